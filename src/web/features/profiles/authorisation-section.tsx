import { Controller } from 'react-hook-form';

import { type Profile, profileInput } from '#contract/profiles.ts';
import { m } from '#generated/paraglide/messages.js';

import { CountriesField } from './countries-field.tsx';
import { EditableSection, type InPlace } from './editable-section.tsx';
import { useUpdateProfile } from './own-profile.ts';
import { SectionForm } from './section-form.tsx';
import { useSectionForm } from './use-section-form.ts';
import { WordList } from './word-list.tsx';
import { workAreaNames } from './work-area.ts';

const schema = profileInput.pick({ workAuthorisation: true });

/** Where somebody says that they may work. */
export function AuthorisationSection({ profile }: { profile: Profile }) {
  return (
    <EditableSection
      id="authorisation"
      title={m.profile_authorisation()}
      about={m.profile_authorisation_about()}
      emptyText={profile.workAuthorisation.length === 0 ? m.profile_authorisation_empty() : undefined}
      renderForm={(place) => <AuthorisationForm profile={profile} {...place} />}
    >
      <WordList words={workAreaNames(profile.workAuthorisation)} />
    </EditableSection>
  );
}

function AuthorisationForm({ profile: { workAuthorisation }, onSaved, onCancel }: InPlace & { profile: Profile }) {
  const save = useUpdateProfile();
  const { form, problem, submit } = useSectionForm({ schema, defaultValues: { workAuthorisation }, save, onSaved });
  const { errors, isSubmitting } = form.formState;
  return (
    <SectionForm onSubmit={submit} onCancel={onCancel} isPending={isSubmitting} problem={problem}>
      <Controller
        control={form.control}
        name="workAuthorisation"
        render={({ field }) => (
          <CountriesField
            label={m.profile_authorisation()}
            value={field.value}
            onChange={field.onChange}
            errorMessage={errors.workAuthorisation?.message}
          />
        )}
      />
    </SectionForm>
  );
}
