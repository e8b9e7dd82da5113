import { isCountryCode } from '#contract/countries.ts';
import { jobChoices } from '#contract/jobs/job-choices.ts';
import { cefrLevels, languageCodes } from '#contract/languages.ts';
import { paths } from '#contract/paths.ts';
import {
  type AvailableWithin,
  availableWithin,
  TALENT_LANGUAGES_MAX,
  TALENT_PAGES_MAX,
  talentDistances,
} from '#contract/talent/talent-choices.ts';
import type { TalentFilters } from '#contract/talent/talent.ts';
import { href } from '#web/app/href.ts';
import { readInteger, readLine, readOneOf, textsOf } from '#web/app/list-params.ts';

const PLACE_MAX = 80;
const KEY = /^o\.[a-z0-9-]{1,58}$/;

export const availableChoices = Object.keys(availableWithin) as AvailableWithin[];

type Language = NonNullable<TalentFilters['language']>[number];

/** Languages and levels are two parallel lists, as two selects of a form send them. Ignores invalid values. */
export function readLanguages(params: URLSearchParams, max: number): Language[] | undefined {
  const levels = params.getAll('level');
  const languages = params.getAll('language').flatMap((code, at): Language[] => {
    const known = readOneOf(languageCodes, code);
    const level = readOneOf(cefrLevels, levels[at]);
    if (!known) return [];
    return [level ? `${known}:${level}` : known];
  });
  return languages.length > 0 ? [...new Set(languages)].slice(0, max) : undefined;
}

export function appendLanguages(params: URLSearchParams, languages: readonly Language[]): void {
  for (const asked of languages) {
    const [code = '', level = ''] = asked.split(':');
    params.append('language', code);
    params.append('level', level);
  }
}

/** Ignores invalid values. */
export function readTalentFilters(params: URLSearchParams): { filters: TalentFilters; page: number } {
  const { occupation, place, km, country, available, workplace, screened, page } = textsOf(params);
  const distance = readInteger(km, [1, 100]);
  return {
    filters: {
      language: readLanguages(params, TALENT_LANGUAGES_MAX),
      occupation: occupation && KEY.test(occupation) ? occupation : undefined,
      place: readLine(place, PLACE_MAX),
      km: talentDistances.find((one) => one === distance),
      country: country && isCountryCode(country) ? country : undefined,
      available: readOneOf(availableChoices, available),
      workplace: readOneOf(jobChoices.workplace.values, workplace),
      screened: screened === 'true' || undefined,
    },
    page: readInteger(page, [1, TALENT_PAGES_MAX]) ?? 1,
  };
}

export function talentHref({ language = [], ...filters }: TalentFilters, page: number): string {
  const params = new URLSearchParams();
  appendLanguages(params, language);
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) params.set(name, String(value));
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${href(paths.talent())}?${params}` : href(paths.talent());
}
