import { jobChoices, type ChoiceColumn } from '#contract/jobs/job-choices.ts';
import type { JobFilters, Understood } from '#contract/jobs/job-search.ts';
import type { Locale } from '#contract/locales.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { labelOf, withBroader, type Words } from '../concepts/concepts.ts';
import { tokensOf, type Token } from '../concepts/tokens.ts';
import { findNamedPlaces } from './named-places.ts';
import { readDays, type Days } from './read-days.ts';
import { readPay, type Pay } from './read-pay.ts';
import { readSpans, type Span } from './read-spans.ts';

/** What a text names, and its other words. */
export interface Meaning {
  understood: Understood[];
  filters: UnderstoodFilters;
  /** The text without the parts that were understood and words without meaning. */
  rest: string;
  /** Words for the work in the text: titles with these words come first. */
  named: string;
}

type NamedFilters = Pick<
  JobFilters,
  ChoiceColumn | 'language' | 'country' | 'salary_min' | 'salary_currency' | 'posted_within'
>;

export interface UnderstoodFilters extends NamedFilters {
  /** Keys of concepts: one of each list. */
  concepts?: string[][];
  /** GeoNames' ids; any of them. */
  places?: number[];
  /** Words that a title must have. */
  inTitle?: string;
}

type Kind = Understood['kind'];

interface Item {
  kind: Kind;
  value: string;
  label: string;
  /** In the text. */
  start: number;
  end: number;
}

const CHOICES: ReadonlySet<string> = new Set(Object.values(jobChoices).map(({ column }) => column));
const NAMES_WORK: ReadonlySet<Kind> = new Set(['occupation', 'category', 'skill']);
const OTHER_TRADE: ReadonlySet<Kind> = new Set(['other_trade']);

/**
 * @param given filters set by hand: they override what the text says about the same thing.
 */
export async function understand(
  db: Db | Tx,
  text: string,
  { locale, given, dictionary }: { locale: Locale; given: JobFilters; dictionary: Words },
): Promise<Meaning> {
  const { concepts } = dictionary;
  const days = readDays(text);
  const left = days ? blanked(text, days.from, days.to) : text;
  const pay = readPay(left);
  const tokens = tokensOf(pay ? blanked(left, pay.from, pay.to) : left);
  const spans = readSpans(tokens, await findNamedPlaces(db, tokens, locale), { locale, dictionary });
  const named = [
    ...itemsOf(spans, tokens, { locale, concepts }),
    ...(pay ? [itemOfPay(pay, locale)] : []),
    ...(days ? [itemOfDays(days, locale)] : []),
  ];
  const items = withoutGiven(named, given);
  // A role noun alone is a search of its own.
  const silent = items.some(({ kind }) => NAMES_WORK.has(kind))
    ? spans
    : spans.filter(({ kind }) => kind !== 'role_noun');
  return {
    understood: items.map(({ start, end, ...item }) => ({
      ...item,
      text: text.slice(start, end),
      without: squeezed(blanked(text, start, end)),
    })),
    filters: { ...filtersOf(items, pay, concepts), inTitle: textOf(items, text, OTHER_TRADE) },
    rest: tokens
      .filter((_, index) => !silent.some(({ from, to }) => index >= from && index < to))
      .map(({ start, end }) => text.slice(start, end))
      .join(' '),
    named: textOf(items, text, NAMES_WORK) ?? '',
  };
}

/** The words of items of some kinds. */
function textOf(items: Item[], text: string, kinds: ReadonlySet<Kind>): string | undefined {
  const texts = items.filter(({ kind }) => kinds.has(kind)).map(({ start, end }) => text.slice(start, end));
  return texts.length > 0 ? texts.join(' ') : undefined;
}

const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);

const squeezed = (text: string): string => text.replaceAll(/[\s,;]+/gu, ' ').trim();

interface Reader {
  locale: Locale;
  concepts: Words['concepts'];
}

function itemsOf(spans: Span[], tokens: readonly Token[], reader: Reader): Item[] {
  const { locale } = reader;
  return spans.flatMap((span): Item[] => {
    const at = { start: tokens[span.from]?.start ?? 0, end: tokens[span.to - 1]?.end ?? 0 };
    if (span.kind === 'place')
      return [{ kind: 'place', value: span.place.ids.join(','), label: span.place.label, ...at }];
    if (span.kind === 'concept') return [itemOfConcepts(span.ids, at, reader)];
    const { kind } = span;
    if (!isKind(kind)) return [];
    return span.ids.map((id) => {
      const [name = '', level] = id.split(':');
      const label = labelOf({ kind, id: name }, locale) ?? name;
      return { kind, value: id, label: level ? `${label} ${level}` : label, ...at };
    });
  });
}

const isKind = (kind: string): kind is Exclude<Kind, 'pay' | 'place' | 'occupation' | 'skill'> =>
  CHOICES.has(kind) || ['language', 'country', 'posted', 'other_trade'].includes(kind);

/** Prefers the occupation if the words name both. */
function itemOfConcepts(keys: string[], at: Pick<Item, 'start' | 'end'>, { locale, concepts }: Reader): Item {
  const [concept] = keys
    .map((key) => concepts.get(key))
    .filter((known) => known !== undefined)
    .toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  const { kind = 'skill', words } = concept ?? {};
  return { kind, value: keys.join(','), label: words?.[locale][0] ?? '', ...at };
}

function itemOfPay({ amount, currency, from, to }: Pay, locale: Locale): Item {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency ?? 'EUR',
    maximumFractionDigits: 0,
  });
  return { kind: 'pay', value: String(amount), label: `≥ ${money.format(amount)}`, start: from, end: to };
}

function itemOfDays({ days, from, to }: Days, locale: Locale): Item {
  const label = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
  return { kind: 'posted', value: String(days), label: `≤ ${label}`, start: from, end: to };
}

/** The filters that each kind sets. */
const FILTERS: Record<Kind, (keyof JobFilters)[]> = {
  category: ['category'],
  employment_type: ['employment_type'],
  experience_level: ['experience_level'],
  workplace: ['workplace', 'remote'],
  occupation: [],
  skill: [],
  language: ['language'],
  country: ['country', 'city', 'near'],
  place: ['city', 'near'],
  pay: ['salary_min'],
  posted: ['posted_within'],
  other_trade: [],
};

function withoutGiven(items: Item[], given: JobFilters): Item[] {
  const left = items.filter(({ kind }) => FILTERS[kind].every((filter) => given[filter] === undefined));
  // "Sales account manager": the occupation is more specific than the field.
  return left.some(({ kind }) => kind === 'occupation') ? left.filter(({ kind }) => kind !== 'category') : left;
}

function filtersOf(items: Item[], pay: Pay | undefined, known: Words['concepts']): UnderstoodFilters {
  const filters: UnderstoodFilters = {};
  const valuesOf = (kind: Kind): string[] | undefined => {
    const values = items.filter((item) => item.kind === kind).map(({ value }) => value);
    return values.length > 0 ? values : undefined;
  };
  for (const column of CHOICES) Object.assign(filters, { [column]: valuesOf(column as Kind) });
  return {
    ...filters,
    language: valuesOf('language') as NamedFilters['language'],
    country: valuesOf('country'),
    ...(pay && valuesOf('pay') ? { salary_min: pay.amount, salary_currency: pay.currency ?? undefined } : {}),
    posted_within: valuesOf('posted')
      ?.map(Number)
      .toSorted((a, b) => a - b)[0],
    concepts: groupsOf(known, valuesOf('occupation'), valuesOf('skill')),
    places: valuesOf('place')?.flatMap((ids) => ids.split(',').map(Number)),
  };
}

/** "Showroom saleswoman": leaves out concepts that include another. */
const narrowest = (keys: string[], concepts: Words['concepts']): string[] =>
  keys.filter((key) => !keys.some((other) => other !== key && withBroader(other, concepts).includes(key)));

/** A job needs any of the occupations, and every skill. */
function groupsOf(
  concepts: Words['concepts'],
  occupations: string[] | undefined,
  skills: string[] = [],
): string[][] | undefined {
  const keysOf = (values: string): string[] => values.split(',');
  const groups = [...(occupations ? [narrowest(occupations.flatMap(keysOf), concepts)] : []), ...skills.map(keysOf)];
  return groups.length > 0 ? groups : undefined;
}
