import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

import type { certificationInput, Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { EntryDialog } from './entry-dialog.tsx';
import { EntrySection } from './entry-section.tsx';
import { type Certification, certificationTexts } from './entry-texts.tsx';
import { nullable, requiredDay, webAddress } from './field-values.ts';

type Input = z.infer<typeof certificationInput>;

const loadSchema = async () => (await import('#contract/profiles/profiles.ts')).certificationInput;

const { add, update, remove } = api.profiles.certifications;

const EMPTY = { name: '', issuingOrganization: '', issueDate: undefined, expirationDate: null, credentialUrl: null };

const inputOf = ({ name, issuingOrganization, issueDate, expirationDate, credentialUrl }: Certification): Input => ({
  name,
  issuingOrganization,
  issueDate,
  expirationDate,
  credentialUrl,
});

export function CertificationsSection({ profile }: { profile: Profile }) {
  return (
    <EntrySection
      id="certifications"
      title={m.profile_certifications()}
      about={m.profile_certifications_about()}
      emptyText={m.profile_certifications_empty()}
      entries={profile.certifications}
      textsOf={certificationTexts}
      remove={({ id }) => remove({ id })}
      renderDialog={(props) => (
        <EntryDialog
          {...props}
          {...{ add, update }}
          title={props.entry ? m.profile_certification_edit() : m.profile_certification_add()}
          loadSchema={loadSchema}
          defaultValues={props.entry ? inputOf(props.entry) : EMPTY}
          renderFields={(form) => <Fields form={form} />}
        />
      )}
    />
  );
}

function Fields({ form: { register, formState } }: { form: UseFormReturn<Input, unknown, Input> }) {
  const { errors } = formState;
  return (
    <>
      <TextField
        label={m.profile_certification_name()}
        isRequired
        errorMessage={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={m.profile_issuer()}
        isRequired
        errorMessage={errors.issuingOrganization?.message}
        {...register('issuingOrganization')}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <DateField
          label={m.profile_issue_date()}
          isRequired
          errorMessage={errors.issueDate?.message}
          {...register('issueDate', requiredDay)}
        />
        <DateField
          label={m.profile_expiration_date()}
          errorMessage={errors.expirationDate?.message}
          {...register('expirationDate', nullable)}
        />
      </div>
      <TextField
        label={m.profile_credential_url()}
        hint={m.profile_credential_url_hint()}
        type="url"
        inputMode="url"
        errorMessage={errors.credentialUrl?.message}
        {...register('credentialUrl', webAddress)}
      />
    </>
  );
}
