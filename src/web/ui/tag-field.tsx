import { X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { Button, ComboBox, Input, Popover, Tag, TagGroup, TagList } from 'react-aria-components';
import { getLocale } from '#generated/paraglide/runtime.js';
import { m } from '#generated/paraglide/messages.js';
import { AriaLabelAndHint, AriaProblem } from './aria-field-texts.tsx';
import type { FieldTexts } from './field.tsx';
import { fieldClass } from './field-style.ts';
import { popoverClass } from './list-box-style.ts';
import { OptionList } from './option-list.tsx';
import { addTags } from './tags.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface TagFieldProps extends FieldTexts {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
  suggestions?: readonly string[];
  maxTags: number;
  /** Characters in one tag. */
  maxLength: number;
  placeholder?: string;
  /** Submits one value a tag under this name. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A list of short words: Enter or a comma adds what is typed, a suggestion adds itself, Backspace in the empty input takes the last one back. */
export function TagField({ value, onChange, onBlur, suggestions = [], maxTags, maxLength, name, ref, className, ...rest }: TagFieldProps) {
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const isFull = value.length >= maxTags;

  function add(input: string) {
    const tags = addTags(value, input, { maxTags, maxLength });
    const added = tags.slice(value.length);
    if (added.length > 0) {
      onChange(tags);
      setNews(m.ui_tag_added({ item: added.join(', ') }));
    }
    setText('');
  }

  function remove(tag: string) {
    onChange(value.filter((other) => other !== tag));
    setNews(m.ui_tag_removed({ item: tag }));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const isOnSuggestion = event.target.hasAttribute('aria-activedescendant');
    if (event.key === ',' || (event.key === 'Enter' && text && !isOnSuggestion)) {
      event.preventDefault();
      event.stopPropagation();
      add(text);
    } else if (event.key === 'Backspace' && !text) {
      const last = value.at(-1);
      if (last !== undefined) remove(last);
    }
  }

  const number = new Intl.NumberFormat(getLocale());
  const count = { used: number.format(value.length), max: number.format(maxTags) };
  const options = suggestions.filter((item) => !value.includes(item)).map((item) => ({ value: item, label: item }));
  return (
    <div onKeyDownCapture={onKeyDown} className={`${fieldClass} ${className ?? ''}`.trimEnd()}>
      <ComboBox
        allowsCustomValue
        value={null}
        onChange={(key) => key !== null && add(String(key))}
        inputValue={text}
        onInputChange={setText}
        onBlur={() => {
          add(text);
          onBlur?.();
        }}
        isInvalid={Boolean(rest.errorMessage)}
        validationBehavior="aria"
        className={fieldClass}
      >
        <AriaLabelAndHint {...rest} hint={rest.hint ?? (isFull ? m.ui_tags_full(count) : m.ui_tags_hint(count))} />
        <Input ref={ref} disabled={isFull} maxLength={maxLength} placeholder={rest.placeholder} className="control" />
        <AriaProblem>{rest.errorMessage}</AriaProblem>
        <Popover className={popoverClass} offset={4}>
          <OptionList options={options} />
        </Popover>
      </ComboBox>
      <Tags label={rest.label} value={value} onRemove={remove} />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {name && value.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />)}
    </div>
  );
}

function Tags({ label, value, onRemove }: { label: FieldTexts['label']; value: readonly string[]; onRemove: (tag: string) => void }) {
  if (value.length === 0) return null;
  return (
    <TagGroup aria-label={typeof label === 'string' ? label : undefined} onRemove={(keys) => keys.forEach((key) => onRemove(String(key)))}>
      <TagList className="flex flex-wrap gap-2 pt-1">
        {value.map((tag) => (
          <Tag
            key={tag}
            id={tag}
            textValue={tag}
            className="flex min-h-8 max-w-full items-center gap-1 rounded-control border border-line bg-sunken ps-2.5 text-sm"
          >
            <span className="min-w-0 truncate">{tag}</span>
            <Button slot="remove" className="grid size-8 place-items-center rounded-control text-soft hover:text-ink">
              <X aria-hidden="true" className="size-3.5" />
            </Button>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
