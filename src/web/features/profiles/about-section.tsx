import { BIO_MAX } from '#contract/limits.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { TextArea } from '#web/ui/text-area.tsx';

import { EditableSection, type InPlace } from './editable-section.tsx';
import { useUpdateProfile } from './own-profile.ts';
import { SectionForm } from './section-form.tsx';
import { useSectionForm } from './use-section-form.ts';

const loadSchema = async () => (await import('#contract/profiles/profiles.ts')).profileInput.pick({ bio: true });

export function AboutSection({ profile, about }: { profile: Profile; about: string }) {
  return (
    <EditableSection
      id="about"
      title={m.profile_about()}
      about={about}
      emptyText={!profile.bio ? m.profile_about_empty() : undefined}
      renderForm={(place) => <AboutForm profile={profile} {...place} />}
    >
      <p className="max-w-[40rem] whitespace-pre-line">{profile.bio}</p>
    </EditableSection>
  );
}

function AboutForm({ profile, onSaved, onCancel }: InPlace & { profile: Profile }) {
  const save = useUpdateProfile();
  const { form, problem, submit } = useSectionForm({ loadSchema, defaultValues: { bio: profile.bio }, save, onSaved });
  const { errors, isSubmitting } = form.formState;
  return (
    <SectionForm onSubmit={submit} onCancel={onCancel} isPending={isSubmitting} problem={problem}>
      <TextArea
        label={m.profile_about()}
        isLabelHidden
        rows={7}
        maxLength={BIO_MAX}
        errorMessage={errors.bio?.message}
        {...form.register('bio')}
      />
    </SectionForm>
  );
}
