const DAY = 86_400_000;

/** A last day within so many days is near enough to be told. */
export const SOON_DAYS = 7;

/** How many days after today the day of an instant is, both in UTC; `now` in milliseconds since 1970. Negative once it is past. */
export const daysUntil = (iso: string, now: number): number =>
  Math.floor(Date.parse(iso) / DAY) - Math.floor(now / DAY);

/** The day so many days after today, in UTC: YYYY-MM-DD. */
export const dayAfter = (now: number, days: number): string => new Date(now + days * DAY).toISOString().slice(0, 10);
