import { choiceFields, jobChoices, type ChoiceColumn, type ChoiceField } from '#contract/jobs/job-choices.ts';
import type { JobSearchResult } from '#contract/jobs/job-search.ts';
import { cefrLevels } from '#contract/languages.ts';
import { m } from '#generated/paraglide/messages.js';
import { countryName } from '#web/features/companies/country-names.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';

import { choiceOptions } from './job-words.ts';
import type { ListName } from './search-url.ts';

/** A filter's value and its number of jobs; undefined if not counted. */
export interface FilterChoice {
  value: string;
  label: string;
  count: number | undefined;
  isSelected: boolean;
}

/** The label of `de` or `de:B2`. */
function languageText(value: string): string {
  const [code = '', level] = value.split(':');
  const language = listedLanguageName(code);
  return level ? m.ui_language_at_level({ language, level }) : language;
}

/** Filters whose values come from the jobs. */
type OpenFilter = Exclude<ListName, ChoiceColumn>;

const openTexts: Record<OpenFilter, (value: string) => string> = {
  language: languageText,
  country: countryName,
  city: (city) => city,
};

const isOpen = (name: ListName): name is OpenFilter => name in openTexts;

const fieldOf = Object.fromEntries(choiceFields.map((field) => [jobChoices[field].column, field])) as Record<
  ChoiceColumn,
  ChoiceField
>;

export const filterText = (name: ListName, value: string): string =>
  isOpen(name)
    ? openTexts[name](value)
    : (choiceOptions(fieldOf[name]).find((option) => option.value === value)?.label ?? value);

/** All values of a choice field in order, including those without jobs; otherwise the most frequent values and the chosen ones. */
export function filterChoices(
  name: ListName,
  query: { [Name in ListName]?: readonly string[] | undefined },
  facets: JobSearchResult['facets'],
): FilterChoice[] {
  const selected = query[name] ?? [];
  const counts = new Map(facets?.[name].map(({ value, count }) => [value, count]));
  const values = isOpen(name) ? [...new Set([...selected, ...counts.keys()])] : jobChoices[fieldOf[name]].values;
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
