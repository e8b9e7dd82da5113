import { Controller } from 'react-hook-form';

import { m } from '#generated/paraglide/messages.js';
import { countryOptions } from '#web/features/companies/country-names.ts';
import { PlaceField } from '#web/features/places/place-field.tsx';
import { CountriesField } from '#web/features/profiles/countries-field.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';

import { choiceOptions } from '../job-words.ts';
import { EditorSection } from './editor-section.tsx';
import { useEditor, useErrors } from './use-job-editor.ts';

export function PlaceSection() {
  const { form } = useEditor();
  const errors = useErrors();
  const isRemote = form.watch('workplace') === 'remote';
  return (
    <EditorSection id="place" title={m.jobs_edit_place()}>
      <Controller
        control={form.control}
        name="workplace"
        render={({ field }) => (
          <RadioGroup
            {...field}
            label={m.jobs_edit_workplace()}
            isRequired
            look="cards"
            options={choiceOptions('workplace').map((option) => ({
              ...option,
              description: descriptions[option.value](),
            }))}
            errorMessage={errors.workplace?.message}
          />
        )}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Controller
          control={form.control}
          name="city"
          render={({ field }) => (
            <PlaceField
              {...field}
              label={m.jobs_edit_city()}
              hint={isRemote ? m.jobs_edit_city_hint_remote() : undefined}
              onCountry={(country) => form.setValue('country', country, { shouldDirty: true, shouldValidate: true })}
              errorMessage={errors.city?.message}
            />
          )}
        />
        <div data-field="country">
          <Controller
            control={form.control}
            name="country"
            render={({ field }) => (
              <ComboBox
                {...field}
                label={m.jobs_edit_country()}
                hint={isRemote ? m.jobs_edit_country_hint_remote() : undefined}
                isRequired
                options={countryOptions()}
                errorMessage={errors.country?.message}
              />
            )}
          />
        </div>
      </div>
      {isRemote && <RemoteCountries />}
    </EditorSection>
  );
}

const descriptions = {
  onsite: m.jobs_edit_onsite_text,
  hybrid: m.jobs_edit_hybrid_text,
  remote: m.jobs_edit_remote_text,
};

function RemoteCountries() {
  const { form } = useEditor();
  const errors = useErrors();
  return (
    <fieldset data-field="remoteCountries">
      <legend className="text-sm font-semibold">{m.jobs_edit_remote_countries()}</legend>
      <p className="mt-1 mb-3 text-sm text-soft">{m.jobs_edit_remote_countries_hint()}</p>
      <Controller
        control={form.control}
        name="remoteCountries"
        render={({ field: { value, onChange } }) => (
          <CountriesField
            label={m.jobs_edit_remote_countries()}
            {...{ value, onChange }}
            errorMessage={errors.remoteCountries?.message ?? errors.remoteCountries?.find?.(Boolean)?.message}
          />
        )}
      />
    </fieldset>
  );
}
