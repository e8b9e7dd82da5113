import type { ReactNode } from 'react';

import type { Pipeline } from '#contract/applications/stages.ts';
import { TEMPLATE_NAME_MAX } from '#contract/limits.ts';
import { locales, type Locale } from '#contract/locales.ts';
import type { CompanyTemplateInput } from '#contract/templates/company-templates.ts';
import { templateCategories, type TemplateCategory } from '#contract/templates/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { useLanguages } from '#web/app/languages.ts';
import type { RowProps } from '#web/app/list-form.tsx';
import { RowCard } from '#web/app/row-card.tsx';
import { useOtherLanguages } from '#web/app/words-field.tsx';
import { listFormat } from '#web/ui/formats.ts';
import { languageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { categoryWords } from '../templates/template-words.ts';
import { SendingFields } from './sending-fields.tsx';
import { TemplateText } from './template-text.tsx';

export interface TemplateDraft extends CompanyTemplateInput {
  key: string;
}

interface TemplateCardProps extends RowProps {
  template: TemplateDraft;
  companyName: string;
  pipelines: readonly Pipeline[];
  onChange: (change: Partial<TemplateDraft>) => void;
  /** Below the texts. */
  children: ReactNode;
}

export function TemplateCard(props: TemplateCardProps) {
  const { template, number, problems, companyName, pipelines, onChange, children, ...row } = props;
  return (
    <RowCard
      title={m.own_templates_number({ number })}
      labels={{
        up: m.own_templates_up({ number }),
        down: m.own_templates_down({ number }),
        remove: m.own_templates_remove({ number }),
      }}
      {...row}
    >
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_14rem]">
        <TextField
          label={m.own_templates_name()}
          value={template.name}
          maxLength={TEMPLATE_NAME_MAX}
          errorMessage={problems.get('name')}
          autoComplete="off"
          isRequired
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label={m.own_templates_category()}
          value={template.category}
          options={templateCategories.map((value) => ({ value, label: categoryWords[value]() }))}
          onChange={(event) => onChange({ category: event.currentTarget.value as TemplateCategory })}
        />
      </div>
      <Texts {...{ template, problems, companyName, onChange }} />
      <SendingFields
        sending={template.sending}
        problem={problems.get('sending') ?? problems.get('sending.at')}
        pipelines={pipelines}
        onChange={(sending) => onChange({ sending })}
      />
      {children}
    </RowCard>
  );
}

type TextsProps = Pick<TemplateCardProps, 'template' | 'problems' | 'companyName' | 'onChange'>;

function Texts({ template: { texts }, problems, companyName, onChange }: TextsProps) {
  const own = getLocale();
  const others = useOtherLanguages(own, texts);
  const languages = useLanguages();
  const textIn = (locale: Locale) => (
    <TemplateText
      key={locale}
      {...{ locale, companyName }}
      text={texts[locale] ?? ''}
      problem={problems.get(`texts.${locale}`) ?? (locale === own ? problems.get('texts') : undefined)}
      isRequired={locale === own && Object.values(texts).every((text) => !text)}
      onChange={(text) => onChange({ texts: { ...texts, [locale]: text } })}
    />
  );
  const first = locales.find((locale) => texts[locale]);
  const missing = languages.filter((locale) => !texts[locale]);
  return (
    <>
      {textIn(own)}
      {/* An error in a closed part would be hidden. */}
      <details open={others.some((locale) => problems.has(`texts.${locale}`)) || undefined}>
        <summary className="w-fit text-sm text-accent underline underline-offset-[0.2em]">
          {m.own_templates_translations()}
        </summary>
        <div className="mt-3 flex flex-col gap-5">{others.map(textIn)}</div>
      </details>
      {first && missing.length > 0 && (
        <p className="text-sm text-soft">
          {m.own_templates_missing({
            languages: listFormat(own, { type: 'conjunction' }).format(missing.map(languageName)),
            language: languageName(first),
          })}
        </p>
      )}
    </>
  );
}
