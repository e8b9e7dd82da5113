import { isCountryCode } from '#contract/countries.ts';
import { currencies } from '#contract/currencies.ts';
import { jobChoices } from '#contract/jobs/job-choices.ts';
import type { JobSearchInput } from '#contract/jobs/job-search.ts';
import { facetNames, type FacetName, jobSorts, searchLengths, searchRanges } from '#contract/jobs/search-choices.ts';
import { isLanguageFilter } from '#contract/languages.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { readCursor, readInteger, readLine, readOneOf } from '#web/app/list-params.ts';

/** A search in the page's address: the API's parameters in a canonical form. `remote` is `workplace=remote`. */
export type JobQuery = Omit<JobSearchInput, 'limit' | 'locale' | 'remote'>;

/** An invalid value: an unknown country or level. */
export interface UnreadValue {
  name: string;
  value: string;
}

/** Filters with several values; each has facet counts. */
export type ListName = FacetName;

/** The form's extra field for a checked language: `de:B2`. It is merged into `language`. */
export const LEVEL_FIELD = 'level';

/** The API's limit of values per filter. */
const LANGUAGES_MAX = 10;
const VALUES_MAX = 20;

type SingleName = Exclude<keyof JobQuery, ListName>;

/** Undefined for a value that the API would refuse. */
const readSingle: { [Name in SingleName]-?: (text: string) => JobQuery[Name] } = {
  q: (text) => readLine(text, searchLengths.q),
  exact: (text) => text === 'true' || undefined,
  salary_min: (text) => readInteger(text, searchRanges.salary_min),
  salary_currency: (text) => readOneOf(currencies, text),
  posted_within: (text) => readInteger(text, searchRanges.posted_within),
  company: (text) => readLine(text, searchLengths.company),
  near: (text) => readInteger(text, searchRanges.near),
  km: (text) => readInteger(text, searchRanges.km),
  qualified: (text) => text === 'true' || undefined,
  relocation: (text) => text === 'true' || undefined,
  sort: (text) => readOneOf(jobSorts, text),
  cursor: readCursor,
};

const singleNames = Object.keys(readSingle) as SingleName[];

const among = (values: readonly string[]) => (text: string) => values.includes(text);

const isItem: Record<ListName, (text: string) => boolean> = {
  category: among(jobChoices.category.values),
  language: isLanguageFilter,
  country: isCountryCode,
  city: (text) => readLine(text, searchLengths.city) !== undefined,
  workplace: among(jobChoices.workplace.values),
  employment_type: among(jobChoices.employmentType.values),
  experience_level: among(jobChoices.experienceLevel.values),
};

/** Parses a search from an address. Omits and reports unreadable values; never fails. */
export function parseJobQuery(params: URLSearchParams): { query: JobQuery; unread: UnreadValue[] } {
  const query: Record<string, unknown> = {};
  const unread: UnreadValue[] = [];
  for (const name of facetNames) {
    const values = listValues(name, params);
    const good = values.filter(isItem[name]);
    const taken = name === 'language' ? oncePerLanguage(good).slice(0, LANGUAGES_MAX) : good.slice(0, VALUES_MAX);
    if (taken.length > 0) query[name] = taken;
    unread.push(...values.filter((value) => !good.includes(value)).map((value) => ({ name, value })));
  }
  for (const name of singleNames) {
    const given = (params.getAll(name).at(-1) ?? '').trim();
    const text = tidySingle[name]?.(given) ?? given;
    if (text === '') continue;
    const value = readSingle[name](text);
    if (value === undefined) unread.push({ name, value: given });
    else query[name] = value;
  }
  // The form always sends a currency, which means nothing without an amount, and a distance once it has a place.
  if (query.salary_min === undefined) delete query.salary_currency;
  if (query.near === undefined) delete query.km;
  return { query, unread };
}

const tidySingle: Partial<Record<SingleName, (text: string) => string>> = {
  // Pasted text may contain line breaks and invisible characters.
  q: (text) =>
    [...text.replace(/[\p{C}\p{Z}]+/gu, ' ')].slice(0, searchLengths.q).join('').slice(0, searchLengths.q).trim(),
  // Thousands are written as 45.000, 45,000, 45 000 and 45’000.
  salary_min: (text) => text.replace(/(?<=\d)[.,\s'’](?=\d{3}(?!\d))/g, ''),
  salary_currency: (text) => text.toUpperCase(),
  qualified: (text) => (/^(1|true|on)$/.test(text) ? 'true' : ''),
  exact: (text) => (/^(1|true|on)$/.test(text) ? 'true' : ''),
};

const tidyItem: Record<'country' | 'language', (value: string) => string> = {
  country: (value) => value.toUpperCase(),
  language: (value) =>
    value
      .replace(/^[^:]+/, (code) => code.toLowerCase())
      .replace(/(?<![^:])[^:]+$/, (end) => (value.includes(':') ? end.toUpperCase() : end)),
};

function listValues(name: ListName, params: URLSearchParams): string[] {
  const given = params.getAll(name).flatMap((value) => value.split(','));
  const levels =
    name === 'language' ? params.getAll(LEVEL_FIELD).filter((level) => given.includes(level.slice(0, 2))) : [];
  const remote = name === 'workplace' && /^(1|true|on)$/.test(params.get('remote') ?? '') ? ['remote'] : [];
  const tidy = name === 'country' || name === 'language' ? tidyItem[name] : (value: string) => value;
  return [...new Set([...[...given, ...levels].map((value) => tidy(value.trim())).filter(Boolean), ...remote])];
}

/** `de` and `de:B2` are the same language: the last one wins, and a level wins over none. */
function oncePerLanguage(values: readonly string[]): string[] {
  const chosen = new Map<string, string>();
  for (const value of values) {
    const code = value.slice(0, 2);
    if (value.includes(':') || !chosen.has(code)) chosen.set(code, value);
  }
  return [...chosen.values()];
}

/** The query string of a search, without its question mark: for the page, the API and feeds. */
export function jobQueryString(query: JobQuery): string {
  const params = new URLSearchParams();
  for (const name of [...singleNames.slice(0, 1), ...facetNames, ...singleNames.slice(1)]) {
    const value = query[name];
    if (value === undefined || value === '') continue;
    for (const one of [value].flat()) params.append(name, String(one));
  }
  return params.toString();
}

const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path);

export const jobsHref = (query: JobQuery): string => withQuery(href(paths.jobs()), jobQueryString(query));

/** @param area a country to show */
export const mapHref = (query: JobQuery, area?: string): string => {
  const search = jobQueryString({ ...firstPage(query), sort: undefined });
  return withQuery(href(paths.jobsMap()), [search, area && `area=${area}`].filter(Boolean).join('&'));
};

export const firstPage = (query: JobQuery): JobQuery => ({ ...query, cursor: undefined });

export function withoutFilter(query: JobQuery, name: keyof JobQuery, value?: string): JobQuery {
  const { [name]: current, ...others } = firstPage(name === 'near' ? { ...query, km: undefined } : query);
  if (value === undefined || !Array.isArray(current)) return others;
  const left = current.filter((one) => one !== value);
  return left.length > 0 ? { ...others, [name]: left } : others;
}

/** All jobs, or one category, country, workplace or language: the number of combinations to index would be endless. */
export function isListedSearch(query: JobQuery): boolean {
  const [only, ...others] = Object.entries(query);
  if (only === undefined) return true;
  const [name, value] = only;
  const isOne = Array.isArray(value) && value.length === 1 && !String(value[0]).includes(':');
  return others.length === 0 && isOne && ['category', 'country', 'workplace', 'language'].includes(name);
}

/** The names of the formats, the same in every language. */
export const feedKinds = [
  { name: 'RSS', extension: 'rss', type: 'application/rss+xml' },
  { name: 'Atom', extension: 'atom', type: 'application/atom+xml' },
  { name: 'JSON Feed', extension: 'json', type: 'application/feed+json' },
] as const;

/** A feed is always newest first. */
export const feedHref = ({ extension }: (typeof feedKinds)[number], query: JobQuery): string =>
  withQuery(
    href(`${paths.jobs()}/feed.${extension}`),
    jobQueryString({ ...query, cursor: undefined, sort: undefined, qualified: undefined }),
  );
