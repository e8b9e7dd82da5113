/** Date ranges (specification, section 2). */
export const ranges = ['all', 'today', 'week', 'month'] as const;

export type Range = (typeof ranges)[number];

export interface ThreadFilters {
  q: string;
  range: Range;
  unread: boolean;
  mine: boolean;
}

export const noFilters: ThreadFilters = { q: '', range: 'all', unread: false, mine: false };

export const isFiltered = ({ q, range, unread, mine }: ThreadFilters): boolean =>
  q.trim() !== '' || range !== 'all' || unread || mine;

export const askedFilters = ({ q, range, unread, mine }: ThreadFilters, now: Date) => ({
  q: q.trim() || undefined,
  since: sinceOf(range, now),
  // As in a query string.
  unread: unread ? 'true' : undefined,
  mine: mine ? 'true' : undefined,
});

/**
 * The start of a range in the browser's time: a week is 7 days, a month goes back one calendar month (specification,
 * section 9).
 */
export function sinceOf(range: Range, now: Date): string | undefined {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  // 31 March goes back to the last day of February.
  const lastOfMonth = new Date(year, month, 0).getDate();
  const days: Record<Range, Date | undefined> = {
    all: undefined,
    today: new Date(year, month, day),
    week: new Date(year, month, day - 7),
    month: new Date(year, month - 1, Math.min(day, lastOfMonth)),
  };
  return days[range]?.toISOString();
}
