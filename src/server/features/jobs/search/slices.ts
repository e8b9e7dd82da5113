/**
 * A number of a job that a list is read along. It is cut into slices, each level's four times as wide as the one's
 * before, and the slices that a job lies in are in the index (`job_slices` in 0005): so a list is read from its
 * beginning, as far as it has to be, and not whole.
 */
export interface Axis {
  /** What its slices begin with. */
  kind: 'd' | 'p';
  column: 'published' | 'pay';
  /** Of the narrowest slice. */
  width: number;
  levels: number;
}

/** First publication, in microseconds; the narrowest slice is two hours, the widest eleven months. */
export const TIME: Axis = { kind: 'd', column: 'published', width: 7_200_000_000, levels: 7 };

/** Pay in euros a year; from a thousand to a quarter of a million. */
export const PAY: Axis = { kind: 'p', column: 'pay', width: 1_000, levels: 5 };

/** What is paid more lies in the slice of this. */
export const PAY_TOP = 1_023_999;

/** What the jobs without pay have in place of slices of it. */
export const NO_PAY = 'p-';

const widthAt = ({ width }: Axis, level: number): number => width * 4 ** level;

const sliceAt = (axis: Axis, level: number, value: number): string => `${axis.kind}${level}:${Math.floor(value / widthAt(axis, level))}`;

/** A stretch of an axis: its slices hold all of it, from `low` on. */
export interface Stretch {
  slices: string[];
  low: number;
}

/**
 * The stretch that ends at `top` (and holds it), as wide as the level's slice at the most. It reaches down to where a
 * slice begins, so the next begins just below.
 */
export function stretchBelow(axis: Axis, level: number, top: number): Stretch {
  return { slices: [sliceAt(axis, level, top)], low: Math.floor(top / widthAt(axis, level)) * widthAt(axis, level) };
}

/**
 * Slices that hold all from `low` to `high`, as few as there are: narrow ones up to where a wider one begins. At their
 * ends they may hold more.
 */
export function slicesBetween(axis: Axis, low: number, high: number): string[] {
  const slices: string[] = [];
  // Slices far narrower than the whole would be many and tell little.
  let level = Math.max(0, Math.min(axis.levels - 1, Math.floor(Math.log((high - low) / axis.width / 16) / Math.log(4))) || 0);
  if (axis === PAY) level = 0;
  let at = Math.floor(low / widthAt(axis, level)) * widthAt(axis, level);
  while (at <= high) {
    while (level + 1 < axis.levels && at % widthAt(axis, level + 1) === 0) level += 1;
    slices.push(sliceAt(axis, level, at));
    at += widthAt(axis, level);
  }
  return slices;
}
