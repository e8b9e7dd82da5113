import type { ConfirmedOriginal } from '#contract/jobs/job-translations.ts';
import type { Locale } from '#contract/locales.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { requireEdit } from './require-edit.ts';
import './table.ts';
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
      .set({ stale: false, confirmed_original: null })
      .where('job_id', '=', id)
      .where('locale', '=', locale)
      .where('locale', '!=', job.primary_locale)
      .returning('locale')
      .executeTakeFirst();
    if (!confirmed) throw notFound();
  });
}

/**
 * The original's text at the time when a stale translation was last up to date.
 * @throws Refusal NOT_FOUND also without a translation in that language, FORBIDDEN.
 */
export async function readConfirmedOriginal(
  ctx: Ctx,
  { id, locale }: { id: string; locale: Locale },
): Promise<ConfirmedOriginal> {
  await requireEdit(ctx, id);
  const found = await ctx.db
    .selectFrom('job_translation')
    .select(['stale', 'confirmed_original'])
    .where('job_id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  if (!found) throw notFound();
  // The previous release does not clear it when it confirms.
  if (!found.stale || !found.confirmed_original) return { original: null, primaryLocale: null };
  const { locale: primaryLocale, ...original } = found.confirmed_original;
  return { original, primaryLocale };
}
