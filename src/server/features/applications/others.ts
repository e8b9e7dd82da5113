import type { OtherApplication } from '#contract/applications/application-views.ts';

import type { Ctx } from '../../context.ts';
import { isForCompanyOf, requireReceived } from './access.ts';
import './table.ts';

/** No one applies to a company more often. */
const OTHERS_MAX = 50;

/**
 * The same person's other applications to the same company, the latest first; for a hiring manager, those for their jobs.
 * @throws Refusal NOT_FOUND
 */
export async function listOthers(ctx: Ctx, id: string): Promise<OtherApplication[]> {
  await requireReceived(ctx, id);
  const rows = await ctx.db
    .selectFrom('application')
    .innerJoin('application as this', (join) =>
      join
        .onRef('this.applicant_id', '=', 'application.applicant_id')
        .onRef('this.company_id', '=', 'application.company_id'),
    )
    .select(['application.id', 'application.status', 'application.applied_at'])
    .select(({ ref }) => ref('application.job_facts', '->>').key('title').as('title'))
    // Neither of the two may identify the other.
    .where('this.is_blind', '=', false)
    .where('application.is_blind', '=', false)
    .where('this.id', '=', id)
    .where('application.id', '<>', id)
    .where(isForCompanyOf(ctx.actor))
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(OTHERS_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    appliedAt: row.applied_at.toISOString(),
    jobTitle: row.title,
  }));
}
