import { sql } from 'kysely';

import { undecidedStatuses, WAITING_DAYS } from '#contract/applications/application-status.ts';
import type { ReceivedApplication, WaitingAge } from '#contract/applications/application-views.ts';

import type { Ctx } from '../../context.ts';
import { COUNT_CAP, countReceived, presentReceived, receivedColumns, type ReceivedRow } from './received.ts';
import { findScope, isInScope, type ReceivedScope } from './scope.ts';
import { statusCounts, type StatusCounts } from './status-counts.ts';
import './table.ts';

const WAITING_MAX = 10;
/** Counting stops at the first number that a badge does not show: it is read with every page of an employer. */
const UNDECIDED_MAX = 100;

interface Waiting {
  applications: ReceivedApplication[];
  counts: StatusCounts;
  ages: WaitingAge[];
}

/**
 * The undecided applications that have waited longest, counts by status, and how long all undecided ones have waited.
 */
export async function listWaiting(ctx: Ctx): Promise<Waiting> {
  const scope = await findScope(ctx);
  if (!scope) return { applications: [], counts: statusCounts([]), ages: [] };
  const [applications, { counts }, ages] = await Promise.all([
    readLongest(ctx, scope),
    countReceived(ctx, scope, {}),
    countAges(ctx, scope),
  ]);
  return { applications, counts, ages };
}

/** None for readers and interviewers, who decide nothing. */
export async function countUndecided(ctx: Ctx): Promise<number> {
  const scope = await findScope(ctx);
  if (!scope || scope.applicationIds !== null) return 0;
  const { rows } = await sql`
    select from application
    where ${isInScope(scope)} and status = any(${[...undecidedStatuses]}::text[])
    limit ${UNDECIDED_MAX}`.execute(ctx.db);
  return rows.length;
}

/** Reads the first few of each status by its index: one scan for the oldest would pass all decided ones. */
async function readLongest(ctx: Ctx, scope: ReceivedScope): Promise<ReceivedApplication[]> {
  const { rows } = await sql<ReceivedRow>`
    select ${receivedColumns}
    from unnest(${[...undecidedStatuses]}::text[]) as undecided (status)
      cross join lateral (
        select * from application
        where ${isInScope(scope)} and application.status = undecided.status
        order by application.applied_at, application.id
        limit ${WAITING_MAX}
      ) as application
      join profile on profile.id = application.applicant_id
    order by application.applied_at, application.id
    limit ${WAITING_MAX}`.execute(ctx.db);
  return rows.map((row) => presentReceived(ctx, scope, row));
}

/** By days in UTC, as the list's filter counts them. */
async function countAges({ db, clock }: Ctx, scope: ReceivedScope): Promise<WaitingAge[]> {
  const { rows } = await sql<{ bucket: number; count: number }>`
    select width_bucket(days, ${WAITING_DAYS.slice(1)}::int[]) as bucket, count(*)::int as count
    from (
      select (${clock.now()}::timestamptz at time zone 'utc')::date - (applied_at at time zone 'utc')::date as days from application
      where ${isInScope(scope)} and status = any(${[...undecidedStatuses]}::text[])
      limit ${COUNT_CAP}
    ) as found
    group by bucket`.execute(db);
  const counts = new Map(rows.map(({ bucket, count }) => [bucket, count]));
  return WAITING_DAYS.map((fromDays, bucket) => ({ fromDays, count: counts.get(bucket) ?? 0 }));
}
