import { sql } from 'kysely';

import { undecidedStatuses, type ApplicationStatus } from '#contract/applications/application-status.ts';

import type { Ctx } from '../../context.ts';
import { personOf } from '../accounts/signed-in.ts';
import { companiesOf, jobsManagedBy, SEEING_ALL_JOBS } from '../companies/memberships.ts';
import { statusCounts, type StatusCounts } from './status-counts.ts';
import './table.ts';

// Applicants who were waiting when the job closed no longer wait for a decision.
const statusOf = sql<ApplicationStatus>`case when closing.application_id is null then application.status else 'rejected' end`;

/** By status, with the date of the oldest undecided one. */
export async function countApplicationsOfJobs(
  ctx: Ctx,
  jobIds: readonly string[],
): Promise<{ jobId: string; counts: StatusCounts; oldestUndecidedAt: string | null }[]> {
  const { userId } = personOf(ctx);
  const rows = await ctx.db
    .selectFrom('application')
    .leftJoin('application_closing_answer as closing', 'closing.application_id', 'application.id')
    .select(['job_id', statusOf.as('status')])
    .select([sql<number>`count(*)::integer`.as('count'), sql<Date>`min(applied_at)`.as('oldest')])
    .where('job_id', 'in', [...jobIds])
    .where(({ eb, or }) =>
      or([eb('company_id', '=', companiesOf(userId, SEEING_ALL_JOBS)), eb('job_id', '=', jobsManagedBy(userId))]),
    )
    .groupBy(['job_id', statusOf])
    .execute();
  return [...new Set(rows.map((row) => row.job_id))].map((jobId) => {
    const own = rows.filter((row) => row.job_id === jobId);
    return {
      jobId,
      counts: statusCounts(own),
      oldestUndecidedAt: oldestOf(own.filter((row) => isUndecided(row.status)))?.toISOString() ?? null,
    };
  });
}

const isUndecided = (status: ApplicationStatus) => undecidedStatuses.includes(status);

const oldestOf = (rows: readonly { oldest: Date }[]): Date | undefined =>
  rows.map((row) => row.oldest).toSorted((a, b) => a.getTime() - b.getTime())[0];
