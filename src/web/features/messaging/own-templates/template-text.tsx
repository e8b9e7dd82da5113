import { useRef } from 'react';

import { TEMPLATE_TEXT_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import {
  EXAMPLE_CANDIDATE,
  fillTemplate,
  placeholder,
  type TemplateField,
  templateFields,
} from '#contract/templates/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { useViewer } from '#web/app/site.ts';
import { Button } from '#web/ui/button.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { TextArea } from '#web/ui/text-area.tsx';

import { FormerPayNotice } from '../former-pay-notice.tsx';

const fieldWords: Record<TemplateField, () => string> = {
  candidate: m.own_templates_field_candidate,
  job: m.own_templates_field_job,
  company: m.own_templates_field_company,
  sender: m.own_templates_field_sender,
  date: m.templates_date,
  time: m.templates_time,
  location: m.templates_location,
  deadline: m.templates_deadline,
};

interface TemplateTextProps {
  locale: Locale;
  text: string;
  companyName: string;
  problem: string | undefined;
  isRequired: boolean;
  onChange: (text: string) => void;
}

/** The text in one language, with buttons for its placeholders and a preview. */
export function TemplateText({ locale, text, companyName, problem, isRequired, onChange }: TemplateTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const language = languageName(locale);
  const insert = (field: TemplateField) => {
    const { selectionStart: start, selectionEnd: end } = area.current ?? { selectionStart: 0, selectionEnd: 0 };
    const inserted = placeholder(field);
    onChange(text.slice(0, start) + inserted + text.slice(end));
    area.current?.focus();
    // After React has set the text, which moves the caret to its end.
    requestAnimationFrame(() => area.current?.setSelectionRange(start + inserted.length, start + inserted.length));
  };
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        ref={area}
        lang={locale}
        label={m.own_templates_text_in({ language })}
        value={text}
        rows={5}
        maxLength={TEMPLATE_TEXT_MAX}
        errorMessage={problem}
        isRequired={isRequired}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FormerPayNotice text={text} />
      <p className="text-sm text-soft" aria-hidden="true">
        {m.own_templates_fields()}
      </p>
      <ul className="flex flex-wrap gap-2">
        {templateFields.map((field) => (
          <li key={field}>
            <Button
              variant="outline"
              size="sm"
              aria-label={m.own_templates_insert({ language, field: fieldWords[field]() })}
              onClick={() => insert(field)}
            >
              {fieldWords[field]()}
            </Button>
          </li>
        ))}
      </ul>
      {text && <Preview {...{ locale, text, companyName }} />}
    </div>
  );
}

function Preview({ locale, text, companyName }: Pick<TemplateTextProps, 'locale' | 'text' | 'companyName'>) {
  const sender = useViewer()?.name ?? '';
  const open = (field: TemplateField) => `[${fieldWords[field]()}]`;
  return (
    <details>
      <summary className="w-fit text-sm text-accent underline underline-offset-[0.2em]">
        {m.own_templates_preview({ language: languageName(locale) })}
      </summary>
      <p
        lang={locale}
        className="mt-2 rounded-card border border-line bg-sunken p-4 [overflow-wrap:anywhere] whitespace-pre-line"
      >
        {fillTemplate(text, {
          candidate: EXAMPLE_CANDIDATE,
          job: m.templates_example_job_content({}, { locale }),
          company: companyName,
          sender,
          date: open('date'),
          time: open('time'),
          location: open('location'),
          deadline: open('deadline'),
        })}
      </p>
    </details>
  );
}
