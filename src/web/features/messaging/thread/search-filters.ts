/** The specification's date ranges (section 2). */
export const ranges = ['all', 'today', 'week', 'month'] as const;

export type Range = (typeof ranges)[number];

/** What a thread is searched for. */
export interface ThreadFilters {
  q: string;
  range: Range;
  unread: boolean;
  mine: boolean;
}

export const noFilters: ThreadFilters = { q: '', range: 'all', unread: false, mine: false };

/** Whether these filters leave anything out. */
export const isFiltered = ({ q, range, unread, mine }: ThreadFilters): boolean =>
  q.trim() !== '' || range !== 'all' || unread || mine;

/** The filters as the API takes them. */
export const askedFilters = ({ q, range, unread, mine }: ThreadFilters, now: Date) => ({
  q: q.trim() || undefined,
  since: sinceOf(range, now),
  // The API reads them as a query has them.
  unread: unread ? 'true' : undefined,
  mine: mine ? 'true' : undefined,
});

/** When the first day of a range began, in the browser's time: a week is 7 days, a month goes one calendar month back (specification, section 9). */
export function sinceOf(range: Range, now: Date): string | undefined {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  // The 31st of March goes back to the last of February.
  const lastOfMonth = new Date(year, month, 0).getDate();
  const days: Record<Range, Date | undefined> = {
    all: undefined,
    today: new Date(year, month, day),
    week: new Date(year, month, day - 7),
    month: new Date(year, month - 1, Math.min(day, lastOfMonth)),
  };
  return days[range]?.toISOString();
}
