/** Seconds per unit, the smallest first. */
export const timeUnits = { second: 1, minute: 60, hour: 3_600, day: 86_400 } as const;

export type TimeUnit = keyof typeof timeUnits;

/** The largest unit that divides a duration evenly. */
export function largestUnit(seconds: number): TimeUnit {
  const units = Object.keys(timeUnits) as TimeUnit[];
  return units.findLast((unit) => seconds >= timeUnits[unit] && seconds % timeUnits[unit] === 0) ?? 'second';
}
