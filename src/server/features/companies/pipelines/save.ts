import type { Pipeline, PipelineInput } from '#contract/applications/stages.ts';
import { withoutEmptyWords } from '#contract/localized-words.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import { createIdKeeper } from '../../../platform/kept-ids.ts';
import { findCompanyToChange } from '../queries.ts';
import { requireEdit } from '../require-edit.ts';
import { findPipelines } from './read.ts';
import './table.ts';

/**
 * Replaces the pipelines of a company.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID for a stage without a name or out of order, or several defaults;
 * CONFLICT changed_meanwhile for one that no longer exists.
 */
export async function savePipelines(
  ctx: Ctx,
  { id: companyId, pipelines }: { id: string; pipelines: readonly PipelineInput[] },
): Promise<Pipeline[]> {
  for (const [at, pipeline] of pipelines.entries()) requireStages(pipeline, `pipelines.${at}`);
  if (pipelines.filter(({ isDefault }) => isDefault).length > 1) throw invalidField('pipelines', 'invalid');
  return inTransaction(ctx, async (tx) => {
    requireEdit(tx.actor, await findCompanyToChange(tx, companyId));
    const wanted = withIds(pipelines, await findPipelines(tx, companyId));
    await writePipelines(tx, companyId, wanted);
    return findPipelines(tx, companyId);
  });
}

/**
 * An application never goes back to "viewed" after a later status (specification, section 4), so a stage of it after
 * another status could not be entered.
 */
function requireStages({ stages }: PipelineInput, path: string): void {
  for (const [at, { names, status }] of stages.entries()) {
    if (Object.values(names).every((name) => !name)) throw invalidField(`${path}.stages.${at}.names`, 'required');
    if (status === 'viewed' && at > 0 && stages[at - 1]?.status !== 'viewed')
      throw invalidField(`${path}.stages.${at}.status`, 'stage_order');
  }
}

function withIds(pipelines: readonly PipelineInput[], before: readonly Pipeline[]): Pipeline[] {
  const keepId = createIdKeeper();
  return pipelines.map((pipeline) => ({
    ...pipeline,
    id: keepId(pipeline.id, before),
    stages: pipeline.stages.map(({ id, names, status }) => ({
      id: keepId(id, before.find((known) => known.id === pipeline.id)?.stages ?? []),
      names: withoutEmptyWords(names),
      status,
    })),
  }));
}

/** Unchanged parts keep their rows: applications and jobs refer to them. */
async function writePipelines({ db }: TxCtx, companyId: string, pipelines: readonly Pipeline[]): Promise<void> {
  const ids = pipelines.map(({ id }) => id);
  const gone = db.deleteFrom('pipeline').where('company_id', '=', companyId);
  await (ids.length > 0 ? gone.where('id', 'not in', ids) : gone).execute();
  if (ids.length === 0) return;
  await db
    .insertInto('pipeline')
    .values(
      pipelines.map(({ id, name, isDefault }, position) => ({
        id,
        company_id: companyId,
        name,
        is_default: isDefault,
        position,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        is_default: ref('excluded.is_default'),
        position: ref('excluded.position'),
      })),
    )
    .execute();
  await writeStages({ db }, pipelines);
}

async function writeStages({ db }: Pick<TxCtx, 'db'>, pipelines: readonly Pipeline[]): Promise<void> {
  const rows = pipelines.flatMap(({ id, stages }) =>
    stages.map((stage, position) => ({
      id: stage.id,
      pipeline_id: id,
      position,
      status: stage.status,
      names: JSON.stringify(stage.names),
    })),
  );
  const stay = rows.map(({ id }) => id);
  const of = pipelines.map(({ id }) => id);
  await db.deleteFrom('pipeline_stage').where('pipeline_id', 'in', of).where('id', 'not in', stay).execute();
  await db
    .insertInto('pipeline_stage')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        status: ref('excluded.status'),
        names: ref('excluded.names'),
      })),
    )
    .execute();
}
