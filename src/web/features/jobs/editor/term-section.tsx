import { TERM_DAYS_MAX } from '#contract/job-fields.ts';
import { m } from '#generated/paraglide/messages.js';
import { TextField } from '#web/ui/text-field.tsx';

import { EditorSection } from './editor-section.tsx';
import { dayIn } from './job-form.ts';
import { useFields } from './use-fields.ts';
import { useErrors } from './use-job-editor.ts';

/** Until when the job takes applications. */
export function TermSection() {
  const { entry } = useFields();
  const errors = useErrors();
  return (
    <EditorSection id="term" title={m.jobs_edit_term()} about={m.jobs_edit_term_about({ days: TERM_DAYS_MAX })}>
      <TextField
        label={m.jobs_edit_last_day()}
        type="date"
        isRequired
        min={dayIn(0)}
        max={dayIn(TERM_DAYS_MAX)}
        errorMessage={errors.validThrough?.message}
        className="max-w-[16rem]"
        {...entry('validThrough')}
      />
    </EditorSection>
  );
}
