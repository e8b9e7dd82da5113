import type { Locale } from '#contract/locales.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { lockOwnJob } from './to-change.ts';

/**
 * Marks a stale translation as current.
 * @throws Refusal NOT_FOUND also without a translation in that language, FORBIDDEN.
 */
export async function confirmTranslation(ctx: Ctx, { id, locale }: { id: string; locale: Locale }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const job = await lockOwnJob(tx, id);
    const confirmed = await tx.db
      .updateTable('job_translation')
      .set({ stale: false })
      .where('job_id', '=', id)
      .where('locale', '=', locale)
      .where('locale', '!=', job.primary_locale)
      .returning('locale')
      .executeTakeFirst();
    if (!confirmed) throw notFound();
  });
}
