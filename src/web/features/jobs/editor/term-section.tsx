import { answerDays } from '#contract/applications/answer-choices.ts';
import { TERM_DAYS_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { DateField } from '#web/ui/date-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

import { EditorSection } from './editor-section.tsx';
import { dayIn } from './job-form.ts';
import { useFields } from './use-fields.ts';
import { useErrors } from './use-job-editor.ts';

/** The deadline for applications, and the promised time of an answer. */
export function TermSection() {
  const { entry } = useFields();
  const errors = useErrors();
  return (
    <EditorSection id="term" title={m.jobs_edit_term()} about={m.jobs_edit_term_about({ days: TERM_DAYS_MAX })}>
      <DateField
        label={m.jobs_edit_last_day()}
        isRequired
        min={dayIn(0)}
        max={dayIn(TERM_DAYS_MAX)}
        errorMessage={errors.validThrough?.message}
        className="max-w-[16rem]"
        {...entry('validThrough')}
      />
      <NativeSelect
        label={m.jobs_edit_answer_days()}
        hint={m.jobs_edit_answer_hint()}
        emptyLabel={m.jobs_edit_answer_none()}
        options={answerDays.map((days) => ({ value: String(days), label: m.answers_within({ days }) }))}
        errorMessage={errors.answerDays?.message}
        {...entry('answerDays')}
      />
    </EditorSection>
  );
}
