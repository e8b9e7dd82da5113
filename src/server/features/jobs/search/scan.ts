import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { EVERYTHING, firstRange, bucketsBetween, rangesOfTime, TIME, type Axis, type Range } from './buckets.ts';
import type { Query } from './conditions.ts';
import { hasAny, hasWords, toCondition } from './to-condition.ts';

interface Scan<Row> {
  ranges: Iterable<Range>;
  /** A scan ends after this many jobs. */
  enough: number;
  /** The jobs of a range, ordered. */
  select(range: Range): RawBuilder<unknown>;
  /** The columns to read; the jobs themselves if omitted. */
  as?(jobs: RawBuilder<unknown>): RawBuilder<Row>;
  /** How many jobs the rows represent. */
  jobsIn?(rows: Row[]): number;
}

/**
 * Reads the jobs of the first range; if these are too few, reads all other ranges in a second statement, which ends
 * with the range in which there are enough.
 */
export async function scan<Row>(
  db: Db | Tx,
  { ranges, enough, select, as = (jobs) => sql`${jobs}`, jobsIn = (rows) => rows.length }: Scan<Row>,
): Promise<Row[]> {
  const [first, ...others] = ranges;
  if (!first) return [];
  const { rows } = await as(sql`${select(first)} limit ${enough}`).execute(db);
  const left = enough - jobsIn(rows);
  if (left <= 0 || others.length === 0) return rows;
  // Parts of a "union all" are read in turn, and only as far as the limit requires; `searching` forbids parallel plans.
  const parts = others.map((range) => sql`(${select(range)} limit ${left})`);
  const more = await as(sql`select * from (${sql.join(parts, sql` union all `)}) as part limit ${left}`).execute(db);
  return [...rows, ...more.rows];
}

const FEW = 600;

/** Whether ranges are unnecessary. */
export const isRare = ({ conditions, words, jobs, fitting = jobs }: Query): boolean =>
  fitting < FEW || words.some((word) => word.jobs < FEW) || conditions.some(({ share }) => share * jobs < FEW);

/** An estimate: filters are assumed independent, words correlated, so each but the rarest counts by its square root. */
export function guessFitting({ conditions, words, jobs, fitting }: Query): number {
  if (fitting !== undefined) return fitting;
  const rarities = words.map((word) => Math.min(1, word.jobs / Math.max(1, jobs))).sort((a, b) => a - b);
  const withWords = rarities.reduce((guess, share, index) => guess * (index === 0 ? share : Math.sqrt(share)), jobs);
  return conditions.reduce((guess, { share }) => guess * share, withWords);
}

/** Ranges from `end`, or from the newest job, back to `floor`. */
export function* rangesFor(query: Query, end: number, wanted: number, floor = query.since): Generator<Range> {
  const first = isRare(query) ? EVERYTHING : firstRange(wanted, guessFitting(query));
  for (const range of rangesOfTime(Math.min(end, query.newest + 1), first)) {
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
  ...conditions.map(toCondition),
];

export const allOf = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
