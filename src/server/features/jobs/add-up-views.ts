import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { sweepInSteps } from '../../platform/db/sweep.ts';
import './table.ts';

const JOBS_AT_ONCE = 200;

/**
 * Merges a job's daily views that are older than the retention period into their first day; the total does not change.
 * For a cron job.
 */
export async function addUpViews(ctx: Ctx): Promise<void> {
  const { 'retention.view_days': days } = await ctx.settings();
  const before = sql`(${ctx.clock.now()}::timestamptz at time zone 'utc')::date - ${days}::int`;
  await sweepInSteps(() =>
    sql`
      with old as (
        select job_id, min(day) as first from job_view_day where day < ${before}
        group by job_id having count(*) > 1 limit ${JOBS_AT_ONCE}
      ), gone as (
        delete from job_view_day as later using old
        where later.job_id = old.job_id and later.day > old.first and later.day < ${before}
        returning later.job_id, later.views
      )
      update job_view_day as kept set views = kept.views + sums.views
      from old join (select job_id, sum(views)::int as views from gone group by job_id) as sums using (job_id)
      where kept.job_id = old.job_id and kept.day = old.first`.execute(ctx.db),
  );
}
