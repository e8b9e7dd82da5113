import type { Locale } from '#contract/locales.ts';
import { withoutEmptyWords, type LocalizedWords } from '#contract/localized-words.ts';
import { OWN_PAGE_BYTES_MAX, type OwnPage } from '#contract/own-pages/own-page-choices.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { requireRichText } from '../jobs/rich-text.ts';
import { findDraft, readPageForAdmin, readVersionForAdmin } from './queries.ts';
import './table.ts';

interface Draft {
  texts: LocalizedWords;
  revision: number;
}

/**
 * The first text of a draft copies the published ones in the other languages. `revision`: of the draft that was read.
 * @throws Refusal INVALID too_long, CONFLICT changed_meanwhile
 */
export async function saveText(
  ctx: Ctx,
  { page, locale, html, revision }: { page: OwnPage; locale: Locale; html: string; revision: number | null },
): Promise<Draft> {
  const clean = await requireRichText('html', html, OWN_PAGE_BYTES_MAX);
  return inTransaction(ctx, async (tx) => {
    const draft = await findDraft(tx, page);
    if ((draft?.revision ?? null) !== revision) throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
    const before = draft?.texts ?? (await readPageForAdmin(tx, page)).latest;
    return storeDraft(tx, page, withoutEmptyWords({ ...before, [locale]: clean }), revision ?? 0);
  });
}

export async function discardDraft(ctx: Ctx, page: OwnPage): Promise<void> {
  await ctx.db.deleteFrom('own_page_version').where('page', '=', page).where('number', 'is', null).execute();
}

/** @throws Refusal NOT_FOUND, CONFLICT changed_meanwhile */
export async function takeUp(ctx: Ctx, page: OwnPage, number: number): Promise<Draft> {
  return inTransaction(ctx, async (tx) => {
    const { texts } = await readVersionForAdmin(tx, page, number);
    return storeDraft(tx, page, texts, (await findDraft(tx, page))?.revision ?? 0);
  });
}

/** Replaces the draft of this revision; 0 for none. The database decides concurrent requests. */
async function storeDraft({ db }: TxCtx, page: OwnPage, texts: LocalizedWords, revision: number): Promise<Draft> {
  const words = JSON.stringify(texts);
  const stored =
    revision === 0
      ? await db
          .insertInto('own_page_version')
          .values({
            id: newId(),
            page,
            number: null,
            texts: words,
            in_force_from: null,
            published_at: null,
            published_by: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning(['texts', 'revision'])
          .executeTakeFirst()
      : await db
          .updateTable('own_page_version')
          .set({ texts: words, revision: revision + 1 })
          .where('page', '=', page)
          .where('number', 'is', null)
          .where('revision', '=', revision)
          .returning(['texts', 'revision'])
          .executeTakeFirst();
  if (!stored) throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
  return stored;
}
