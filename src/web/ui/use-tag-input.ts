import { type KeyboardEvent, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';

import { addTags, tagsLeft } from './tags.ts';

interface TagInput {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  maxTags: number;
  maxLength: number;
}

export function useTagInput({ value, onChange, ...limits }: TagInput) {
  const [text, setText] = useState('');
  const [news, setNews] = useState('');

  function add(typed: string) {
    const tags = addTags(value, typed, limits);
    const added = tags.slice(value.length);
    if (added.length > 0) {
      onChange(tags);
      setNews(m.ui_tag_added({ item: added.join(', ') }));
    }
    setText(tagsLeft(tags, typed, limits.maxLength));
  }

  function remove(tag: string) {
    onChange(value.filter((other) => other !== tag));
    setNews(m.ui_tag_removed({ item: tag }));
  }

  // Commas are detected in the text, not in key events: phone keyboards name no keys, and a pasted list has none.
  function type(next: string) {
    if (next.includes(',')) add(next);
    else setText(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const isOnSuggestion = event.target.hasAttribute('aria-activedescendant');
    const last = value.at(-1);
    if (event.key === 'Enter' && text && !isOnSuggestion) {
      event.preventDefault();
      event.stopPropagation();
      add(text);
    } else if (event.key === 'Backspace' && !text && last !== undefined) {
      remove(last);
    }
  }

  return { text, news, add, remove, type, onKeyDown };
}
