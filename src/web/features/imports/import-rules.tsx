import { currencies } from '#contract/currencies.ts';
import type { ImportOptions } from '#contract/imports/imports.ts';
import { salaryPeriods } from '#contract/jobs/job-choices.ts';
import { TERM_DAYS_MAX } from '#contract/limits.ts';
import { locales } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { useLanguages } from '#web/app/languages.ts';
import { countryOptions } from '#web/features/companies/country-names.ts';
import { choiceLabelInForm, choiceOptions } from '#web/features/jobs/job-words.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ownLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import type { RulesProps } from './import-kind.ts';

const periods = { hour: m.jobs_edit_per_hour, month: m.jobs_edit_per_month, year: m.jobs_edit_per_year };

/** The options for all rows of a file of jobs. */
export const ImportRules = ({ options, onChange }: RulesProps<ImportOptions>) => (
  <>
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
  </>
);

const Choices = ({ options, onChange }: RulesProps<ImportOptions>) => (
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
