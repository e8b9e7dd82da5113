import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { EVERYTHING, firstRange, bucketsBetween, rangesOfTime, TIME, type Axis, type Range } from './buckets.ts';
import { hasAny, hasWords, holds, type Query } from './conditions.ts';

/**
 * Reads ranges until there are `enough` rows.
 * @param read reads at most `left` rows of a range.
 */
export async function scan<Row>(
  ranges: Iterable<Range>,
  enough: number,
  read: (range: Range, left: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const range of ranges) {
    rows.push(...(await read(range, enough - rows.length)));
    if (rows.length >= enough) break;
  }
  return rows;
}

const FEW = 600;

/** Whether a single condition makes ranges unnecessary. */
export const isRare = ({ conditions, words, jobs }: Query): boolean =>
  words.some((word) => word.jobs < FEW) || conditions.some(({ share }) => share * jobs < FEW);

/** An estimate: filters are assumed independent, words correlated, so each but the rarest counts by its square root. */
export function guessFitting({ conditions, words, jobs }: Query): number {
  const rarities = words.map((word) => Math.min(1, word.jobs / Math.max(1, jobs))).sort((a, b) => a - b);
  const withWords = rarities.reduce((guess, share, index) => guess * (index === 0 ? share : Math.sqrt(share)), jobs);
  return conditions.reduce((guess, { share }) => guess * share, withWords);
}

/** Ranges from `end` back to `floor`. */
export function* rangesFor(query: Query, end: number, wanted: number, floor = query.since): Generator<Range> {
  const first = isRare(query) ? EVERYTHING : firstRange(wanted, guessFitting(query));
  for (const range of rangesOfTime(end, first)) {
    yield floor === null ? range : { ...range, low: Math.max(range.low, floor) };
    if (floor !== null && range.low <= floor) break;
  }
}

/** Must be first among the conditions, because jobs of a range are stored together. */
export function isIn({ column }: Axis, { buckets, low, high }: Range): RawBuilder<SqlBool>[] {
  const at = sql.ref(column);
  return [
    ...(buckets ? [hasAny('slices', buckets)] : []),
    ...(Number.isFinite(low) ? [sql<SqlBool>`${at} >= ${low}`] : []),
    ...(Number.isFinite(high) ? [sql<SqlBool>`${at} < ${high}`] : []),
  ];
}

/** For lists that do not scan time. */
export function isSince(since: number, now: number): RawBuilder<SqlBool>[] {
  // The level at which few buckets are still selective.
  const level = Math.max(0, Math.floor(Math.log((now - since) / TIME.width / 8) / Math.log(4)));
  return [
    hasAny('slices', bucketsBetween(TIME, since, now, Math.min(level, TIME.levels - 1))),
    sql<SqlBool>`published >= ${since}`,
  ];
}

export const fits = ({ conditions, words }: Query): RawBuilder<SqlBool>[] => [
  ...hasWords('all_words', words),
  ...conditions.map(holds),
];

export const allOf = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
