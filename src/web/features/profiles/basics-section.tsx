import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { TextField } from '#web/ui/text-field.tsx';

import { EditButton } from './edit-button.tsx';
import type { InPlace } from './editable-section.tsx';
import { useUpdateProfile } from './own-profile.ts';
import { PictureField } from './picture-field.tsx';
import { fullName, placeText } from './profile-texts.ts';
import { SectionForm } from './section-form.tsx';
import { useEditing } from './use-editing.ts';
import { useSectionForm } from './use-section-form.ts';

const loadSchema = async () =>
  (await import('#contract/profiles/profiles.ts')).profileInput.pick({
    firstName: true,
    lastName: true,
    jobTitle: true,
  });

export function BasicsSection({ profile }: { profile: Profile }) {
  const { isEditing, isSaved, editButton, edit, leave, finish } = useEditing();
  const update = useUpdateProfile();
  return (
    <section id="basics" aria-labelledby="basics-title" className="flex flex-col gap-x-8 gap-y-6 md:flex-row">
      <PictureField
        kind="avatar"
        name={fullName(profile)}
        url={profile.avatarUrl}
        texts={{
          change: m.profile_picture_change(),
          remove: m.profile_picture_remove(),
          about: m.profile_picture_about(),
        }}
        onChange={(avatarFileId) => update({ avatarFileId })}
      />
      <div className="min-w-0 flex-1">
        <h1 id="basics-title" className="md:text-4xl">
          {fullName(profile)}
        </h1>
        {isEditing ? (
          <div className="mt-6">
            <BasicsForm profile={profile} onSaved={finish} onCancel={leave} />
          </div>
        ) : (
          <>
            <Headline profile={profile} />
            <div className="mt-4 flex">
              <EditButton
                isStatusAfter
                ref={editButton}
                section={m.profile_basics()}
                isSaved={isSaved}
                onClick={edit}
              />
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function Headline({ profile }: { profile: Profile }) {
  const place = placeText(profile);
  return (
    <>
      <p className={`mt-2 text-lg ${profile.jobTitle ? '' : 'text-soft'}`.trimEnd()}>
        {profile.jobTitle || m.profile_job_title_empty()}
      </p>
      {place && <p className="text-soft">{place}</p>}
    </>
  );
}

function BasicsForm({
  profile: { role, firstName, lastName, jobTitle },
  onSaved,
  onCancel,
}: InPlace & { profile: Profile }) {
  const save = useUpdateProfile();
  const { form, problem, submit } = useSectionForm({
    loadSchema,
    defaultValues: { firstName, lastName, jobTitle },
    save,
    onSaved,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <SectionForm onSubmit={submit} onCancel={onCancel} isPending={isSubmitting} problem={problem}>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label={m.profile_first_name()}
          isRequired
          autoComplete="given-name"
          errorMessage={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label={m.profile_last_name()}
          isRequired
          autoComplete="family-name"
          errorMessage={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label={m.profile_job_title()}
        hint={role === 'job_seeker' ? m.profile_job_title_hint() : undefined}
        autoComplete="organization-title"
        errorMessage={errors.jobTitle?.message}
        {...form.register('jobTitle')}
      />
    </SectionForm>
  );
}
