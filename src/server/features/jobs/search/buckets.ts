/**
 * A number of a job that a list is read along. It is cut into buckets, each level's four times as wide as those of the
 * one before, and the buckets that a job lies in are in the index (`job_slices` in 0005): so a list is read from its
 * beginning, as far as it has to be, and not whole.
 */
export interface Axis {
  /** What its buckets begin with. */
  kind: 'd' | 'p';
  column: 'published' | 'pay';
  /** Of the narrowest bucket. */
  width: number;
  levels: number;
}

/** First publication, in microseconds; the narrowest bucket is two hours, the widest eleven months. */
export const TIME: Axis = { kind: 'd', column: 'published', width: 7_200_000_000, levels: 7 };

/** Most jobs are found for about so long. */
const TERM = 60 * 86_400_000_000;

/** Pay in euros a year; from a thousand to a quarter of a million. */
export const PAY: Axis = { kind: 'p', column: 'pay', width: 1_000, levels: 5 };

/** Whatever is paid beyond lies in the bucket of this. */
export const PAY_TOP = 1_023_999;

/** What the jobs without pay have in place of buckets of it. */
export const NO_PAY = 'p-';

/** A part of an axis, from `low` to just below `high`: no job outside of these buckets is in it. Without buckets any may be. */
export interface Range {
  buckets: string[] | null;
  low: number;
  high: number;
}

/**
 * The ranges of time before `end`, latest first, each about four times as long as the one before: who stops as soon
 * as there is enough has read little more than was needed, and who finds nothing is soon through.
 */
export function* rangesOfTime(end: number, { level, count }: FirstRange): Generator<Range> {
  if (level >= TIME.levels) {
    yield { buckets: null, low: -Infinity, high: end };
    return;
  }
  const width = widthAt(TIME, level);
  // The first bucket may have just begun, and then holds little; so it does not count.
  const begun = Math.ceil(end / width) * width;
  let high = begun - (count + 1) * width;
  yield { buckets: countdown(level, begun, high), low: high, high: end };
  for (let current = level; current < TIME.levels - 1; current += 1) {
    const { low } = bucketBelow(TIME, current + 1, high);
    // What is left of the wider bucket, in narrower ones: the whole of it would be read again.
    yield { buckets: countdown(current, high, low), low, high };
    high = low;
  }
  yield { buckets: countdown(TIME.levels - 1, high, 0), low: -Infinity, high };
}

/** The buckets of a level from `high` down to `low`, both of which are ends of such buckets. */
function countdown(level: number, high: number, low: number): string[] {
  const width = widthAt(TIME, level);
  const buckets: string[] = [];
  for (let index = high / width - 1; index >= low / width; index -= 1) buckets.push(nameOf(TIME, level, index));
  return buckets;
}

/** How a scan through time begins: with so many buckets of a level, or with everything at once where that is TIME.levels. */
export interface FirstRange {
  level: number;
  count: number;
}

/** As few buckets as hold about `wanted` jobs, where there are so many that fit in all. */
export function firstRange(wanted: number, fitting: number): FirstRange {
  for (let level = 0; level < LEVEL_OF_MONTHS; level += 1) {
    const count = Math.ceil(wanted / ((fitting * widthAt(TIME, level)) / TERM));
    if (count <= 4) return { level, count };
  }
  return EVERYTHING;
}

/** All of the time at once. */
export const EVERYTHING: FirstRange = { level: TIME.levels, count: 0 };
/** What is found only within months is found as fast in all the years. */
const LEVEL_OF_MONTHS = 4;

/** How pay is read where more jobs than this fit: from which level to which. Where few do, it is read in two. */
const PAY_STEPS = [
  { most: 200_000, first: 0, last: 2 },
  { most: 50_000, first: 1, last: 2 },
  { most: 3_000, first: 2, last: 2 },
];
const FEW_STEPS = { first: 3, last: 3 };

// Few jobs pay as much, so these ranges may be wide.
const WELL_PAID = [
  { buckets: ['p4:3', 'p4:2', 'p4:1'], low: 256_000 },
  { buckets: ['p3:3', 'p3:2'], low: 128_000 },
];

/** The same for pay below `end`, highest first, where about so many jobs fit. */
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

/**
 * Buckets that hold all from `low` to `high`: none narrower than `level`, and wide ones where they fit. At its ends there
 * may be more in them.
 */
export function bucketsBetween(axis: Axis, low: number, high: number, level = 0): string[] {
  const buckets: string[] = [];
  let at = Math.floor(low / widthAt(axis, level)) * widthAt(axis, level);
  for (let current = level; at <= high; at += widthAt(axis, current)) {
    while (current + 1 < axis.levels && at % widthAt(axis, current + 1) === 0) current += 1;
    buckets.push(nameOf(axis, current, at / widthAt(axis, current)));
  }
  return buckets;
}
