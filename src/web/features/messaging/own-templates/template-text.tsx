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
import { TextWithFields } from '#web/app/text-with-fields.tsx';
import { languageName } from '#web/ui/language-level.ts';

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
  return (
    <div className="flex flex-col gap-2">
      <TextWithFields
        {...{ locale, text, isRequired, problem, onChange }}
        label={m.own_templates_text_in({ language: languageName(locale) })}
        rows={5}
        max={TEMPLATE_TEXT_MAX}
        fields={templateFields.map((field) => ({ label: fieldWords[field](), inserted: placeholder(field) }))}
      >
        <FormerPayNotice text={text} />
      </TextWithFields>
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
