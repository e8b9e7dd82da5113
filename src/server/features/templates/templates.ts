import { sql } from 'kysely';

import { withoutEmptyWords } from '#contract/localized-words.ts';
import type { CompanyTemplate, CompanyTemplateInput } from '#contract/templates/company-templates.ts';
import {
  fieldsIn,
  isTemplateField,
  isTemplateQuestion,
  sendingStatuses,
} from '#contract/templates/message-templates.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { createIdKeeper } from '../../platform/kept-ids.ts';
import '../companies/pipelines/table.ts';
import { findCompany, findCompanyToChange } from '../companies/queries.ts';
import { requireEdit } from '../companies/require-edit.ts';
import { dropWaiting } from './scheduled.ts';
import './table.ts';

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN for non-recruiters of the company.
 */
export async function readTemplates(ctx: Ctx, companyId: string): Promise<CompanyTemplate[]> {
  requireEdit(ctx.actor, await findCompany(ctx, companyId));
  return findTemplates(ctx, companyId);
}

interface Templates {
  id: string;
  templates: readonly CompanyTemplateInput[];
}

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID for one without a text, with an unknown field, or automatic with a
 * field to be filled in by hand; CONFLICT changed_meanwhile
 */
export async function saveTemplates(ctx: Ctx, { id: companyId, templates }: Templates): Promise<CompanyTemplate[]> {
  return inTransaction(ctx, async (tx) => {
    requireEdit(tx.actor, await findCompanyToChange(tx, companyId));
    const before = await findTemplates(tx, companyId);
    const stageIds = await findStageIds(tx, companyId);
    const keepId = createIdKeeper();
    const rows = templates.map((template, position) => {
      requireUsable(template, `templates.${position}`, stageIds);
      return rowOf({ ...template, id: keepId(template.id, before) }, companyId, position);
    });
    await tx.db.deleteFrom('message_template').where('company_id', '=', companyId).execute();
    if (rows.length > 0) await tx.db.insertInto('message_template').values(rows).execute();
    const automatic = new Set(rows.filter(({ delay_minutes: delay }) => delay !== null).map(({ id }) => id));
    const stopped = before.map(({ id }) => id).filter((id) => !automatic.has(id));
    await dropWaiting(tx)
      .where('template_id', '=', sql<string>`any(${stopped}::uuid[])`)
      .execute();
    return findTemplates(tx, companyId);
  });
}

/** In their order. A deleted stage counts as none. */
export async function findTemplates({ db }: Pick<Ctx, 'db'>, companyId: string): Promise<CompanyTemplate[]> {
  const rows = await db
    .selectFrom('message_template as template')
    .leftJoin('pipeline_stage as stage', 'stage.id', 'template.sent_stage_id')
    .select(['template.id', 'template.name', 'template.category', 'template.texts'])
    .select(['template.sent_status', 'stage.id as stage_id', 'template.delay_minutes'])
    .where('template.company_id', '=', companyId)
    .orderBy('template.position')
    .execute();
  return rows.map(({ sent_status: status, stage_id: stageId, delay_minutes: minutes, ...template }) => {
    const at = status ?? stageId;
    const delayMinutes = minutes as NonNullable<CompanyTemplate['sending']>['delayMinutes'];
    return { ...template, sending: at === null ? null : { at, delayMinutes } };
  });
}

async function findStageIds({ db }: TxCtx, companyId: string): Promise<string[]> {
  const stages = await db
    .selectFrom('pipeline_stage as stage')
    .innerJoin('pipeline', 'pipeline.id', 'stage.pipeline_id')
    .select('stage.id')
    .where('pipeline.company_id', '=', companyId)
    .execute();
  return stages.map(({ id }) => id);
}

function requireUsable({ texts, sending }: CompanyTemplateInput, path: string, stageIds: readonly string[]): void {
  if (Object.values(texts).every((text) => !text)) throw invalidField(`${path}.texts`, 'required');
  for (const [locale, text] of Object.entries(texts)) {
    const fields = fieldsIn(text);
    if (!fields.every(isTemplateField)) throw invalidField(`${path}.texts.${locale}`, 'unknown_field');
    if (sending && fields.some(isTemplateQuestion)) throw invalidField(`${path}.texts.${locale}`, 'asked_field');
  }
  if (sending && !isStatus(sending.at) && !stageIds.includes(sending.at))
    throw invalidField(`${path}.sending`, 'invalid');
}

const isStatus = (at: string): at is (typeof sendingStatuses)[number] =>
  (sendingStatuses as readonly string[]).includes(at);

const rowOf = ({ id, name, category, texts, sending }: CompanyTemplate, companyId: string, position: number) => ({
  id,
  company_id: companyId,
  position,
  name,
  category,
  texts: JSON.stringify(withoutEmptyWords(texts)),
  sent_status: sending && isStatus(sending.at) ? sending.at : null,
  sent_stage_id: sending && !isStatus(sending.at) ? sending.at : null,
  delay_minutes: sending?.delayMinutes ?? null,
});
