import { sql, type RawBuilder } from 'kysely';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';

export const DAYS_AT_ONCE = 31;

const startOf = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone 'utc'`;

const within = (column: RawBuilder<unknown>) =>
  sql`${column} >= ${startOf(sql`asked.day`)} and ${column} < ${startOf(sql`asked.day + 1`)}`;

/**
 * `offset 0` keeps it a lookup for each row: the planner estimates a day as a ninth of a table, and would read the
 * whole other table.
 */
const lookUp = (rows: RawBuilder<unknown>, name: string) =>
  sql`cross join lateral (${rows} offset 0) as ${sql.ref(name)}`;

/** A job's required and optional languages. */
const languagesOf = (jobId: RawBuilder<unknown>) =>
  sql`array(select language::text from job_language where job_id = ${jobId})`;

/** The dimensions and keys under which a row counts. */
const parts = sql`
  select 'all' as dimension, '' as key
  union all select 'category', coalesce(category, '') where has_category
  union all select 'country', coalesce(country, '')
  union all select 'language', unnest(case when languages = '{}' then array[''] else languages end)`;

/** Rounds up as the contract does, which keeps "half within n hours" true. */
const roundedHours = sql`
  case when hours <= 72 then hours when hours <= 720 then (hours + 5) / 6 * 6 else (hours + 23) / 24 * 24 end`;

/** Counts from the rows themselves, in `analytics_day`'s columns. `days` must select them as `day`. */
export const countsOf = (days: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with asked as materialized (${days}),
  fact as (
    select asked.day, false as has_category, null as category, profile.country::text as country, array_remove(array[profile.preferred_locale], null) as languages,
      (user_type = 'job_seeker')::int as job_seekers, (user_type = 'employer')::int as employers, 0 as jobs, 0 as applications, 0 as expecting, 0 as answered, null::int as hours
    from asked ${lookUp(sql`select id, user_type from user_account where ${within(sql`created_at`)} and email_verified and email is not null`, 'person')}
      ${lookUp(sql`select country, preferred_locale from profile where user_id = person.id`, 'profile')}
    union all
    select asked.day, true, category, country, ${languagesOf(sql`job.id`)}, 0, 0, 1, 0, 0, 0, null
    from asked ${lookUp(sql`select id, category, country from job where ${within(sql`first_published_at`)}`, 'job')}
    union all
    select asked.day, true, job.category, job.country, ${languagesOf(sql`job.id`)}, 0, 0, 0, 1,
      (first_answered_at is not null or application.status <> 'withdrawn')::int, (first_answered_at is not null)::int,
      case when first_answered_at is not null then greatest(1, ceil(extract(epoch from first_answered_at - applied_at) / 3600))::int end
    from asked ${lookUp(sql`select job_id, status, applied_at, first_answered_at from application where ${within(sql`applied_at`)}`, 'application')}
      ${lookUp(sql`select id, category, country from job where id = application.job_id`, 'job')}
  ),
  counted as (
    select day, dimension, key, ${roundedHours} as hours, sum(job_seekers)::int as job_seekers, sum(employers)::int as employers, sum(jobs)::int as jobs,
      sum(applications)::int as applications, sum(expecting)::int as expecting, sum(answered)::int as answered
    from fact cross join lateral (${parts}) as part group by 1, 2, 3, 4
  )
  select day, dimension, key, sum(job_seekers)::int as job_seekers, sum(employers)::int as employers, sum(jobs)::int as jobs, sum(applications)::int as applications,
    sum(expecting)::int as expecting, sum(answered)::int as answered,
    coalesce(array_agg(hours order by hours) filter (where hours is not null), '{}') as answer_hours,
    coalesce(array_agg(answered order by hours) filter (where hours is not null), '{}') as answer_counts
  from counted group by 1, 2, 3`;

/** Recounts the newest days first, some in each transaction. */
export async function countDueDays(ctx: Ctx): Promise<void> {
  let hasMore: boolean;
  do hasMore = await inTransaction(ctx, countSome);
  while (hasMore);
}

/** @returns whether there may be more. */
async function countSome({ db }: TxCtx): Promise<boolean> {
  // Locked, so that an older count cannot overwrite a newer one.
  await sql`lock table analytics_day in share row exclusive mode`.execute(db);
  const { rows } = await sql<{ day: string }>`
    with taken as (
      delete from analytics_due where day in (select day from analytics_due group by day order by day desc limit ${DAYS_AT_ONCE}) returning day
    )
    select distinct day from taken`.execute(db);
  if (rows.length === 0) return false;
  // A separate statement for a fresh snapshot; later changes make the day due again.
  const days = rows.map(({ day }) => day);
  await sql`delete from analytics_day where day = any(${days}::date[])`.execute(db);
  await sql`
    insert into analytics_day (day, dimension, key, job_seekers, employers, jobs, applications, expecting, answered, answer_hours, answer_counts)
    ${countsOf(sql`select unnest(${days}::date[]) as day`)}`.execute(db);
  return rows.length === DAYS_AT_ONCE;
}
