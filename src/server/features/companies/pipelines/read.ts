import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Pipeline, Stage } from '#contract/applications/stages.ts';
import { wordsFor } from '#contract/localized-words.ts';

import type { Ctx } from '../../../context.ts';
import { findCompany } from '../queries.ts';
import { requireEdit } from '../require-edit.ts';
import './table.ts';

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN for non-recruiters of the company.
 */
export async function readPipelines(ctx: Ctx, companyId: string): Promise<Pipeline[]> {
  requireEdit(ctx.actor, await findCompany(ctx, companyId));
  return findPipelines(ctx, companyId);
}

export async function findPipelines({ db }: Pick<Ctx, 'db'>, companyId: string): Promise<Pipeline[]> {
  const rows = await db
    .selectFrom('pipeline')
    .select(['pipeline.id', 'pipeline.name', 'pipeline.is_default'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('pipeline_stage as stage')
          .select(['stage.id', 'stage.names', 'stage.status'])
          .whereRef('stage.pipeline_id', '=', 'pipeline.id')
          .orderBy('stage.position'),
      ).as('stages'),
    )
    .where('company_id', '=', companyId)
    .orderBy('position')
    .execute();
  return rows.map(({ is_default: isDefault, ...row }) => ({ ...row, isDefault }));
}

/** In the reader's language, in the pipeline's order; empty without one. */
export async function findStages(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  pipelineId: string | null,
): Promise<Stage[]> {
  if (pipelineId === null) return [];
  const rows = await db
    .selectFrom('pipeline_stage')
    .select(['id', 'names', 'status'])
    .where('pipeline_id', '=', pipelineId)
    .orderBy('position')
    .execute();
  return rows.map(({ id, names, status }) => ({ id, name: wordsFor(names, locale), status }));
}
