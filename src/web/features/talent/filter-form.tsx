import { countryCodes } from '#contract/countries.ts';
import { jobChoices } from '#contract/jobs/job-choices.ts';
import { languageCodes } from '#contract/languages.ts';
import { paths } from '#contract/paths.ts';
import { type AvailableWithin, TALENT_KM, talentDistances } from '#contract/talent/talent-choices.ts';
import type { Occupation, TalentFilters } from '#contract/talent/talent.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import { choiceText, numberText } from '#web/features/jobs/job-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { languageName, levelOptions, listedLanguageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { availableChoices } from './talent-filters.ts';

/** A fixed number, because adding rows would require JavaScript. */
const LANGUAGE_ROWS = 3;

const withinTexts: Record<AvailableWithin, () => string> = {
  now: m.talent_within_now,
  month: m.talent_within_month,
  quarter: m.talent_within_quarter,
};

interface FilterFormProps {
  filters: TalentFilters;
  occupations: readonly Occupation[];
  /** Whether the site has a house agency that screens people. */
  hasScreened: boolean;
}

/** A GET form: works without JavaScript, and the address contains all filters. */
export function FilterForm({ filters, occupations, hasScreened }: FilterFormProps) {
  const { occupation, place, km, country, available, workplace, screened } = filters;
  return (
    <form action={href(paths.talent())} method="get" className="flex flex-col gap-4">
      <LanguageRows asked={filters.language ?? []} />
      <NativeSelect
        name="occupation"
        label={m.talent_occupation()}
        emptyLabel={m.talent_any_occupation()}
        defaultValue={occupation ?? ''}
        options={occupations.map(({ key, label }) => ({ value: key, label }))}
      />
      <TextField name="place" label={m.talent_place()} hint={m.talent_place_hint()} defaultValue={place ?? ''} />
      <NativeSelect
        name="km"
        label={m.talent_distance()}
        defaultValue={String(km ?? TALENT_KM)}
        options={talentDistances.map((one) => ({ value: String(one), label: m.talent_km({ km: numberText(one) }) }))}
      />
      <NativeSelect
        name="country"
        label={m.talent_country()}
        emptyLabel={m.talent_any_country()}
        defaultValue={country ?? ''}
        options={listed(countryCodes, countryName)}
      />
      <NativeSelect
        name="available"
        label={m.talent_availability()}
        emptyLabel={m.talent_any_time()}
        defaultValue={available ?? ''}
        options={availableChoices.map((value) => ({ value, label: withinTexts[value]() }))}
      />
      <NativeSelect
        name="workplace"
        label={m.talent_workplace()}
        emptyLabel={m.talent_workplace_any()}
        defaultValue={workplace ?? ''}
        options={jobChoices.workplace.values.map((value) => ({ value, label: choiceText('workplace', value) }))}
      />
      {hasScreened && (
        <Checkbox name="screened" value="true" label={m.talent_filter_screened()} defaultChecked={screened ?? false} />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit">{m.talent_find()}</Button>
        <Link to={href(paths.talent())}>{m.talent_clear()}</Link>
      </div>
    </form>
  );
}

/** Two selects per language; the address has their values as two lists. */
export function LanguageRows({ asked }: { asked: readonly string[] }) {
  const options = listed(languageCodes, listedLanguageName);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">{m.talent_languages()}</legend>
      {Array.from({ length: Math.max(LANGUAGE_ROWS, asked.length) }, (_, at) => {
        const [code = '', level = ''] = asked[at]?.split(':') ?? [];
        return (
          <div key={`${at} ${code}`} className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-2">
            <NativeSelect
              name="language"
              label={m.talent_language({ number: numberText(at + 1) })}
              isLabelHidden
              emptyLabel={m.ui_language()}
              defaultValue={code}
              options={options}
            />
            <NativeSelect
              name="level"
              label={
                code
                  ? m.jobs_filter_level({ language: languageName(code) })
                  : m.talent_level({ number: numberText(at + 1) })
              }
              isLabelHidden
              emptyLabel={m.ui_level()}
              defaultValue={level}
              options={levelOptions(false).map(({ value }) => ({ value, label: m.talent_at_least({ level: value }) }))}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

/** By name in the reader's language. */
export const listed = (codes: readonly string[], nameOf: (code: string) => string) =>
  codes
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, getLocale()));
