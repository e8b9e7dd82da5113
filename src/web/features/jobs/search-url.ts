import type { z } from 'zod';

import { jobSearchInput } from '#contract/job-search.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';

/** A search as the page's address says it: the API's parameters, each in one form. `remote` is `workplace=remote`. */
const querySchema = jobSearchInput.omit({ limit: true, locale: true, remote: true });

export type JobQuery = z.infer<typeof querySchema>;

/** What an address says that names no search: an unknown country, a level that does not exist. */
export interface UnreadValue {
  name: string;
  value: string;
}

const { shape } = querySchema;

/** The filters of which several values can be chosen, in the order of the form. */
export const listNames = [
  'category',
  'language',
  'country',
  'city',
  'workplace',
  'employment_type',
  'experience_level',
] as const;
const singleNames = [
  'q',
  'salary_min',
  'salary_currency',
  'posted_within',
  'company',
  'qualified',
  'sort',
  'cursor',
] as const;

export type ListName = (typeof listNames)[number];

const Q_MAX = 200;
/** As many values as the API takes of one filter. */
const LANGUAGES_MAX = 10;
const VALUES_MAX = 20;

/** Reads a search from the address of its page. What cannot be read is left out of it and told: it never fails. */
export function parseJobQuery(params: URLSearchParams): { query: JobQuery; unread: UnreadValue[] } {
  const read: Record<string, string | string[]> = {};
  const unread: UnreadValue[] = [];
  for (const name of listNames) {
    const values = listValues(name, params);
    const good = values.filter((value) => shape[name].safeParse([value]).success);
    const taken = name === 'language' ? oncePerLanguage(good).slice(0, LANGUAGES_MAX) : good.slice(0, VALUES_MAX);
    if (taken.length > 0) read[name] = taken;
    unread.push(...values.filter((value) => !good.includes(value)).map((value) => ({ name, value })));
  }
  for (const name of singleNames) {
    const given = (params.getAll(name).at(-1) ?? '').trim();
    const value = tidySingle[name]?.(given) ?? given;
    if (value === '') continue;
    if (shape[name].safeParse(value).success) read[name] = value;
    else unread.push({ name, value: given });
  }
  // The form always sends a currency; without an amount it asks for nothing.
  if (read.salary_min === undefined) delete read.salary_currency;
  return { query: querySchema.parse(read), unread };
}

const tidySingle: Partial<Record<string, (text: string) => string>> = {
  // Pasted text brings line breaks and invisible signs along; whoever searches means the words.
  q: (text) => [...text.replace(/[\p{C}\p{Z}]+/gu, ' ')].slice(0, Q_MAX).join('').slice(0, Q_MAX).trim(),
  // Thousands are written 45.000, 45,000, 45 000 and 45’000.
  salary_min: (text) => text.replace(/(?<=\d)[.,\s'’](?=\d{3}(?!\d))/g, ''),
  salary_currency: (text) => text.toUpperCase(),
  qualified: (text) => (/^(1|true|on)$/.test(text) ? 'true' : ''),
};

const tidyItem: Record<'country' | 'language', (value: string) => string> = {
  country: (value) => value.toUpperCase(),
  language: (value) =>
    value
      .replace(/^[^:]+/, (code) => code.toLowerCase())
      .replace(/[^:]+$/, (end) => (value.includes(':') ? end.toUpperCase() : end)),
};

function listValues(name: ListName, params: URLSearchParams): string[] {
  const given = params.getAll(name).flatMap((value) => value.split(','));
  const remote = name === 'workplace' && /^(1|true|on)$/.test(params.get('remote') ?? '') ? ['remote'] : [];
  const tidy = name === 'country' || name === 'language' ? tidyItem[name] : (value: string) => value;
  return [...new Set([...given.map((value) => tidy(value.trim())).filter(Boolean), ...remote])];
}

/** `de` and `de:B2` ask for the same language: what is said last holds, and a level says more than none. */
function oncePerLanguage(values: readonly string[]): string[] {
  const chosen = new Map<string, string>();
  for (const value of values) {
    const code = value.slice(0, 2);
    if (value.includes(':') || !chosen.has(code)) chosen.set(code, value);
  }
  return [...chosen.values()];
}

/** The query part of an address for a search, without its question mark: of the page, of the API and of a feed. */
export function jobQueryString(query: JobQuery): string {
  const params = new URLSearchParams();
  for (const name of [...singleNames.slice(0, 1), ...listNames, ...singleNames.slice(1)]) {
    const value = query[name];
    if (value === undefined || value === '') continue;
    for (const one of [value].flat()) params.append(name, String(one));
  }
  return params.toString();
}

const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path);

/** The page of a search, in the reader's language. */
export const jobsHref = (query: JobQuery): string => withQuery(href(paths.jobs()), jobQueryString(query));

/** The same search from its first page. */
export const firstPage = (query: JobQuery): JobQuery => ({ ...query, cursor: undefined });

/** The search without one of its filters; of a list, without one of its values. From the first page. */
export function withoutFilter(query: JobQuery, name: keyof JobQuery, value?: string): JobQuery {
  const { [name]: current, ...others } = firstPage(query);
  if (value === undefined || !Array.isArray(current)) return others;
  const left = current.filter((one) => one !== value);
  return left.length > 0 ? { ...others, [name]: left } : others;
}

/**
 * Whether a search engine may list the page of a search: all jobs, or those of one category, country, workplace or
 * language. Any combination of filters has an address, so listing them all would be a list without end.
 */
export function isListedSearch(query: JobQuery): boolean {
  const [only, ...others] = Object.entries(query);
  if (only === undefined) return true;
  const [name, value] = only;
  const isOne = Array.isArray(value) && value.length === 1 && !String(value[0]).includes(':');
  return others.length === 0 && isOne && ['category', 'country', 'workplace', 'language'].includes(name);
}

/** The feeds that a search has. Their names are those of the formats, in every language the same. */
export const feedKinds = [
  { name: 'RSS', extension: 'rss', type: 'application/rss+xml' },
  { name: 'Atom', extension: 'atom', type: 'application/atom+xml' },
  { name: 'JSON Feed', extension: 'json', type: 'application/feed+json' },
] as const;

/** A search as a feed, in the reader's language. A feed is always newest first. */
export const feedHref = ({ extension }: (typeof feedKinds)[number], query: JobQuery): string =>
  withQuery(
    href(`${paths.jobs()}/feed.${extension}`),
    jobQueryString({ ...query, cursor: undefined, sort: undefined, qualified: undefined }),
  );
