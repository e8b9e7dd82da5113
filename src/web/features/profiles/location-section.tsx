import { Controller } from 'react-hook-form';

import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { countryOptions } from '#web/features/companies/country-names.ts';
import { PlaceField } from '#web/features/places/place-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

import { EditableSection, type InPlace } from './editable-section.tsx';
import { nullable } from './field-values.ts';
import { useUpdateProfile } from './own-profile.ts';
import { placeText } from './profile-texts.ts';
import { SectionForm } from './section-form.tsx';
import { useSectionForm } from './use-section-form.ts';

const loadSchema = async () =>
  (await import('#contract/profiles/profiles.ts')).profileInput.pick({ city: true, country: true });

export function LocationSection({ profile }: { profile: Profile }) {
  const place = placeText(profile);
  return (
    <EditableSection
      id="location"
      title={m.profile_location()}
      about={m.profile_location_about()}
      emptyText={!place ? m.profile_location_empty() : undefined}
      renderForm={(inPlace) => <LocationForm profile={profile} {...inPlace} />}
    >
      <p>{place}</p>
    </EditableSection>
  );
}

function LocationForm({ profile: { city, country }, onSaved, onCancel }: InPlace & { profile: Profile }) {
  const save = useUpdateProfile();
  const { form, problem, submit } = useSectionForm({ loadSchema, defaultValues: { city, country }, save, onSaved });
  const { errors, isSubmitting } = form.formState;
  return (
    <SectionForm onSubmit={submit} onCancel={onCancel} isPending={isSubmitting} problem={problem}>
      <div className="grid gap-5 md:grid-cols-2">
        <Controller
          control={form.control}
          name="city"
          render={({ field }) => (
            <PlaceField
              {...field}
              label={m.profile_city()}
              autoComplete="address-level2"
              onCountry={(code) => form.setValue('country', code, { shouldDirty: true })}
              errorMessage={errors.city?.message}
            />
          )}
        />
        <NativeSelect
          label={m.profile_country()}
          options={countryOptions()}
          emptyLabel={m.profile_country_none()}
          autoComplete="country"
          errorMessage={errors.country?.message}
          {...form.register('country', nullable)}
        />
      </div>
    </SectionForm>
  );
}
