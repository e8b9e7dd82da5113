import type { Profile } from '#contract/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { TextField } from '#web/ui/text-field.tsx';

import { EditableSection, type InPlace } from './editable-section.tsx';
import { nullable } from './field-values.ts';
import { useUpdateProfile } from './own-profile.ts';
import { SectionForm } from './section-form.tsx';
import { useSectionForm } from './use-section-form.ts';

const loadSchema = async () => (await import('#contract/profiles.ts')).profileInput.pick({ contactEmail: true });

export function ContactSection({ profile }: { profile: Profile }) {
  return (
    <EditableSection
      id="contact"
      title={m.profile_contact()}
      about={m.profile_contact_about()}
      emptyText={!profile.contactEmail ? m.profile_contact_empty() : undefined}
      renderForm={(place) => <ContactForm profile={profile} {...place} />}
    >
      <p>{profile.contactEmail}</p>
    </EditableSection>
  );
}

function ContactForm({ profile: { contactEmail }, onSaved, onCancel }: InPlace & { profile: Profile }) {
  const save = useUpdateProfile();
  const { form, problem, submit } = useSectionForm({ loadSchema, defaultValues: { contactEmail }, save, onSaved });
  const { errors, isSubmitting } = form.formState;
  return (
    <SectionForm onSubmit={submit} onCancel={onCancel} isPending={isSubmitting} problem={problem}>
      <TextField
        label={m.profile_contact()}
        type="email"
        autoComplete="email"
        errorMessage={errors.contactEmail?.message}
        {...form.register('contactEmail', nullable)}
      />
    </SectionForm>
  );
}
