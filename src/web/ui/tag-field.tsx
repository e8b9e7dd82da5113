import { type Ref, type KeyboardEvent, useState } from 'react';
import { ComboBox, Input, Popover } from 'react-aria-components';

import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';

import { AriaLabelAndHint, AriaProblem } from './aria-field-texts.tsx';
import type { FieldTexts } from './field.tsx';
import { numberFormat } from './formats.ts';
import { popoverClass } from './list-box-style.ts';
import { OptionList } from './option-list.tsx';
import { TagList } from './tag-list.tsx';
import { addTags, tagsLeft } from './tags.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface TagFieldProps extends FieldTexts {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
  suggestions?: readonly string[];
  maxTags: number;
  /** Characters per tag; longer ones are cut. */
  maxLength: number;
  placeholder?: string;
  /** Submits one value per tag. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Enter or a comma adds a tag; Backspace in an empty input removes the last. */
export function TagField({
  value,
  onChange,
  onBlur,
  suggestions,
  maxTags,
  maxLength,
  name,
  ref,
  className,
  ...rest
}: TagFieldProps) {
  const input = useTagInput({ value, onChange, maxTags, maxLength });
  const isFull = value.length >= maxTags;
  const number = numberFormat(getLocale(), {});
  const count = { used: number.format(value.length), max: number.format(maxTags) };
  // Empty while nothing is typed, so that the list does not cover the tags.
  const offered = input.text && !isFull ? (suggestions ?? []).filter((item) => !value.includes(item)) : [];
  return (
    <div onKeyDownCapture={input.onKeyDown} className={`field ${className ?? ''}`.trimEnd()}>
      <ComboBox
        allowsCustomValue
        value={null}
        onChange={(key) => key !== null && input.add(String(key))}
        inputValue={input.text}
        onInputChange={input.type}
        onBlur={() => {
          input.add(input.text);
          onBlur?.();
        }}
        isInvalid={Boolean(rest.errorMessage)}
        validationBehavior="aria"
        className="field"
      >
        <AriaLabelAndHint {...rest} hint={rest.hint ?? (isFull ? m.ui_tags_full(count) : m.ui_tags_hint(count))} />
        <Input ref={ref} readOnly={isFull && !input.text} placeholder={rest.placeholder} className="control" />
        <AriaProblem>{rest.errorMessage}</AriaProblem>
        <Popover className={popoverClass} offset={4}>
          <OptionList options={offered.map((item) => ({ value: item, label: item }))} />
        </Popover>
      </ComboBox>
      <TagList label={rest.label} tags={value} onRemove={input.remove} />
      <VisuallyHidden role="status">{input.news}</VisuallyHidden>
      {name && value.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />)}
    </div>
  );
}

interface TagInput {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  maxTags: number;
  maxLength: number;
}

function useTagInput({ value, onChange, ...limits }: TagInput) {
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
