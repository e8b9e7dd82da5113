import { sql } from 'kysely';

import type { JobInput } from '#contract/job-fields.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { currentCompanyOf, recruits, roleIn } from '../companies/memberships.ts';
import { columnsOf, writeLanguages } from './content.ts';
import './table.ts';
import { changeTexts, sanitizeTexts, writeTexts } from './texts.ts';

/**
 * Creates a draft of a company, the actor's current one unless given, and returns its id. The primary language defaults to
 * the actor's.
 * @throws Refusal FORBIDDEN for all but employers, and for readers of a company; CONFLICT company_required without a company, INVALID.
 */
export async function createJob(ctx: Ctx, input: Partial<JobInput>, companyId?: string): Promise<string> {
  const { actor } = ctx;
  if (actor.kind === 'person' && actor.role !== 'employer') throw new Refusal('FORBIDDEN');
  const primaryLocale = input.primaryLocale ?? ctx.locale;
  const texts = changeTexts({}, primaryLocale, await sanitizeTexts(input.translations ?? {}));
  return inTransaction(ctx, async (tx) => {
    const company = await lockOwnCompany(tx, companyId);
    if (!company) throw new Refusal('CONFLICT', { reason: 'company_required' });
    if (!recruits(company.role)) throw new Refusal('FORBIDDEN');
    const id = newId();
    const now = tx.clock.now();
    await tx.db
      .insertInto('job')
      .values({
        ...columnsOf(input),
        id,
        primary_locale: primaryLocale,
        company_id: company.id,
        pipeline_id: (eb) =>
          eb
            .selectFrom('pipeline')
            .select('pipeline.id')
            .where('pipeline.company_id', '=', company.id)
            .where('is_default', '=', true),
        posted_by: userIdOf(tx),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await writeLanguages(tx, id, input.languages ?? []);
    await writeTexts(tx, id, {}, texts);
    return id;
  });
}

/** Locked until the job is inserted. */
const lockOwnCompany = ({ db, actor }: TxCtx, companyId: string | undefined) =>
  db
    .selectFrom('company')
    .select(['company.id', roleIn(actor, sql.ref('company.id')).as('role')])
    .where('company.id', '=', companyId ?? currentCompanyOf(actor))
    .forKeyShare()
    .executeTakeFirst();
