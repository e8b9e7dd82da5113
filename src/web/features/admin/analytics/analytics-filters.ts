import { analyticsBreakdowns, analyticsPeriods, ANALYTICS_CSV } from '#contract/admin/admin-choices.ts';
import type { AnalyticsFilters } from '#contract/admin/analytics.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { readDay, readOneOf, textsOf } from '#web/app/list-params.ts';

/** Reads the filters from the query string; invalid values are ignored. */
export function readAnalyticsFilters(params: URLSearchParams): AnalyticsFilters {
  const { days, from, to, by } = textsOf(params);
  return {
    days: readOneOf(analyticsPeriods, days),
    from: readDay(from),
    to: readDay(to),
    by: readOneOf(analyticsBreakdowns, by),
  };
}

export const analyticsHref = (filters: AnalyticsFilters): string => href(paths.adminAnalytics(), { ...filters });

export function analyticsCsvHref(filters: AnalyticsFilters): string {
  const given = Object.entries(filters).filter(
    (entry): entry is [string, NonNullable<(typeof entry)[1]>] => entry[1] !== undefined,
  );
  return given.length > 0 ? `${ANALYTICS_CSV}?${new URLSearchParams(given).toString()}` : ANALYTICS_CSV;
}
