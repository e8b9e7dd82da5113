/** Costs that an employer pays, without an amount. */
export const relocationHelps = ['visa', 'flight', 'languageCourse'] as const;
export type RelocationHelp = (typeof relocationHelps)[number];

export const HOUSING_WEEKS_MAX = 104;

/** Lines of days and times. */
export const SHIFTS_MAX = 7;

/** ISO 8601: Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
