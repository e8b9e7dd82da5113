import { currencies } from '#contract/currencies.ts';
import { salaryPeriods } from '#contract/jobs/job-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { displayNames } from '#web/ui/formats.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { EditorSection } from './editor-section.tsx';
import { useFields } from './use-fields.ts';
import { useEditor, useErrors } from './use-job-editor.ts';

const periods = { hour: m.jobs_edit_per_hour, month: m.jobs_edit_per_month, year: m.jobs_edit_per_year };

function currencyOptions() {
  const names = displayNames(getLocale(), { type: 'currency' });
  return currencies.map((value) => ({ value, label: `${value} – ${names.of(value)}` }));
}

export function PaySection() {
  const { entry } = useFields();
  const errors = useErrors();
  return (
    <EditorSection id="pay" title={m.jobs_edit_pay()} about={m.jobs_edit_pay_about()}>
      <div className="grid grid-cols-2 gap-5" data-field="salary">
        <TextField
          label={m.jobs_edit_pay_min()}
          inputMode="numeric"
          autoComplete="off"
          errorMessage={errors.salary?.min?.message}
          {...entry('salary.min')}
        />
        <TextField
          label={m.jobs_edit_pay_max()}
          inputMode="numeric"
          autoComplete="off"
          errorMessage={errors.salary?.max && m.jobs_edit_pay_max_wrong()}
          {...entry('salary.max')}
        />
        <NativeSelect
          label={m.jobs_edit_currency()}
          options={currencyOptions()}
          errorMessage={errors.salary?.currency?.message}
          {...entry('salary.currency')}
        />
        <NativeSelect
          label={m.jobs_edit_period()}
          options={salaryPeriods.map((value) => ({ value, label: periods[value]() }))}
          errorMessage={errors.salary?.period?.message}
          {...entry('salary.period')}
        />
      </div>
      <VariablePay />
    </EditorSection>
  );
}

function VariablePay() {
  const { form } = useEditor();
  const { entry, box } = useFields();
  const errors = useErrors();
  return (
    <div className="flex flex-col gap-5" data-field="variablePay">
      <Checkbox label={m.jobs_edit_variable()} hint={m.jobs_edit_variable_hint()} {...box('variablePay.isOffered')} />
      {form.watch('variablePay.isOffered') && (
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            label={m.jobs_edit_variable_target()}
            hint={m.jobs_edit_variable_target_hint({ currency: form.watch('salary.currency') })}
            inputMode="numeric"
            autoComplete="off"
            errorMessage={errors.variablePay?.target?.message}
            {...entry('variablePay.target')}
          />
          <Checkbox
            label={m.jobs_edit_variable_capped()}
            hint={m.jobs_edit_variable_capped_hint()}
            className="md:self-end"
            {...box('variablePay.capped')}
          />
          {form.watch('variablePay.capped') && (
            <TextField
              label={m.jobs_edit_variable_cap()}
              hint={m.jobs_edit_variable_cap_hint()}
              inputMode="numeric"
              autoComplete="off"
              errorMessage={errors.variablePay?.cap && m.jobs_edit_variable_cap_wrong()}
              {...entry('variablePay.cap')}
            />
          )}
          <Reached />
        </div>
      )}
    </div>
  );
}

/** Stated by the employer, or not at all. */
function Reached() {
  const { entry } = useFields();
  const { reached } = useErrors().variablePay ?? {};
  return (
    <fieldset className="md:col-span-2">
      <legend className="font-medium">{m.jobs_edit_variable_reached()}</legend>
      <p className="text-sm text-soft">{m.jobs_edit_variable_reached_hint()}</p>
      <div className="mt-3 grid gap-5 md:grid-cols-2">
        <TextField
          label={m.jobs_edit_variable_percent()}
          inputMode="numeric"
          autoComplete="off"
          errorMessage={reached?.percent?.message}
          {...entry('variablePay.reached.percent')}
        />
        <TextField
          label={m.jobs_edit_variable_year()}
          inputMode="numeric"
          autoComplete="off"
          errorMessage={reached?.year && m.jobs_edit_variable_year_wrong()}
          {...entry('variablePay.reached.year')}
        />
      </div>
    </fieldset>
  );
}
