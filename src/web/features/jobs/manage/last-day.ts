const DAY = 86_400_000;

/** Days before the last day that count as soon. */
export const SOON_DAYS = 7;

/** Days from today to an instant's day, both in UTC; negative in the past. `now` in milliseconds since 1970. */
export const daysUntil = (iso: string, now: number): number =>
  Math.floor(Date.parse(iso) / DAY) - Math.floor(now / DAY);

/** The date this many days after today, in UTC: YYYY-MM-DD. */
export const dayAfter = (now: number, days: number): string => new Date(now + days * DAY).toISOString().slice(0, 10);
