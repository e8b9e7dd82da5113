import { TEMPLATE_NAME_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { OFFER_BENEFITS_MAX, OFFER_LETTER_MAX } from '#contract/offers/offer-choices.ts';
import {
  type OfferTemplateField,
  offerPlaceholder,
  offerTemplateFields,
} from '#contract/offers/offer-template-fields.ts';
import type { OfferTemplateInput } from '#contract/offers/offer-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import type { RowProps } from '#web/app/list-form.tsx';
import { RowCard } from '#web/app/row-card.tsx';
import { TextWithFields } from '#web/app/text-with-fields.tsx';
import { useOtherLanguages } from '#web/app/words-field.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export interface TemplateDraft extends OfferTemplateInput {
  key: string;
}

interface TemplateCardProps extends RowProps {
  template: TemplateDraft;
  onChange: (change: Partial<TemplateDraft>) => void;
}

const fieldWords: Record<OfferTemplateField, () => string> = {
  candidate: m.own_templates_field_candidate,
  job: m.own_templates_field_job,
  company: m.own_templates_field_company,
  sender: m.own_templates_field_sender,
  start: m.offers_starts_on,
  answer_by: m.offer_term_answer_by,
};

/** A template in all the languages that it is written in, the reader's first. */
export function TemplateCard({ template, number, problems, onChange, ...row }: TemplateCardProps) {
  const own = getLocale();
  const others = useOtherLanguages(own, template.texts);
  const textIn = (locale: Locale) => <TextIn key={locale} {...{ locale, template, problems, onChange }} />;
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
      <TextField
        label={m.own_templates_name()}
        value={template.name}
        maxLength={TEMPLATE_NAME_MAX}
        errorMessage={problems.get('name') ?? problems.get('texts')}
        autoComplete="off"
        isRequired
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      {textIn(own)}
      {/* An error in a closed part would be hidden. */}
      <details open={others.some((locale) => hasProblem(problems, locale)) || undefined}>
        <summary className="w-fit text-sm text-accent underline underline-offset-[0.2em]">
          {m.own_templates_translations()}
        </summary>
        <div className="mt-3 flex flex-col gap-8">{others.map(textIn)}</div>
      </details>
    </RowCard>
  );
}

const hasProblem = (problems: ReadonlyMap<string, string>, locale: Locale): boolean =>
  [...problems.keys()].some((path) => path.startsWith(`texts.${locale}`));

const NO_TEXT = { letter: '', benefits: '' };

type TextInProps = Pick<TemplateCardProps, 'template' | 'problems' | 'onChange'> & { locale: Locale };

function TextIn({ locale, template: { texts }, problems, onChange }: TextInProps) {
  const text = texts[locale] ?? NO_TEXT;
  const language = languageName(locale);
  const change = (changed: Partial<typeof text>) =>
    onChange({ texts: { ...texts, [locale]: { ...text, ...changed } } });
  return (
    <div className="flex flex-col gap-2">
      <TextWithFields
        locale={locale}
        label={m.offers_letter_in({ language })}
        text={text.letter}
        rows={10}
        max={OFFER_LETTER_MAX}
        problem={problems.get(`texts.${locale}.letter`) ?? problems.get(`texts.${locale}`)}
        isRequired={false}
        fields={offerTemplateFields.map((field) => ({ label: fieldWords[field](), inserted: offerPlaceholder(field) }))}
        onChange={(letter) => change({ letter })}
      />
      <TextArea
        lang={locale}
        className="mt-3"
        label={m.offers_benefits_in({ language })}
        rows={3}
        maxLength={OFFER_BENEFITS_MAX}
        value={text.benefits}
        errorMessage={problems.get(`texts.${locale}.benefits`)}
        onChange={({ currentTarget: { value } }) => change({ benefits: value })}
      />
    </div>
  );
}
