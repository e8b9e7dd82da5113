import { sql } from 'kysely';

import type { JobStages } from '#contract/stages.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { jobsManagedBy } from '../companies/memberships.ts';
import { findPipelines, findStages } from '../companies/pipelines/read.ts';
import { can, memberRole, visibleTo } from './access.ts';
import './table.ts';
import { lockOwnJob } from './to-change.ts';

/**
 * For those who see its applications.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function readStagesOfJob(ctx: Ctx, id: string): Promise<JobStages> {
  const { actor } = ctx;
  const job = await ctx.db
    .selectFrom('job')
    .select([
      'id',
      'company_id',
      'pipeline_id',
      'status',
      'hidden_at',
      'hidden_for',
      memberRole(actor).as('member_role'),
    ])
    .select(
      (actor.kind === 'person' ? sql<boolean>`job.id = ${jobsManagedBy(actor.userId)}` : sql<boolean>`false`).as(
        'is_managed',
      ),
    )
    .where('id', '=', id)
    .where(visibleTo(actor))
    .executeTakeFirst();
  if (!job) throw notFound();
  const { edit } = can(actor, job);
  if (!edit && !job.is_managed) throw new Refusal('FORBIDDEN');
  const pipelines = edit ? await findPipelines(ctx, job.company_id) : [];
  return {
    pipelineId: job.pipeline_id,
    stages: await findStages(ctx, job.pipeline_id),
    pipelines: pipelines.map(({ id: pipelineId, name }) => ({ id: pipelineId, name })),
    can: { choose: edit },
  };
}

/**
 * Applications stay in their status: in its first stage.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID for a pipeline that is not its company's.
 */
export async function choosePipeline(
  ctx: Ctx,
  { id, pipelineId }: { id: string; pipelineId: string | null },
): Promise<JobStages> {
  return inTransaction(ctx, async (tx) => {
    const job = await lockOwnJob(tx, id);
    const known = await findPipelines(tx, job.company_id);
    if (pipelineId !== null && known.every((pipeline) => pipeline.id !== pipelineId))
      throw invalidField('pipelineId', 'invalid');
    await tx.db.updateTable('job').set({ pipeline_id: pipelineId }).where('id', '=', id).execute();
    return readStagesOfJob(tx, id);
  });
}
