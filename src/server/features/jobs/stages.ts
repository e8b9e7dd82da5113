import type { JobStages } from '#contract/applications/stages.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { findPipelines, findStages } from '../companies/pipelines/read.ts';
import { findReviewedJob } from './reviewed.ts';
import './table.ts';
import { lockOwnJob } from './to-change.ts';

/**
 * For users who see its applications.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function readStagesOfJob(ctx: Ctx, id: string): Promise<JobStages> {
  const { companyId, pipelineId, mayEdit } = await findReviewedJob(ctx, id);
  const pipelines = mayEdit ? await findPipelines(ctx, companyId) : [];
  return {
    pipelineId,
    stages: await findStages(ctx, pipelineId),
    pipelines: pipelines.map((pipeline) => ({ id: pipeline.id, name: pipeline.name })),
    can: { choose: mayEdit },
  };
}

/**
 * Applications keep their status and move to its first stage.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID for a pipeline of another company.
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
