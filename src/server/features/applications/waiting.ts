import { sql } from 'kysely';

import { undecidedStatuses } from '#contract/application-status.ts';
import type { ReceivedApplication } from '#contract/application-views.ts';

import type { Ctx } from '../../context.ts';
import { countReceived, findCompany, presentReceived, receivedColumns, type ReceivedRow } from './received.ts';
import { statusCounts, type StatusCounts } from './status-counts.ts';
import './table.ts';

const WAITING_MAX = 10;

/** The undecided applications that wait longest, and counts by status. */
export async function listWaiting(ctx: Ctx): Promise<{ applications: ReceivedApplication[]; counts: StatusCounts }> {
  const companyId = await findCompany(ctx);
  if (companyId === undefined) return { applications: [], counts: statusCounts([]) };
  // The first few of each status by its index: one scan for the oldest would pass all decided ones.
  const { rows } = await sql<ReceivedRow>`
    select ${receivedColumns}
    from unnest(${[...undecidedStatuses]}::text[]) as undecided (status)
      cross join lateral (
        select * from application
        where application.company_id = ${companyId} and application.status = undecided.status
        order by application.applied_at, application.id
        limit ${WAITING_MAX}
      ) as application
      join profile on profile.id = application.applicant_id
    order by application.applied_at, application.id
    limit ${WAITING_MAX}`.execute(ctx.db);
  return {
    applications: rows.map((row) => presentReceived(ctx, row)),
    counts: await countReceived(ctx, companyId, {}),
  };
}
