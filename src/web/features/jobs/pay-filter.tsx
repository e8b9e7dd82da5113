import { currencies } from '#contract/job-fields.ts';
import { m } from '#generated/paraglide/messages.js';
import { fieldText } from '#web/app/problem.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import type { JobQuery, UnreadValue } from './search-url.ts';

/** The least that a job should pay a year. What was typed and is no figure stays in its field. */
export function PayFilter({ query, unread }: { query: JobQuery; unread: readonly UnreadValue[] }) {
  const wrong = unread.find(({ name }) => name === 'salary_min');
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={m.jobs_filter_pay_at_least()}
        name="salary_min"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        defaultValue={wrong?.value ?? query.salary_min}
        errorMessage={wrong && fieldText({ code: 'invalid' })}
      />
      <NativeSelect
        label={m.jobs_filter_currency()}
        name="salary_currency"
        defaultValue={query.salary_currency ?? 'EUR'}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <p className="text-xs text-soft">{m.jobs_filter_pay_hint()}</p>
    </div>
  );
}
