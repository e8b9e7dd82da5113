import type { JobInput } from '#contract/job-fields.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isMember } from '../companies/access.ts';
import { columnsOf, writeLanguages } from './content.ts';
import './table.ts';
import { changeTexts, sanitizeTexts, writeTexts } from './texts.ts';

/**
 * Creates a draft and returns its id. The primary language defaults to the actor's.
 * @throws Refusal FORBIDDEN for all but employers, CONFLICT company_required without a company, INVALID.
 */
export async function createJob(ctx: Ctx, input: Partial<JobInput>): Promise<string> {
  const person = personOf(ctx);
  if (person.role !== 'employer') throw new Refusal('FORBIDDEN');
  const primaryLocale = input.primaryLocale ?? ctx.locale;
  const texts = changeTexts({}, primaryLocale, await sanitizeTexts(input.translations ?? {}));
  return inTransaction(ctx, async (tx) => {
    const company = await lockOwnCompany(tx);
    if (!company) throw new Refusal('CONFLICT', { reason: 'company_required' });
    const id = newId();
    const now = tx.clock.now();
    await tx.db
      .insertInto('job')
      .values({
        ...columnsOf(input),
        id,
        primary_locale: primaryLocale,
        company_id: company.id,
        posted_by: person.userId,
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
const lockOwnCompany = ({ db, actor }: TxCtx) =>
  db.selectFrom('company').select('company.id').where(isMember(actor)).forKeyShare().executeTakeFirst();
