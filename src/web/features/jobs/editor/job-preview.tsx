import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { salarySchema, variablePaySchema } from '#contract/jobs/job-fields.ts';
import { isLocale, locales } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { LanguageChip } from '#web/ui/language-chip.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

import { DottedList } from '../dotted-list.tsx';
import { cardFacts, choiceText, dayText, numberText } from '../job-words.ts';
import { reachedText, salaryText, variablePayText } from '../pay.ts';
import { isEmptyText } from './form-text.ts';
import { inputOf, type JobFormValues } from './job-form.ts';
import { JobText } from './job-text.tsx';
import { useEditor } from './use-job-editor.ts';

export function JobPreview({ companyName }: { companyName: string }) {
  const { form } = useEditor();
  // Deferred, so that typing stays responsive.
  const values = useDeferredValue(useWatch({ control: form.control }) as JobFormValues);
  const [chosen, setChosen] = useState(values.primaryLocale);
  const written = locales.filter(
    (locale) =>
      locale === values.primaryLocale ||
      !(isEmptyText(values.translations[locale]) || values.translations[locale].machine),
  );
  const locale = written.includes(chosen) ? chosen : values.primaryLocale;
  const text = values.translations[locale];
  return (
    <div className="flex flex-col gap-4">
      {written.length > 1 && (
        <NativeSelect
          label={m.jobs_edit_preview_language()}
          options={written.map((value) => ({ value, label: listedLanguageName(value) }))}
          value={locale}
          onChange={({ target }) => isLocale(target.value) && setChosen(target.value)}
        />
      )}
      <div className="rounded-card border border-line bg-surface p-5">
        <p className="text-sm text-soft">{companyName}</p>
        <p lang={locale} className={`mt-1 font-serif text-xl ${text.title ? '' : 'text-soft'}`}>
          {text.title || m.jobs_edit_preview_no_title()}
        </p>
        <Facts values={values} />
        {isEmptyText({ ...text, title: '' }) ? (
          <p className="mt-4 text-soft">{m.jobs_edit_preview_no_text()}</p>
        ) : (
          <JobText text={{ ...text, title: '' }} lang={locale} />
        )}
      </div>
    </div>
  );
}

function Facts({ values }: { values: JobFormValues }) {
  const {
    city,
    country,
    workplace,
    employmentType,
    category,
    experienceLevel,
    languages,
    skills,
    openings,
    validThrough,
  } = values;
  const input = inputOf(values) as { salary: unknown; variablePay: unknown };
  const salary = salarySchema.safeParse(input.salary).data;
  const variablePay = variablePaySchema.safeParse(input.variablePay).data;
  const facts = [
    ...cardFacts({
      city,
      country: country || null,
      workplace: workplace || null,
      employmentType: employmentType || null,
    }),
    category && choiceText('category', category),
    experienceLevel && choiceText('experienceLevel', experienceLevel),
    Number(openings) > 1 && m.jobs_edit_preview_openings({ count: numberText(Number(openings)) }),
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <>
      {facts.length > 0 && <DottedList label={m.jobs_facts()} items={facts} className="mt-2 text-soft" />}
      <p className={`mt-3 ${salary ? 'font-semibold tabular-nums' : 'text-soft'}`}>
        {salary ? salaryText(salary) : m.jobs_pay_none()}
      </p>
      {variablePay && <p className="text-soft">{variablePayText(variablePay)}</p>}
      {variablePay?.reached && <p className="text-sm text-soft">{reachedText(variablePay)}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {languages.map(
          ({ language, level, required }) =>
            language && level && <LanguageChip key={language} {...{ language, level }} isPlus={!required} />,
        )}
      </div>
      {skills.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-sm">
          {skills.map((skill) => (
            <li key={skill} className="rounded-control bg-sunken px-2 py-0.5">
              {skill}
            </li>
          ))}
        </ul>
      )}
      {validThrough && (
        <p className="mt-3 text-sm text-soft">{m.jobs_edit_preview_until({ date: dayText(validThrough, 'long') })}</p>
      )}
    </>
  );
}
