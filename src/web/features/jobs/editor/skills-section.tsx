import { Controller } from 'react-hook-form';

import { SKILLS_REQUIRED_MAX } from '#contract/job-fields.ts';
import { SKILL_LENGTH_MAX } from '#contract/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { skillSuggestions } from '#web/features/profiles/skill-suggestions.ts';
import { TagField } from '#web/ui/tag-field.tsx';

import { EditorSection } from './editor-section.tsx';
import { useEditor, useErrors } from './use-job-editor.ts';

/** What somebody has to know how to do. */
export function SkillsSection() {
  const { form } = useEditor();
  const errors = useErrors();
  const primary = form.watch('primaryLocale');
  return (
    <EditorSection id="skills" title={m.jobs_edit_skills()} about={m.jobs_edit_skills_about()}>
      <div data-field="skills">
        <Controller
          control={form.control}
          name="skills"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <TagField
              {...{ ref, value, onChange, onBlur }}
              label={m.jobs_edit_skills_label()}
              maxTags={SKILLS_REQUIRED_MAX}
              maxLength={SKILL_LENGTH_MAX}
              suggestions={skillSuggestions(primary)}
              errorMessage={errors.skills?.message ?? errors.skills?.find?.(Boolean)?.message}
            />
          )}
        />
      </div>
    </EditorSection>
  );
}
