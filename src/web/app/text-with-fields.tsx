import { type ReactNode, useRef } from 'react';

import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { TextArea } from '#web/ui/text-area.tsx';

interface TextWithFieldsProps {
  locale: Locale;
  label: string;
  text: string;
  rows: number;
  max: number;
  problem: string | undefined;
  isRequired: boolean;
  /** `inserted`: the placeholder. */
  fields: readonly { label: string; inserted: string }[];
  /** Below the text. */
  children?: ReactNode;
  onChange: (text: string) => void;
}

/** The text of a template in one language, with buttons for its placeholders. */
export function TextWithFields(props: TextWithFieldsProps) {
  const { locale, label, text, rows, max, problem, isRequired, fields, children, onChange } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (inserted: string) => {
    const { selectionStart: start, selectionEnd: end } = area.current ?? { selectionStart: 0, selectionEnd: 0 };
    onChange(text.slice(0, start) + inserted + text.slice(end));
    area.current?.focus();
    // After React has set the text, which moves the caret to its end.
    requestAnimationFrame(() => area.current?.setSelectionRange(start + inserted.length, start + inserted.length));
  };
  return (
    <>
      <TextArea
        ref={area}
        lang={locale}
        {...{ label, rows, isRequired }}
        value={text}
        maxLength={max}
        errorMessage={problem}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {children}
      <p className="text-sm text-soft" aria-hidden="true">
        {m.own_templates_fields()}
      </p>
      <ul className="flex flex-wrap gap-2">
        {fields.map(({ label: field, inserted }) => (
          <li key={inserted}>
            <Button
              variant="outline"
              size="sm"
              aria-label={m.own_templates_insert({ language: languageName(locale), field })}
              onClick={() => insert(inserted)}
            >
              {field}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
