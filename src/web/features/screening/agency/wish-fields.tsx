import { FINDING_MAX } from '#contract/screening/screening-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { EditorSection } from '#web/features/jobs/editor/editor-section.tsx';
import { choiceLabelInForm, choiceOptions } from '#web/features/jobs/job-words.ts';
import { AmountFields } from '#web/features/offers/amount-fields.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

import type { FieldsProps } from './screening-form.ts';

export const WishFields = ({ values, set, problems, name }: FieldsProps & { name: string }) => (
  <EditorSection id="wishes" title={m.screening_part_wishes()}>
    <div className="grid grid-cols-2 items-end gap-5 md:grid-cols-4">
      <AmountFields
        {...{ values, set }}
        label={m.screening_pay()}
        errorMessage={problems.get('findings.wishes.pay.amount')}
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
