import { sql, type RawBuilder } from 'kysely';

import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import type { LocalizedWords } from '#contract/localized-words.ts';

import type { Ctx } from '../../context.ts';
import '../companies/pipelines/table.ts';
import '../jobs/table.ts';
import './table.ts';

export interface StageRow {
  id: string;
  names: LocalizedWords;
}

/**
 * For the surrounding statement's `application`: its stage, if that still belongs to its job and status, else the first
 * one of the status; null if there is none.
 */
export const currentStage: RawBuilder<StageRow | null> = sql`(
  select jsonb_build_object('id', stage.id, 'names', stage.names)
  from job join pipeline_stage as stage on stage.pipeline_id = job.pipeline_id
  where job.id = application.job_id and stage.status = application.status
  order by stage.id is not distinct from application.stage_id desc, stage.position
  limit 1)`;

interface StageOfStatus {
  id: string;
  status: ApplicationStatus;
}

/** In their order. */
export const findStagesOfJob = ({ db }: Pick<Ctx, 'db'>, jobId: string): Promise<StageOfStatus[]> =>
  db
    .selectFrom('pipeline_stage as stage')
    .innerJoin('job', 'job.pipeline_id', 'stage.pipeline_id')
    .select(['stage.id', 'stage.status'])
    .where('job.id', '=', jobId)
    .orderBy('stage.position')
    .execute();

/** Where `currentStage` is this one; matches nothing for an unknown stage. */
export function isInStage(stages: readonly StageOfStatus[], stageId: string): RawBuilder<unknown> {
  const stage = stages.find(({ id }) => id === stageId);
  if (!stage) return sql`and false`;
  const same = stages.filter(({ status }) => status === stage.status).map(({ id }) => id);
  const chosen =
    same[0] === stageId
      ? sql`(application.stage_id is null or application.stage_id <> all(${same.slice(1)}::uuid[]))`
      : sql`application.stage_id = ${stageId}`;
  return sql`and application.status = ${stage.status} and ${chosen}`;
}

/** By the id of the stage; leaves out applications without one. */
export function countStages(
  stages: readonly StageOfStatus[],
  rows: readonly { status: ApplicationStatus; stage_id: string | null; count: number }[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, stage_id, count } of rows) {
    const same = stages.filter((stage) => stage.status === status);
    const stage = same.find(({ id }) => id === stage_id) ?? same[0];
    if (stage) counts[stage.id] = (counts[stage.id] ?? 0) + count;
  }
  return counts;
}
