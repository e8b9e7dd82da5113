import { currencies, type Currency } from '#contract/currencies.ts';
import { salaryPeriods, type SalaryPeriod } from '#contract/jobs/job-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import type { KeptFieldsProps } from '#web/app/use-kept-form.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const periods = { hour: m.jobs_edit_per_hour, month: m.jobs_edit_per_month, year: m.jobs_edit_per_year };

/** As typed. */
interface AmountValues {
  amount: string;
  currency: Currency;
  period: SalaryPeriod;
}

interface AmountFieldsProps extends Pick<KeptFieldsProps<AmountValues>, 'values' | 'set'> {
  label: string;
  isRequired?: boolean;
  errorMessage: string | undefined;
}

/** Three fields in a row of four, the first one alone on phones. */
export const AmountFields = ({ values, set, ...field }: AmountFieldsProps) => (
  <>
    <TextField
      {...field}
      className="max-md:col-span-2"
      inputMode="numeric"
      autoComplete="off"
      value={values.amount}
      onChange={({ currentTarget: { value } }) => set({ amount: value })}
    />
    <NativeSelect
      label={m.jobs_edit_currency()}
      value={values.currency}
      options={currencies.map((value) => ({ value, label: value }))}
      onChange={({ currentTarget: { value } }) =>
        set({ currency: currencies.find((one) => one === value) ?? values.currency })
      }
    />
    <NativeSelect
      label={m.jobs_edit_period()}
      value={values.period}
      options={salaryPeriods.map((value) => ({ value, label: periods[value]() }))}
      onChange={({ currentTarget: { value } }) =>
        set({ period: salaryPeriods.find((one) => one === value) ?? values.period })
      }
    />
  </>
);
