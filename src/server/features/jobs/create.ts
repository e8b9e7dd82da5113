import { type ExpressionBuilder, sql } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { Locale } from '#contract/locales.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { currentCompanyOf, recruits, roleIn } from '../companies/memberships.ts';
import { columnsOf, insertLanguages } from './content.ts';
import './table.ts';
import { changeTexts, insertTexts, type JobTexts, sanitizeTexts } from './texts.ts';

/**
 * Creates a draft of a company, by default the actor's current one, and returns its id. The primary language defaults
 * to the actor's.
 * @throws Refusal FORBIDDEN for all but employers, and for readers of a company; CONFLICT company_required without a
 * company, INVALID.
 */
export async function createJob(ctx: Ctx, input: Partial<JobInput>, companyId?: string): Promise<string> {
  const [id = ''] = await createJobs(ctx, [input], companyId);
  return id;
}

/** Creates several drafts together, and returns their ids in the order of the input; one refusal refuses all. */
export async function createJobs(
  ctx: Ctx,
  inputs: readonly Partial<JobInput>[],
  companyId?: string,
): Promise<string[]> {
  const { actor } = ctx;
  if (actor.kind === 'person' && actor.role !== 'employer') throw new Refusal('FORBIDDEN');
  const drafts: Draft[] = [];
  for (const input of inputs) {
    // Yields to requests between the texts of many jobs.
    if (drafts.length > 0) await nextTurn();
    const locale = input.primaryLocale ?? ctx.locale;
    const texts = changeTexts({}, locale, await sanitizeTexts(input.translations ?? {}));
    drafts.push({ id: newId(), input, locale, texts });
  }
  return inTransaction(ctx, async (tx) => {
    const company = await lockOwnCompany(tx, companyId);
    if (!company) throw new Refusal('CONFLICT', { reason: 'company_required' });
    if (!recruits(company.role)) throw new Refusal('FORBIDDEN');
    await insertDrafts(tx, company.id, drafts);
    await insertLanguages(
      tx,
      drafts.map(({ id, input }) => ({ jobId: id, asked: input.languages ?? [] })),
    );
    await insertTexts(tx, drafts);
    return drafts.map(({ id }) => id);
  });
}

interface Draft {
  id: string;
  input: Partial<JobInput>;
  locale: Locale;
  texts: JobTexts;
}

async function insertDrafts(tx: TxCtx, companyId: string, drafts: readonly Draft[]): Promise<void> {
  const now = tx.clock.now();
  const rows = drafts.map(({ id, input, locale }) => ({
    ...columnsOf(input),
    id,
    primary_locale: locale,
    company_id: companyId,
    pipeline_id: (eb: ExpressionBuilder<Tables, 'job'>) =>
      eb
        .selectFrom('pipeline')
        .select('pipeline.id')
        .where('pipeline.company_id', '=', companyId)
        .where('is_default', '=', true),
    posted_by: userIdOf(tx),
    created_at: now,
    updated_at: now,
  }));
  await tx.db.insertInto('job').values(rows).execute();
}

/** Locked until the job is inserted. */
const lockOwnCompany = ({ db, actor }: TxCtx, companyId: string | undefined) =>
  db
    .selectFrom('company')
    .select(['company.id', roleIn(actor, sql.ref('company.id')).as('role')])
    .where('company.id', '=', companyId ?? currentCompanyOf(actor))
    .forKeyShare()
    .executeTakeFirst();
