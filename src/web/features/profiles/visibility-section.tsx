import { Controller } from 'react-hook-form';

import { profileVisibilities, type ProfileVisibility } from '#contract/profile-choices.ts';
import type { Profile } from '#contract/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { RadioGroup } from '#web/ui/radio-group.tsx';

import { EditableSection, type InPlace } from './editable-section.tsx';
import { useUpdateProfile } from './own-profile.ts';
import { SectionForm } from './section-form.tsx';
import { useSectionForm } from './use-section-form.ts';

const loadSchema = async () => (await import('#contract/profiles.ts')).profileInput.pick({ visibility: true });

const choices: Record<ProfileVisibility, { label: () => string; description: () => string }> = {
  applied: { label: m.profile_visibility_applied, description: m.profile_visibility_applied_text },
  employers: { label: m.profile_visibility_employers, description: m.profile_visibility_employers_text },
};

export function VisibilitySection({ profile }: { profile: Profile }) {
  const visibility = profile.visibility ?? 'applied';
  return (
    <EditableSection
      id="visibility"
      title={m.profile_visibility()}
      about={m.profile_visibility_about()}
      renderForm={(place) => <VisibilityForm visibility={visibility} {...place} />}
    >
      <p className="font-semibold">{choices[visibility].label()}</p>
      <p className="mt-1 max-w-[40rem] text-soft">{choices[visibility].description()}</p>
    </EditableSection>
  );
}

function VisibilityForm({ visibility, onSaved, onCancel }: InPlace & { visibility: ProfileVisibility }) {
  const save = useUpdateProfile();
  const { form, problem, submit } = useSectionForm({ loadSchema, defaultValues: { visibility }, save, onSaved });
  return (
    <SectionForm onSubmit={submit} onCancel={onCancel} isPending={form.formState.isSubmitting} problem={problem}>
      <Controller
        control={form.control}
        name="visibility"
        render={({ field, fieldState }) => (
          <RadioGroup
            {...field}
            look="cards"
            label={m.profile_visibility()}
            isLabelHidden
            options={profileVisibilities.map((value) => ({
              value,
              label: choices[value].label(),
              description: choices[value].description(),
            }))}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </SectionForm>
  );
}
