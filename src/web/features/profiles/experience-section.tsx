import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

import type { Profile, workExperienceInput } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { EntryDialog } from './entry-dialog.tsx';
import { EntrySection } from './entry-section.tsx';
import { type WorkExperience, workExperienceTexts } from './entry-texts.tsx';
import { nullable, requiredDay } from './field-values.ts';

type Input = z.infer<typeof workExperienceInput>;

const loadSchema = async () => (await import('#contract/profiles/profiles.ts')).workExperienceInput;

const { add, update, remove } = api.profiles.workExperience;

const EMPTY = { position: '', company: '', startDate: undefined, endDate: null, isCurrent: false, description: '' };

const inputOf = ({ position, company, startDate, endDate, isCurrent, description }: WorkExperience): Input => ({
  position,
  company,
  startDate,
  endDate,
  isCurrent,
  description,
});

export function ExperienceSection({ profile }: { profile: Profile }) {
  return (
    <EntrySection
      id="experience"
      title={m.profile_experience()}
      about={m.profile_experience_about()}
      emptyText={m.profile_experience_empty()}
      entries={profile.workExperience}
      textsOf={workExperienceTexts}
      remove={({ id }) => remove({ id })}
      renderDialog={(props) => (
        <EntryDialog
          {...props}
          {...{ add, update }}
          title={props.entry ? m.profile_experience_edit() : m.profile_experience_add()}
          loadSchema={loadSchema}
          defaultValues={props.entry ? inputOf(props.entry) : EMPTY}
          renderFields={(form) => <Fields form={form} />}
        />
      )}
    />
  );
}

function Fields({ form: { register, watch, setValue, formState } }: { form: UseFormReturn<Input, unknown, Input> }) {
  const { errors } = formState;
  const forgetEnd = ({ target }: { target: { checked: boolean } }) => target.checked && setValue('endDate', null);
  return (
    <>
      <TextField
        label={m.profile_position()}
        isRequired
        autoComplete="organization-title"
        errorMessage={errors.position?.message}
        {...register('position')}
      />
      <TextField
        label={m.profile_employer()}
        isRequired
        autoComplete="organization"
        errorMessage={errors.company?.message}
        {...register('company')}
      />
      <Checkbox label={m.profile_is_current()} {...register('isCurrent', { onChange: forgetEnd })} />
      <div className="grid gap-5 md:grid-cols-2">
        <DateField
          label={m.profile_start_date()}
          isRequired
          errorMessage={errors.startDate?.message}
          {...register('startDate', requiredDay)}
        />
        {!watch('isCurrent') && (
          <DateField
            label={m.profile_end_date()}
            errorMessage={errors.endDate?.message}
            {...register('endDate', nullable)}
          />
        )}
      </div>
      <TextArea
        label={m.profile_description()}
        hint={m.profile_experience_description_hint()}
        maxLength={2_000}
        errorMessage={errors.description?.message}
        {...register('description')}
      />
    </>
  );
}
