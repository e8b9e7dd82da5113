import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { hasAny, hasWords, holds, type Query } from './conditions.ts';
import { EVERYTHING, firstRange, bucketsBetween, rangesOfTime, TIME, type Axis, type Range } from './buckets.ts';

/**
 * Reads range after range until there is enough.
 * @param read reads what is in a range, `left` rows at the most.
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

/** So few are read at once. */
const FEW = 600;

/** Whether one condition alone leaves so few jobs that they need not be cut into ranges. */
export const isRare = ({ conditions, words, jobs }: Query): boolean =>
  words.some((word) => word.jobs < FEW) || conditions.some(({ share }) => share * jobs < FEW);

/** About how many jobs fit. Filters mostly have nothing to do with each other; words that go together are the rule, so each but the rarest counts only by its root. */
export function guessFitting({ conditions, words, jobs }: Query): number {
  const rarities = words.map((word) => Math.min(1, word.jobs / Math.max(1, jobs))).sort((a, b) => a - b);
  const withWords = rarities.reduce((guess, share, index) => guess * (index === 0 ? share : Math.sqrt(share)), jobs);
  return conditions.reduce((guess, { share }) => guess * share, withWords);
}

/** The ranges in which to look for so many jobs that fit, from `end` back to where the search ends. */
export function* rangesFor(query: Query, end: number, wanted: number, floor = query.since): Generator<Range> {
  const first = isRare(query) ? EVERYTHING : firstRange(wanted, guessFitting(query));
  for (const range of rangesOfTime(end, first)) {
    yield floor === null ? range : { ...range, low: Math.max(range.low, floor) };
    if (floor !== null && range.low <= floor) break;
  }
}

/** That a job lies in the range. First among the conditions: what lies in it lies together. */
export function isIn({ column }: Axis, { buckets, low, high }: Range): RawBuilder<SqlBool>[] {
  const at = sql.ref(column);
  return [
    ...(buckets ? [hasAny('slices', buckets)] : []),
    ...(Number.isFinite(low) ? [sql<SqlBool>`${at} >= ${low}`] : []),
    ...(Number.isFinite(high) ? [sql<SqlBool>`${at} < ${high}`] : []),
  ];
}

/** That a job was published since then, for lists that are not read along the time. */
export function isSince(since: number, now: number): RawBuilder<SqlBool>[] {
  // As many buckets as tell much with few of them.
  const level = Math.max(0, Math.floor(Math.log((now - since) / TIME.width / 8) / Math.log(4)));
  return [
    hasAny('slices', bucketsBetween(TIME, since, now, Math.min(level, TIME.levels - 1))),
    sql<SqlBool>`published >= ${since}`,
  ];
}

/** That a job fits the filters and has all the words. */
export const fits = ({ conditions, words }: Query): RawBuilder<SqlBool>[] => [
  ...hasWords('all_words', words),
  ...conditions.map(holds),
];

/** All of the conditions; true where there are none. */
export const allOf = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
