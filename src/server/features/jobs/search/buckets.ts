/**
 * A numeric column by which lists are ordered. Its buckets are four times wider at each level, and the index holds
 * those of each job (`job_slices` in db/migrations/0005_job_search.sql), so a list is read only as far as needed.
 */
export interface Axis {
  /** Prefix of bucket names. */
  kind: 'd' | 'p';
  column: 'published' | 'pay';
  /** Width of the narrowest bucket. */
  width: number;
  levels: number;
}

/** In microseconds; buckets from two hours to eleven months. */
export const TIME: Axis = { kind: 'd', column: 'published', width: 7_200_000_000, levels: 7 };

/** The usual life of a job, in microseconds. */
export const TERM = 60 * 86_400_000_000;

/** Euros a year, from a thousand to a quarter of a million. */
export const PAY: Axis = { kind: 'p', column: 'pay', width: 1_000, levels: 5 };

/** Higher pay is in this bucket. */
export const PAY_TOP = 1_023_999;

export const NO_PAY = 'p-';

/** Begins a slice with a unit group of ISCO-08. */
export const ISCO = 'isco:';
/** The slice of jobs that were indexed before the process had read ESCO's words. */
export const BEHIND = 'behind';

/** Jobs whose employer pays some of the relocation. */
export const RELOCATION_FACET = 'relocation:help';

/** `high` is exclusive. The buckets cover every job in it; null means any. */
export interface Range {
  buckets: string[] | null;
  low: number;
  high: number;
}

/**
 * Latest first, each about four times as long as the one before: little more is read than needed, and empty scans end
 * soon.
 */
export function* rangesOfTime(end: number, { level, count }: FirstRange): Generator<Range> {
  if (level >= TIME.levels) {
    yield { buckets: null, low: -Infinity, high: end };
    return;
  }
  const width = widthAt(TIME, level);
  // The newest bucket may be nearly empty, so it does not count.
  const begun = Math.ceil(end / width) * width;
  let high = begun - (count + 1) * width;
  yield { buckets: countdown(level, begun, high), low: high, high: end };
  for (let current = level; current < TIME.levels - 1; current += 1) {
    const { low } = bucketBelow(TIME, current + 1, high);
    // Narrower buckets, because the wider one would be read twice.
    yield { buckets: countdown(current, high, low), low, high };
    high = low;
  }
  yield { buckets: countdown(TIME.levels - 1, high, 0), low: -Infinity, high };
}

/** Both ends must be bucket boundaries. */
function countdown(level: number, high: number, low: number): string[] {
  const width = widthAt(TIME, level);
  const buckets: string[] = [];
  for (let index = high / width - 1; index >= low / width; index -= 1) buckets.push(nameOf(TIME, level, index));
  return buckets;
}

/** `count` buckets of a level, or everything if the level is TIME.levels. */
export interface FirstRange {
  level: number;
  count: number;
}

/** The smallest number of buckets that contain about `wanted` of the `fitting` jobs. */
export function firstRange(wanted: number, fitting: number): FirstRange {
  for (let level = 0; level < LEVEL_OF_MONTHS; level += 1) {
    const count = Math.ceil(wanted / ((fitting * widthAt(TIME, level)) / TERM));
    if (count <= 4) return { level, count };
  }
  return EVERYTHING;
}

export const EVERYTHING: FirstRange = { level: TIME.levels, count: 0 };
/** From this level on, reading everything is as fast. */
const LEVEL_OF_MONTHS = 4;

/** Bucket levels for reading pay, if more than `most` jobs fit. */
const PAY_STEPS = [
  { most: 200_000, first: 0, last: 2 },
  { most: 50_000, first: 1, last: 2 },
  { most: 3_000, first: 2, last: 2 },
];
const FEW_STEPS = { first: 3, last: 3 };

// Wide, because few jobs pay this much.
const WELL_PAID = [
  { buckets: ['p4:3', 'p4:2', 'p4:1'], low: 256_000 },
  { buckets: ['p3:3', 'p3:2'], low: 128_000 },
];

/** Highest pay first; `fitting` is an estimate. */
export function* rangesOfPay(end: number, fitting: number): Generator<Range> {
  let high = end;
  for (const range of WELL_PAID.filter(({ low }) => low < end)) {
    yield { ...range, high };
    high = range.low;
  }
  const { first, last } = PAY_STEPS.find(({ most }) => fitting > most) ?? FEW_STEPS;
  for (let level = first; high > 0; level = Math.min(level + 1, last)) {
    const range = bucketBelow(PAY, level, high);
    yield range;
    high = range.low;
  }
}

const widthAt = ({ width }: Axis, level: number): number => width * 4 ** level;

const nameOf = ({ kind }: Axis, level: number, index: number): string => `${kind}${level}:${index}`;

function bucketBelow(axis: Axis, level: number, high: number): Range {
  const index = Math.ceil(high / widthAt(axis, level)) - 1;
  return { buckets: [nameOf(axis, level, index)], low: index * widthAt(axis, level), high };
}

/** No bucket is narrower than `level`. The buckets may extend beyond both ends. */
export function bucketsBetween(axis: Axis, low: number, high: number, level = 0): string[] {
  const buckets: string[] = [];
  let at = Math.floor(low / widthAt(axis, level)) * widthAt(axis, level);
  for (let current = level; at <= high; at += widthAt(axis, current)) {
    while (current + 1 < axis.levels && at % widthAt(axis, current + 1) === 0) current += 1;
    buckets.push(nameOf(axis, current, at / widthAt(axis, current)));
  }
  return buckets;
}
