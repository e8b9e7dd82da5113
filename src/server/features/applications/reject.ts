import { wordsFor } from '#contract/localized-words.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { invalidField, notFound } from '../../platform/http/refusal.ts';
import { findRejectionReasons } from '../companies/rejection-reasons.ts';
import { isForCompanyOf } from './access.ts';
import { changeApplication } from './change.ts';
import './table.ts';

interface Rejection {
  id: string;
  reasonId?: string | null | undefined;
  isTold?: boolean | undefined;
}

/**
 * As `changeApplication`, with a reason.
 * @throws Refusal also INVALID for a reason of another company, or an internal one that applicants are to be told.
 */
export async function rejectApplication(ctx: Ctx, { id, reasonId, isTold = false }: Rejection): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await changeApplication(tx, 'reject', id);
    if (!reasonId) return;
    const { company_id: companyId } = await tx.db
      .selectFrom('application')
      .select('company_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const reason = (await findRejectionReasons(tx, companyId)).find((one) => one.id === reasonId);
    if (!reason) throw invalidField('reasonId', 'invalid');
    const { names, texts } = reason;
    if (isTold && !wordsFor(texts)) throw invalidField('isTold', 'invalid');
    await tx.db
      .updateTable('application')
      .set({ rejection: JSON.stringify({ reasonId, names, texts: isTold ? texts : null }) })
      .where('id', '=', id)
      .execute();
  });
}

interface OfferedReason {
  id: string;
  name: string;
  text: string | null;
}

/**
 * In the reader's language, with the text that the applicant would read in theirs.
 * @throws Refusal NOT_FOUND
 */
export async function listReasonsFor(ctx: Ctx, id: string): Promise<OfferedReason[]> {
  const application = await ctx.db
    .selectFrom('application')
    .innerJoin('profile', 'profile.id', 'application.applicant_id')
    .select(['application.company_id', 'application.job_facts', 'profile.preferred_locale'])
    .where('application.id', '=', id)
    .where(isForCompanyOf(ctx.actor))
    .executeTakeFirst();
  if (!application) throw notFound();
  const theirs = application.preferred_locale ?? application.job_facts.locale;
  return (await findRejectionReasons(ctx, application.company_id)).map(({ id: reasonId, names, texts }) => ({
    id: reasonId,
    name: wordsFor(names, ctx.locale),
    text: wordsFor(texts, theirs) || null,
  }));
}
