import { Controller } from 'react-hook-form';

import { SKILL_LENGTH_MAX, SKILLS_MAX } from '#contract/limits.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { TagField } from '#web/ui/tag-field.tsx';

import { EditableSection, type InPlace } from './editable-section.tsx';
import { useUpdateProfile } from './own-profile.ts';
import { SectionForm } from './section-form.tsx';
import { skillSuggestions } from './skill-suggestions.ts';
import { useSectionForm } from './use-section-form.ts';
import { WordList } from './word-list.tsx';

const loadSchema = async () => (await import('#contract/profiles/profiles.ts')).profileInput.pick({ skills: true });

export function SkillsSection({ profile }: { profile: Profile }) {
  return (
    <EditableSection
      id="skills"
      title={m.profile_skills()}
      about={m.profile_skills_about()}
      emptyText={profile.skills.length === 0 ? m.profile_skills_empty() : undefined}
      renderForm={(place) => <SkillsForm profile={profile} {...place} />}
    >
      <WordList words={profile.skills} />
    </EditableSection>
  );
}

function SkillsForm({ profile, onSaved, onCancel }: InPlace & { profile: Profile }) {
  const save = useUpdateProfile();
  const { form, problem, submit } = useSectionForm({
    loadSchema,
    defaultValues: { skills: profile.skills },
    save,
    onSaved,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <SectionForm onSubmit={submit} onCancel={onCancel} isPending={isSubmitting} problem={problem}>
      <Controller
        control={form.control}
        name="skills"
        render={({ field }) => (
          <TagField
            {...field}
            label={m.profile_skills()}
            maxTags={SKILLS_MAX}
            maxLength={SKILL_LENGTH_MAX}
            suggestions={skillSuggestions(getLocale())}
            errorMessage={errors.skills?.message ?? errors.skills?.find?.(Boolean)?.message}
          />
        )}
      />
    </SectionForm>
  );
}
