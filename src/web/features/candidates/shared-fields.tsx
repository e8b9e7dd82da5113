import { useEffect, useRef } from 'react';

import { SOURCE_TEXT_MAX } from '#contract/candidates/candidate-choices.ts';
import { isLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { useLanguages } from '#web/app/languages.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import type { SharedFields } from './candidate-form.tsx';

interface SharedFieldsProps {
  value: SharedFields;
  jobs: readonly { id: string; title: string }[];
  /** By field. */
  problems: ReadonlyMap<string, string>;
  onChange: (value: SharedFields) => void;
}

/** From where the people are, and how they are told. */
export function SharedFieldsForm({ value, jobs, problems, onChange }: SharedFieldsProps) {
  const languages = useLanguages([value.locale]);
  const source = useRef<HTMLInputElement>(null);
  // The pressed button may be far below.
  useEffect(() => {
    if (problems.has('source')) source.current?.focus();
  }, [problems]);
  return (
    <fieldset className="grid gap-5 md:grid-cols-2">
      <legend className="mb-4 text-lg font-semibold">{m.candidate_for_all()}</legend>
      <TextField
        ref={source}
        label={m.candidate_source()}
        hint={m.candidate_source_hint()}
        isRequired
        maxLength={SOURCE_TEXT_MAX}
        autoComplete="off"
        value={value.source}
        errorMessage={problems.get('source')}
        onChange={({ currentTarget }) => onChange({ ...value, source: currentTarget.value })}
      />
      <NativeSelect
        label={m.candidate_job()}
        hint={m.candidate_job_hint()}
        emptyLabel={m.candidate_no_job()}
        options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
        value={value.jobId ?? ''}
        errorMessage={problems.get('jobId')}
        onChange={({ currentTarget }) => onChange({ ...value, jobId: currentTarget.value || null })}
      />
      <NativeSelect
        label={m.candidate_locale()}
        options={languages.map((locale) => ({ value: locale, label: listedLanguageName(locale) }))}
        value={value.locale}
        onChange={({ currentTarget: { value: locale } }) => isLocale(locale) && onChange({ ...value, locale })}
      />
      <DateField
        label={m.candidate_told_on()}
        hint={m.candidate_told_on_hint()}
        errorMessage={problems.get('toldOn')}
        onChange={({ currentTarget }) => onChange({ ...value, toldOn: currentTarget.value || null })}
      />
    </fieldset>
  );
}
