import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';

import type { Company } from '#contract/companies/companies.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { useLanguages, writtenIn } from '#web/app/languages.ts';
import { listFormat } from '#web/ui/formats.ts';
import { languageName, ownLanguageName } from '#web/ui/language-level.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

import { EditableSection, type InPlace } from './editable-section.tsx';
import { useUpdateCompany } from './own-company.ts';
import { SectionForm } from './section-form.tsx';
import { useSectionForm } from './use-section-form.ts';

const loadSchema = async () =>
  (await import('#contract/companies/companies.ts')).companyInput.pick({ description: true });

const DESCRIPTION_MAX = 4_000;

/** The reader's language first; text in a language that is no longer offered is kept. */
function useInOrder({ description }: Company): Locale[] {
  const languages = useLanguages(writtenIn(description));
  return [getLocale(), ...languages.filter((locale) => locale !== getLocale())];
}

export function CompanyDescriptionSection({ company }: { company: Company }) {
  const inOrder = useInOrder(company);
  const written = inOrder.filter((locale) => company.description[locale]);
  const missing = inOrder.filter((locale) => !company.description[locale]);
  const list = listFormat(getLocale(), {});
  return (
    <EditableSection
      id="company-description"
      title={m.company_description()}
      about={m.company_description_about()}
      emptyText={written.length === 0 ? m.company_description_empty() : undefined}
      renderForm={(place) => <DescriptionForm company={company} {...place} />}
    >
      <div className="flex flex-col gap-6">
        {written.map((locale) => (
          <div key={locale}>
            <h3 lang={locale}>{ownLanguageName(locale)}</h3>
            <p lang={locale} className="mt-1 line-clamp-6 max-w-[40rem] whitespace-pre-line">
              {company.description[locale]}
            </p>
          </div>
        ))}
        {missing.length > 0 && (
          <p className="text-sm text-soft">
            {m.company_description_missing({ languages: list.format(missing.map(languageName)) })}
          </p>
        )}
      </div>
    </EditableSection>
  );
}

function DescriptionForm({ company, onSaved, onCancel }: InPlace & { company: Company }) {
  const [shown, setShown] = useState<string>(getLocale());
  const inOrder = useInOrder(company);
  const save = useUpdateCompany(company);
  const { form, problem, submit } = useSectionForm({
    loadSchema,
    defaultValues: { description: inAllLanguages(company.description) },
    save,
    onSaved,
    onInvalid: (found) => setShown((current) => inOrder.find((locale) => found.description?.[locale]) ?? current),
  });
  const { errors, isSubmitting } = form.formState;
  const texts = form.watch('description');
  const tabs = inOrder.map((locale) => {
    const error = errors.description?.[locale]?.message;
    return {
      id: locale,
      label: <TabLabel locale={locale} state={error ? 'wrong' : texts[locale]?.trim() ? 'written' : 'empty'} />,
      content: (
        <TextArea
          label={m.company_description_in({ language: languageName(locale) })}
          lang={locale}
          rows={8}
          maxLength={DESCRIPTION_MAX}
          errorMessage={error}
          {...form.register(`description.${locale}`)}
        />
      ),
    };
  });
  return (
    <SectionForm onSubmit={submit} onCancel={onCancel} isPending={isSubmitting} problem={problem}>
      <Tabs label={m.company_description()} tabs={tabs} selected={shown} onSelect={setShown} />
    </SectionForm>
  );
}

/** The form needs a text for every field. */
const inAllLanguages = (description: Company['description']): Record<Locale, string> => {
  const { en = '', es = '', fr = '', de = '', it = '', pt = '' } = description;
  return { en, es, fr, de, it, pt };
};

function TabLabel({ locale, state }: { locale: Locale; state: 'empty' | 'written' | 'wrong' }) {
  return (
    <>
      <span lang={locale}>{ownLanguageName(locale)}</span>
      {state === 'written' && <CircleCheck aria-hidden="true" className="size-4 text-accent" />}
      {state === 'wrong' && <CircleAlert aria-hidden="true" className="size-4 text-coral" />}
      {state !== 'empty' && (
        <VisuallyHidden>
          {state === 'written' ? m.company_description_written() : m.company_description_wrong()}
        </VisuallyHidden>
      )}
    </>
  );
}
