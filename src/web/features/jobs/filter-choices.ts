import { employmentTypes, experienceLevels, jobCategories, workplaces } from '#contract/job-fields.ts';
import type { JobSearchResult } from '#contract/job-search.ts';
import { cefrLevels } from '#contract/languages.ts';
import { m } from '#generated/paraglide/messages.js';
import { countryName } from '#web/features/companies/country-names.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';

import { categoryText, employmentTypeText, experienceText, workplaceText } from './job-words.ts';
import type { JobQuery, ListName } from './search-url.ts';

/** A filter's value and its number of jobs; undefined if not counted. */
export interface FilterChoice {
  value: string;
  label: string;
  count: number | undefined;
  isSelected: boolean;
}

const knownText =
  <Value extends string>(values: readonly Value[], text: (value: Value) => string) =>
  (given: string): string => {
    const value = values.find((one) => one === given);
    return value ? text(value) : given;
  };

/** `de` or `de:B2` in words. */
function languageText(value: string): string {
  const [code = '', level] = value.split(':');
  const language = listedLanguageName(code);
  return level ? m.ui_language_at_level({ language, level }) : language;
}

const texts: Record<ListName, (value: string) => string> = {
  category: knownText(jobCategories, categoryText),
  language: languageText,
  country: countryName,
  city: (city) => city,
  workplace: knownText(workplaces, workplaceText),
  employment_type: knownText(employmentTypes, employmentTypeText),
  experience_level: knownText(experienceLevels, experienceText),
};

export const filterText = (name: ListName, value: string): string => texts[name](value);

/** Filters with few, constant values: all are shown in fixed order, also with 0 jobs. */
const fixed: Partial<Record<ListName, readonly string[]>> = {
  category: jobCategories,
  workplace: workplaces,
  employment_type: employmentTypes,
  experience_level: experienceLevels,
};

/** Fixed values in their order, or found ones by frequency; chosen ones are always included. */
export function filterChoices(name: ListName, query: JobQuery, facets: JobSearchResult['facets']): FilterChoice[] {
  const selected: readonly string[] = query[name] ?? [];
  const counts = new Map(facets?.[name].map(({ value, count }) => [value, count]));
  const values = fixed[name] ?? [...new Set([...selected, ...counts.keys()])];
  return values.map((value) => ({
    value,
    label: filterText(name, value),
    count: facets ? (counts.get(value) ?? 0) : undefined,
    isSelected: selected.includes(value),
  }));
}

/** `de:B2` as language and level. */
export function languageOf(value: string): { code: string; level: string | undefined } {
  const [code = '', level] = value.split(':');
  return { code, level: cefrLevels.find((one) => one === level) };
}
