import { Controller, type UseFormReturn } from 'react-hook-form';

import type { CandidateInput } from '#contract/candidates/added-candidates.ts';
import { languageCodes } from '#contract/languages.ts';
import { SKILL_LENGTH_MAX, SKILLS_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { contractResolver, type SchemaLoader } from '#web/app/form.ts';
import type { Problem } from '#web/app/problem.ts';
import { AccountForm, SubmitButton } from '#web/features/accounts/account-form.tsx';
import { useAccountForm } from '#web/features/accounts/use-account-form.ts';
import { countryOptions } from '#web/features/companies/country-names.ts';
import { PlaceField } from '#web/features/places/place-field.tsx';
import { nullable } from '#web/features/profiles/field-values.ts';
import { skillSuggestions } from '#web/features/profiles/skill-suggestions.ts';
import { LanguageLevelField, type LanguageRow } from '#web/ui/language-level-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TagField } from '#web/ui/tag-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import type { PersonFields } from './from-cv.ts';

export type PersonInput = Omit<CandidateInput, 'source' | 'locale'>;

const loadSchema: SchemaLoader<PersonInput, PersonFields> = async () =>
  // Rows without a chosen language or level are refused by the schema.
  (await import('#contract/candidates/added-candidates.ts')).candidateInput.omit({
    source: true,
    locale: true,
  }) as never;

const resolver = contractResolver(loadSchema);

interface PersonFormProps {
  person: PersonFields;
  submitLabel: string;
  send: (input: PersonInput) => Promise<void>;
  onRefused: (problem: Problem) => void;
  /** The person was told there. */
  isAddressFixed?: boolean;
  /** Above the fields, and below them. */
  before?: React.ReactNode;
  after?: React.ReactNode;
}

/** What a member states about a person. */
export function PersonForm({ person, submitLabel, send, onRefused, isAddressFixed, before, after }: PersonFormProps) {
  const { form, problem, submit } = useAccountForm<PersonFields, PersonInput>({
    resolver,
    defaultValues: person,
    fields: ['firstName', 'lastName', 'email', 'phone', 'jobTitle', 'city', 'country', 'skills', 'languages'],
    send,
    onRefused,
  });
  return (
    <AccountForm onSubmit={submit} problem={problem}>
      {before}
      <Texts {...{ form, isAddressFixed }} />
      <Knowledge form={form} />
      {after}
      <SubmitButton isPending={form.formState.isSubmitting}>{submitLabel}</SubmitButton>
    </AccountForm>
  );
}

interface PartProps {
  form: UseFormReturn<PersonFields, unknown, PersonInput>;
}

function Texts({ form, isAddressFixed }: PartProps & Pick<PersonFormProps, 'isAddressFixed'>) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        label={m.profile_first_name()}
        isRequired
        autoComplete="off"
        errorMessage={errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label={m.profile_last_name()}
        isRequired
        autoComplete="off"
        errorMessage={errors.lastName?.message}
        {...register('lastName')}
      />
      <TextField
        label={m.auth_email()}
        type="email"
        isRequired
        readOnly={isAddressFixed}
        autoComplete="off"
        errorMessage={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={m.candidate_phone()}
        type="tel"
        autoComplete="off"
        errorMessage={errors.phone?.message}
        {...register('phone')}
      />
      <TextField
        label={m.profile_job_title()}
        className="md:col-span-2"
        errorMessage={errors.jobTitle?.message}
        {...register('jobTitle')}
      />
      <Place form={form} />
    </div>
  );
}

function Place({ form }: PartProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Controller
        control={control}
        name="city"
        render={({ field }) => (
          <PlaceField
            {...field}
            label={m.profile_city()}
            autoComplete="off"
            onCountry={(code) => form.setValue('country', code)}
            errorMessage={errors.city?.message}
          />
        )}
      />
      <NativeSelect
        label={m.profile_country()}
        options={countryOptions()}
        emptyLabel={m.profile_country_none()}
        errorMessage={errors.country?.message}
        {...register('country', nullable)}
      />
    </>
  );
}

function Knowledge({ form: { control, formState } }: PartProps) {
  const { errors } = formState;
  return (
    <>
      <Controller
        control={control}
        name="languages"
        render={({ field: { value, onChange, onBlur } }) => (
          <LanguageLevelField<LanguageRow>
            label={m.profile_languages()}
            allowsMotherTongue
            languages={languageCodes}
            emptyRow={{ language: '', level: '' }}
            {...{ value, onChange, onBlur }}
            rowErrors={value.map((_, index) =>
              errors.languages?.[index] ? m.profile_language_incomplete() : undefined,
            )}
          />
        )}
      />
      <Controller
        control={control}
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
    </>
  );
}
