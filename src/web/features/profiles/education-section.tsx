import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

import type { educationInput, Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { EntryDialog } from './entry-dialog.tsx';
import { EntrySection } from './entry-section.tsx';
import { type Education, educationTexts } from './entry-texts.tsx';
import { nullable, requiredDay } from './field-values.ts';

type Input = z.infer<typeof educationInput>;

const loadSchema = async () => (await import('#contract/profiles/profiles.ts')).educationInput;

const { add, update, remove } = api.profiles.education;

const EMPTY = { degree: '', institution: '', fieldOfStudy: '', startDate: undefined, endDate: null, description: '' };

const inputOf = ({ degree, institution, fieldOfStudy, startDate, endDate, description }: Education): Input => ({
  degree,
  institution,
  fieldOfStudy,
  startDate,
  endDate,
  description,
});

export function EducationSection({ profile }: { profile: Profile }) {
  return (
    <EntrySection
      id="education"
      title={m.profile_education()}
      about={m.profile_education_about()}
      emptyText={m.profile_education_empty()}
      entries={profile.education}
      textsOf={educationTexts}
      remove={({ id }) => remove({ id })}
      renderDialog={(props) => (
        <EntryDialog
          {...props}
          {...{ add, update }}
          title={props.entry ? m.profile_education_edit() : m.profile_education_add()}
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
      <TextField label={m.profile_degree()} isRequired errorMessage={errors.degree?.message} {...register('degree')} />
      <TextField
        label={m.profile_field_of_study()}
        errorMessage={errors.fieldOfStudy?.message}
        {...register('fieldOfStudy')}
      />
      <TextField
        label={m.profile_institution()}
        isRequired
        errorMessage={errors.institution?.message}
        {...register('institution')}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <DateField
          label={m.profile_start_date()}
          isRequired
          errorMessage={errors.startDate?.message}
          {...register('startDate', requiredDay)}
        />
        <DateField
          label={m.profile_end_date_or_expected()}
          errorMessage={errors.endDate?.message}
          {...register('endDate', nullable)}
        />
      </div>
      <TextArea
        label={m.profile_description()}
        maxLength={2_000}
        errorMessage={errors.description?.message}
        {...register('description')}
      />
    </>
  );
}
