import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { jobsManagedBy } from '../companies/memberships.ts';
import { can, memberRole, visibleTo } from './access.ts';
import './table.ts';

interface ReviewedJob {
  companyId: string;
  pipelineId: string | null;
  /** Whether the actor may edit the job; hiring managers may not. */
  mayEdit: boolean;
}

/**
 * For users who decide on its applications.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function findReviewedJob({ db, actor }: Ctx, id: string): Promise<ReviewedJob> {
  const isManaged =
    actor.kind === 'person' ? sql<boolean>`job.id = ${jobsManagedBy(actor.userId)}` : sql<boolean>`false`;
  const job = await db
    .selectFrom('job')
    .select(['company_id', 'pipeline_id', 'status', 'hidden_at', 'hidden_for'])
    .select([memberRole(actor).as('member_role'), isManaged.as('is_managed')])
    .where('id', '=', id)
    .where(visibleTo(actor))
    .executeTakeFirst();
  if (!job) throw notFound();
  const mayEdit = can(actor, job).edit;
  if (!mayEdit && !job.is_managed) throw new Refusal('FORBIDDEN');
  return { companyId: job.company_id, pipelineId: job.pipeline_id, mayEdit };
}
