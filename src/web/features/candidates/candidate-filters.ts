import {
  CANDIDATE_LANGUAGES_MAX,
  candidateOrigins,
  candidateSorts,
  contactAges,
  type ContactAge,
  reachedStatuses,
} from '#contract/candidates/candidate-choices.ts';
import type { CandidateFilters as Filters } from '#contract/candidates/company-candidates.ts';
import { isCountryCode } from '#contract/countries.ts';
import { LIST_WORDS_MAX, SKILL_LENGTH_MAX, TAG_MAX } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { readCursor, readId, readLine, readOneOf, textsOf } from '#web/app/list-params.ts';
import { appendLanguages, readLanguages } from '#web/features/talent/talent-filters.ts';

/** As in an address. */
export interface CandidateFilters extends Omit<Filters, 'pool'> {
  pool?: 'true' | undefined;
  cursor?: string | undefined;
}

export const contactChoices = Object.keys(contactAges) as ContactAge[];

/** Ignores invalid values. */
export function readCandidateFilters(params: URLSearchParams): CandidateFilters {
  const { q, skill, country, tag, contact, reached, pool, list, origin, sort, cursor } = textsOf(params);
  return {
    q: readLine(q, LIST_WORDS_MAX),
    language: readLanguages(params, CANDIDATE_LANGUAGES_MAX),
    skill: readLine(skill, SKILL_LENGTH_MAX),
    country: country && isCountryCode(country) ? country : undefined,
    tag: readLine(tag, TAG_MAX),
    contact: readOneOf(contactChoices, contact),
    reached: readOneOf(reachedStatuses, reached),
    pool: readOneOf(['true'], pool),
    list: readId(list),
    origin: readOneOf(candidateOrigins, origin),
    sort: readOneOf(candidateSorts, sort),
    cursor: readCursor(cursor),
  };
}

export const isFiltered = ({ sort: _sort, cursor: _cursor, ...filters }: CandidateFilters): boolean =>
  Object.values(filters).some((value) => value !== undefined);

export function candidatesHref({ language = [], ...filters }: CandidateFilters): string {
  const params = new URLSearchParams();
  appendLanguages(params, language);
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) params.set(name, value);
  return params.size > 0 ? `${href(paths.candidates())}?${params}` : href(paths.candidates());
}
