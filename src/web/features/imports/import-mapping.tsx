import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { currencies } from '#contract/currencies.ts';
import { type ImportField, importFields } from '#contract/imports/import-choices.ts';
import type { ImportOptions, JobImport } from '#contract/imports/imports.ts';
import { salaryPeriods } from '#contract/jobs/job-choices.ts';
import { TERM_DAYS_MAX } from '#contract/limits.ts';
import { locales } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { useLanguages } from '#web/app/languages.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { countryOptions } from '#web/features/companies/country-names.ts';
import { choiceLabelInForm, choiceOptions } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ownLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { importFieldLabel } from './import-words.ts';

interface ImportMappingProps {
  found: JobImport;
  save: (input: { mapping: (ImportField | null)[]; options: ImportOptions }) => Promise<void>;
}

/** The meaning of the columns and the options for all rows; saving validates the rows again. */
export function ImportMapping({ found: { columns, options: first }, save }: ImportMappingProps) {
  const [mapping, setMapping] = useState(columns.map(({ field }) => field));
  const [options, setOptions] = useState(first);
  const { mutate, isPending, error } = useMutation({ mutationFn: () => save({ mapping, options }) });
  const choose = (at: number, value: string) => {
    const field = importFields.find((known) => known === value) ?? null;
    // Each field is mapped from at most one column.
    setMapping(mapping.map((other, index) => (index === at ? field : other === field ? null : other)));
  };
  const labels = importFields.map((value) => ({ value, label: importFieldLabel(value) }));
  return (
    <form
      method="dialog"
      className="flex flex-col gap-8 [overflow-wrap:anywhere]"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <fieldset className="min-w-0">
        <legend className="font-serif text-xl font-medium">{m.imports_columns()}</legend>
        <p className="mt-1 mb-5 max-w-[42rem] text-soft">{m.imports_columns_about()}</p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 lg:grid-cols-3">
          {columns.map(({ name, sample }, at) => (
            <NativeSelect
              // oxlint-disable-next-line react/no-array-index-key -- columns may have the same name
              key={at}
              label={name || '–'}
              hint={sample && m.imports_column_sample({ sample })}
              emptyLabel={m.imports_column_ignored()}
              options={labels}
              value={mapping[at] ?? ''}
              onChange={({ target }) => choose(at, target.value)}
            />
          ))}
        </div>
      </fieldset>
      <Rules options={options} onChange={(change) => setOptions({ ...options, ...change })} />
      {error && <Alert variant="attention">{problemText(problemOf(error))}</Alert>}
      <Button type="submit" variant="secondary" isPending={isPending} className="self-start">
        {m.imports_check_again()}
      </Button>
    </form>
  );
}

const periods = { hour: m.jobs_edit_per_hour, month: m.jobs_edit_per_month, year: m.jobs_edit_per_year };

interface RulesProps {
  options: ImportOptions;
  onChange: (change: Partial<ImportOptions>) => void;
}

const Rules = ({ options, onChange }: RulesProps) => (
  <fieldset>
    <legend className="font-serif text-xl font-medium">{m.imports_rules()}</legend>
    <p className="mt-1 mb-5 max-w-[42rem] text-soft">{m.imports_rules_about()}</p>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 lg:grid-cols-3">
      {(['category', 'employmentType', 'workplace'] as const).map((field) => (
        <NativeSelect
          key={field}
          label={choiceLabelInForm(field)}
          emptyLabel="–"
          options={choiceOptions(field)}
          value={options[field] ?? ''}
          onChange={({ target }) => onChange({ [field]: target.value || null })}
        />
      ))}
      <NativeSelect
        label={m.jobs_edit_country()}
        emptyLabel="–"
        options={countryOptions()}
        value={options.country ?? ''}
        onChange={({ target }) => onChange({ country: target.value || null })}
      />
      <NativeSelect
        label={m.jobs_edit_primary_language()}
        options={useLanguages([options.locale]).map((value) => ({ value, label: ownLanguageName(value) }))}
        value={options.locale}
        onChange={({ target }) => onChange({ locale: locales.find((one) => one === target.value) ?? options.locale })}
      />
      <NativeSelect
        label={m.jobs_edit_currency()}
        options={currencies.map((value) => ({ value, label: value }))}
        value={options.currency}
        onChange={({ target }) =>
          onChange({ currency: currencies.find((one) => one === target.value) ?? options.currency })
        }
      />
      <NativeSelect
        label={m.jobs_edit_period()}
        options={salaryPeriods.map((value) => ({ value, label: periods[value]() }))}
        value={options.salaryPeriod}
        onChange={({ target }) =>
          onChange({ salaryPeriod: salaryPeriods.find((one) => one === target.value) ?? options.salaryPeriod })
        }
      />
      <TextField
        label={m.imports_rule_days()}
        type="number"
        min={1}
        max={TERM_DAYS_MAX}
        isRequired
        value={String(options.days)}
        onChange={({ target }) => onChange({ days: Number(target.value) })}
      />
    </div>
    <Choices {...{ options, onChange }} />
  </fieldset>
);

const Choices = ({ options, onChange }: RulesProps) => (
  <div className="mt-6 flex max-w-[42rem] flex-col gap-4">
    <Checkbox
      label={m.imports_rule_publish()}
      checked={options.publish}
      onChange={({ target }) => onChange({ publish: target.checked })}
    />
    <Checkbox
      label={m.imports_rule_close()}
      hint={m.imports_rule_close_hint()}
      checked={options.closeMissing}
      onChange={({ target }) => onChange({ closeMissing: target.checked })}
    />
    <Checkbox
      label={m.imports_rule_clear()}
      hint={m.imports_rule_clear_hint()}
      checked={options.emptyClears}
      onChange={({ target }) => onChange({ emptyClears: target.checked })}
    />
  </div>
);
