import { ANALYTICS_CSV } from '#contract/admin-choices.ts';
import { analyticsFilters, type AnalyticsFilters } from '#contract/analytics.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';

const { days, from, to, by } = analyticsFilters.shape;

const filtersSchema = analyticsFilters
  .extend({
    days: days.catch(undefined),
    from: from.catch(undefined),
    to: to.catch(undefined),
    by: by.catch(undefined),
  })
  .strip();

/** Reads the filters from the query string; invalid values are ignored. */
export const readAnalyticsFilters = (params: URLSearchParams): AnalyticsFilters =>
  filtersSchema.parse(Object.fromEntries(params));

export const analyticsHref = (filters: AnalyticsFilters): string => href(paths.adminAnalytics(), { ...filters });

export function analyticsCsvHref(filters: AnalyticsFilters): string {
  const given = Object.entries(filters).filter(
    (entry): entry is [string, NonNullable<(typeof entry)[1]>] => entry[1] !== undefined,
  );
  return given.length > 0 ? `${ANALYTICS_CSV}?${new URLSearchParams(given).toString()}` : ANALYTICS_CSV;
}
