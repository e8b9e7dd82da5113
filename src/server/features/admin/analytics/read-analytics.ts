import { type RawBuilder, sql } from 'kysely';

import { type AnalyticsBreakdown, analyticsPeriods } from '#contract/admin/admin-choices.ts';
import {
  type Analytics,
  ANALYTICS_DAYS_MAX,
  type AnalyticsFilters,
  type AnalyticsMeasures,
  type AnalyticsPeriod,
  type AnalyticsStep,
} from '#contract/admin/analytics.ts';

import type { Ctx } from '../../../context.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import { countsOf, DAYS_AT_ONCE } from './count-days.ts';

interface Sums {
  part: 'total' | 'before' | 'row' | 'row_before';
  key: string;
  job_seekers: number;
  employers: number;
  jobs: number;
  applications: number;
  expecting: number;
  answered: number;
  median: number | null;
  ninetieth: number | null;
}

/**
 * Days that changed since their count are counted live.
 * @param finest one row per day, whatever the length of the period
 * @throws Refusal INVALID for an invalid period
 */
export async function readAnalytics({ db, clock }: Ctx, filters: AnalyticsFilters, finest = false): Promise<Analytics> {
  const now = clock.now();
  const period = periodOf(filters, now);
  const before = periodBefore(period);
  const by = filters.by ?? 'day';
  const step = by === 'day' ? (finest ? 'day' : stepOf(period)) : null;
  const { rows } = await sql<Sums & { uncounted: number }>`${sumsOf({ period, before, by, step })}`.execute(db);
  const measuresOf = (part: Sums['part'], key = '') =>
    present(rows.find((row) => row.part === part && row.key === key));
  const keys = step ? rowsOf(period, step) : rows.filter(({ part }) => part === 'row').map(({ key }) => key);
  return {
    period,
    total: measuresOf('total'),
    before: { period: before, ...measuresOf('before') },
    by,
    step,
    rows: keys.map((key) => ({
      key,
      ...measuresOf('row', key),
      before: step ? measuresOf('row_before', key) : null,
    })),
    uncounted: rows[0]?.uncounted ?? 0,
    readAt: now.toISOString(),
  };
}

interface Question {
  period: AnalyticsPeriod;
  before: AnalyticsPeriod;
  by: AnalyticsBreakdown;
  step: AnalyticsStep | null;
}

/** The first day of a step, or the dimension's key. */
function keyOf({ period: { from }, step }: Question, day: RawBuilder<unknown> = sql`day`): RawBuilder<string> {
  if (step === null) return sql`key`;
  return step === 'day'
    ? sql`(${day})::text`
    : sql`greatest(date_trunc(${step}, (${day})::timestamp)::date, ${from}::date)::text`;
}

/** Moves days of the previous period onto the rows of the current one, by the length of the period. */
function beforeRows(question: Question, dimension: string): RawBuilder<unknown> {
  const { period, step } = question;
  if (step === null) return sql``;
  return sql`union all select 'row_before', ${keyOf(question, sql`day + ${daysOf(period)}::int`)} where dimension = ${dimension} and day < ${period.from}::date`;
}

/** One statement, so that periods and parts agree. */
function sumsOf(question: Question): RawBuilder<Sums & { uncounted: number }> {
  const { period, before, by } = question;
  const dimension = by === 'day' ? 'all' : by;
  return sql`
    with due as (select distinct day from analytics_due where day between ${before.from}::date and ${period.to}::date),
    now_counted as materialized (select day from due order by day desc limit ${DAYS_AT_ONCE}),
    counted as (
      select * from analytics_day
      where dimension in ('all', ${dimension}) and day between ${before.from}::date and ${period.to}::date and day not in (select day from now_counted)
      union all select * from (${countsOf(sql`select day from now_counted`)}) as fresh where dimension in ('all', ${dimension})
    ),
    placed as (
      select part.*, counted.* from counted cross join lateral (
        select case when day >= ${period.from}::date then 'total' else 'before' end as part, '' as key where dimension = 'all'
        union all select 'row', ${keyOf(question)} where dimension = ${dimension} and day >= ${period.from}::date
        ${beforeRows(question, dimension)}
      ) as part (part, row_key)
    ),
    summed as (
      select part, row_key, sum(job_seekers)::int as job_seekers, sum(employers)::int as employers, sum(jobs)::int as jobs, sum(applications)::int as applications,
        sum(expecting)::int as expecting, sum(answered)::int as answered
      from placed group by 1, 2
    ),
    took as (
      select part, row_key, hours, sum(sum(count)) over (partition by part, row_key order by hours) as reached, sum(sum(count)) over (partition by part, row_key) as every
      from placed cross join lateral unnest(answer_hours, answer_counts) as answer (hours, count) group by 1, 2, 3
    ),
    halved as (
      select part, row_key, min(hours) filter (where reached >= every * 0.5) as median, min(hours) filter (where reached >= every * 0.9) as ninetieth
      from took group by 1, 2
    )
    select part, row_key as key, job_seekers, employers, jobs, applications, expecting, answered, median, ninetieth, uncounted
    from (select (select count(*)::int from due) - (select count(*)::int from now_counted) as uncounted) as state left join (summed left join halved using (part, row_key)) on true
    order by applications desc, jobs desc, job_seekers + employers desc, row_key`;
}

function present(sums: Sums | undefined): AnalyticsMeasures {
  const {
    job_seekers: jobSeekers = 0,
    employers = 0,
    jobs = 0,
    applications = 0,
    expecting = 0,
    answered = 0,
    median = null,
    ninetieth = null,
  } = sums ?? {};
  return {
    jobSeekers,
    employers,
    jobs,
    applications,
    expecting,
    answered,
    answeredShare: expecting > 0 ? answered / expecting : null,
    medianHours: median,
    ninetiethHours: ninetieth,
  };
}

const DAY = 86_400_000;

/** The longest periods, in days, that are shown by day and by week. */
const BY_DAY_MAX = 92;
const BY_WEEK_MAX = 365;

/** `days` may be negative; YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Includes both ends. */
const daysOf = ({ from, to }: AnalyticsPeriod): number => (Date.parse(to) - Date.parse(from)) / DAY + 1;

/**
 * Days in UTC, ending today at the latest.
 * @throws Refusal INVALID for a period that begins after its end or is too long
 */
function periodOf({ days = analyticsPeriods[1], from, to }: AnalyticsFilters, now: Date): AnalyticsPeriod {
  const today = now.toISOString().slice(0, 10);
  const last = to !== undefined && to < today ? to : today;
  const period = { from: from ?? dayAfter(last, 1 - Number(days)), to: last };
  if (period.from > period.to) throw invalidField('from', 'invalid');
  if (daysOf(period) > ANALYTICS_DAYS_MAX) throw invalidField('from', 'too_big', { max: ANALYTICS_DAYS_MAX });
  return period;
}

/** The same number of days, directly before. */
const periodBefore = (period: AnalyticsPeriod): AnalyticsPeriod => ({
  from: dayAfter(period.from, -daysOf(period)),
  to: dayAfter(period.from, -1),
});

/** Chosen so that a chart stays readable. */
function stepOf(period: AnalyticsPeriod): AnalyticsStep {
  const days = daysOf(period);
  if (days <= BY_DAY_MAX) return 'day';
  return days <= BY_WEEK_MAX ? 'week' : 'month';
}

/** Weeks begin on Monday; the first row begins with the period. */
function rowsOf({ from, to }: AnalyticsPeriod, step: AnalyticsStep): string[] {
  const days = Array.from({ length: daysOf({ from, to }) }, (_, index) => dayAfter(from, index));
  if (step === 'day') return days;
  return days.filter(
    (day) => day === from || (step === 'week' ? new Date(day).getUTCDay() === 1 : day.endsWith('-01')),
  );
}
