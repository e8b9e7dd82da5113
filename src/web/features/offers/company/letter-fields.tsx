import { useState } from 'react';

import { type Locale, locales } from '#contract/locales.ts';
import { OFFER_BENEFITS_MAX, OFFER_LETTER_MAX } from '#contract/offers/offer-choices.ts';
import { fillOfferTemplate, type OfferTemplateField } from '#contract/offers/offer-template-fields.ts';
import type { OfferTemplates } from '#contract/offers/offer-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { useLanguages } from '#web/app/languages.ts';
import { EditorSection } from '#web/features/jobs/editor/editor-section.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { languageName, listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

import { type FieldsProps, noText, type OfferFormValues } from './offer-form.ts';

export interface LetterFieldsProps extends FieldsProps {
  templates: OfferTemplates;
  /** What is filled in; the days follow when the offer is sent. */
  facts: Partial<Record<OfferTemplateField, string>>;
}

/** The letter and the benefits, in the candidate's language and in the one that binds. */
export function LetterFields({ templates, facts, ...fields }: LetterFieldsProps) {
  const { values, set } = fields;
  const written = [...new Set([values.locale, values.bindingLocale])];
  return (
    <EditorSection id="letter" title={m.offers_letter()} about={m.offers_letter_about()}>
      <div className="grid items-end gap-5 md:grid-cols-2">
        <LanguageSelect label={m.offers_language()} value={values.locale} onChange={(locale) => set({ locale })} />
        <LanguageSelect
          label={m.offers_binding()}
          hint={m.offers_binding_hint()}
          value={values.bindingLocale}
          onChange={(bindingLocale) => set({ bindingLocale })}
        />
      </div>
      <TemplateChooser {...{ templates, facts, ...fields }} />
      <div className={`grid gap-x-8 gap-y-6 ${written.length > 1 ? 'lg:grid-cols-2' : ''}`.trimEnd()}>
        {written.map((locale) => (
          <TextIn key={locale} locale={locale} {...fields} />
        ))}
      </div>
    </EditorSection>
  );
}

interface LanguageSelectProps {
  label: string;
  hint?: string;
  value: Locale;
  onChange: (value: Locale) => void;
}

function LanguageSelect({ onChange, ...field }: LanguageSelectProps) {
  const languages = useLanguages([field.value]);
  return (
    <NativeSelect
      {...field}
      options={languages.map((value) => ({ value, label: listedLanguageName(value) }))}
      onChange={({ currentTarget }) => onChange(locales.find((one) => one === currentTarget.value) ?? field.value)}
    />
  );
}

function TextIn({ locale, values: { texts }, set, problems }: FieldsProps & { locale: Locale }) {
  const text = texts[locale] ?? noText;
  const language = languageName(locale);
  const change = (changed: Partial<typeof text>) => set({ texts: { ...texts, [locale]: { ...text, ...changed } } });
  const hasDays = /\{\{\s*(?:start|answer_by)\s*\}\}/i.test(text.letter);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <TextArea
        lang={locale}
        label={m.offers_letter_in({ language })}
        hint={hasDays ? m.offers_dates_filled() : undefined}
        isRequired
        rows={14}
        maxLength={OFFER_LETTER_MAX}
        value={text.letter}
        errorMessage={problems.get(`texts.${locale}.letter`) ?? problems.get(`texts.${locale}`)}
        onChange={({ currentTarget: { value } }) => change({ letter: value })}
      />
      <TextArea
        lang={locale}
        label={m.offers_benefits_in({ language })}
        rows={4}
        maxLength={OFFER_BENEFITS_MAX}
        value={text.benefits}
        errorMessage={problems.get(`texts.${locale}.benefits`)}
        onChange={({ currentTarget: { value } }) => change({ benefits: value })}
      />
    </div>
  );
}

const BUILT_IN = 'built-in';

function TemplateChooser({ templates: { templates, builtIn }, facts, values, set }: LetterFieldsProps) {
  const [chosen, setChosen] = useState(templates[0]?.id ?? BUILT_IN);
  const [isAsked, setAsked] = useState(false);
  const use = () => {
    const texts = templates.find(({ id }) => id === chosen)?.texts ?? builtIn;
    set({ texts: { ...values.texts, ...filledTexts(values, texts, builtIn, facts) } });
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <NativeSelect
        label={m.offers_template()}
        className="min-w-0 flex-1 basis-60 md:max-w-[24rem]"
        value={chosen}
        options={[
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
          { value: BUILT_IN, label: m.offers_template_built_in() },
        ]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button variant="outline" onClick={() => setAsked(true)}>
        {m.templates_use()}
      </Button>
      <ConfirmDialog
        title={m.offers_template_replace()}
        message={m.offers_template_replace_text()}
        confirmLabel={m.templates_use()}
        destructive={false}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={use}
      />
    </div>
  );
}

/** In both languages of the offer; the built-in text where the template has none. */
function filledTexts(
  { locale, bindingLocale }: OfferFormValues,
  own: OfferFormValues['texts'],
  builtIn: OfferFormValues['texts'],
  facts: LetterFieldsProps['facts'],
): OfferFormValues['texts'] {
  const fill = (text: string) => fillOfferTemplate(text, facts);
  return Object.fromEntries(
    [locale, bindingLocale].map((language) => {
      const { letter, benefits } = own[language] ?? builtIn[language] ?? noText;
      return [language, { letter: fill(letter), benefits: fill(benefits) }];
    }),
  );
}
