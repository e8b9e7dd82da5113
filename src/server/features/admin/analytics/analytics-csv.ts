import type { AnalyticsBreakdown } from '#contract/admin/admin-choices.ts';
import type { Analytics, AnalyticsMeasures } from '#contract/admin/analytics.ts';

import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv.ts';

/** Column names, which state by which date a row is counted. */
const heads: Record<AnalyticsBreakdown, string[]> = {
  day: ['day_utc', 'job_seekers_confirmed', 'employers_confirmed', 'jobs_first_published', 'applications_received'],
  category: ['category_of_job', 'jobs_first_published', 'applications_received'],
  country: [
    'country',
    'job_seekers_confirmed_by_country_of_profile',
    'employers_confirmed_by_country_of_profile',
    'jobs_first_published_by_country_of_job',
    'applications_received_by_country_of_job',
  ],
  language: [
    'language',
    'job_seekers_confirmed_by_language_of_interface',
    'employers_confirmed_by_language_of_interface',
    'jobs_first_published_by_each_language_asked_for',
    'applications_received_by_each_language_asked_for',
  ],
};

const ANSWERS = [
  'applications_not_withdrawn_unanswered',
  'of_these_answered_until_now',
  'answered_share',
  'half_answered_within_hours',
  'nine_in_ten_answered_within_hours',
];

/** Each line has the period, then the part, then the measures. */
export function analyticsCsv({ period: { from, to }, by, rows }: Analytics): string {
  const head = csvLine(['from_utc', 'to_utc', ...heads[by], ...ANSWERS]);
  return (
    BYTE_ORDER_MARK +
    head +
    rows.map((row) => csvLine([from, to, row.key || 'not_stated', ...valuesOf(by, row)])).join('')
  );
}

function valuesOf(
  by: AnalyticsBreakdown,
  {
    jobSeekers,
    employers,
    jobs,
    applications,
    expecting,
    answered,
    answeredShare,
    medianHours,
    ninetiethHours,
  }: AnalyticsMeasures,
): string[] {
  const people = by === 'category' ? [] : [jobSeekers, employers];
  return [
    ...people,
    jobs,
    applications,
    expecting,
    answered,
    answeredShare === null ? '' : answeredShare.toFixed(4),
    medianHours ?? '',
    ninetiethHours ?? '',
  ].map(String);
}
