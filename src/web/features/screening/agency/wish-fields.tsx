import { currencies } from '#contract/currencies.ts';
import { salaryPeriods } from '#contract/jobs/job-choices.ts';
import { FINDING_MAX } from '#contract/screening/screening-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { EditorSection } from '#web/features/jobs/editor/editor-section.tsx';
import { choiceLabelInForm, choiceOptions } from '#web/features/jobs/job-words.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import type { FieldsProps } from './use-screening-form.ts';

const periods = { hour: m.jobs_edit_per_hour, month: m.jobs_edit_per_month, year: m.jobs_edit_per_year };

export const WishFields = ({ values, set, problems, name }: FieldsProps & { name: string }) => (
  <EditorSection id="wishes" title={m.screening_part_wishes()}>
    <div className="grid grid-cols-2 items-end gap-5 md:grid-cols-4">
      <TextField
        label={m.screening_pay()}
        className="max-md:col-span-2"
        inputMode="numeric"
        autoComplete="off"
        value={values.amount}
        errorMessage={problems.get('findings.wishes.pay.amount')}
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
      <NativeSelect
        label={choiceLabelInForm('workplace')}
        className="max-md:col-span-2"
        value={values.workplace}
        emptyLabel={m.screening_not_talked()}
        options={choiceOptions('workplace')}
        onChange={({ currentTarget: { value } }) =>
          set({ workplace: choiceOptions('workplace').find((one) => one.value === value)?.value ?? '' })
        }
      />
    </div>
    <TextArea
      label={m.screening_words()}
      hint={m.screening_words_hint({ name })}
      rows={2}
      maxLength={FINDING_MAX}
      value={values.wishesWords}
      errorMessage={problems.get('findings.wishes.words')}
      onChange={({ currentTarget: { value } }) => set({ wishesWords: value })}
    />
  </EditorSection>
);
