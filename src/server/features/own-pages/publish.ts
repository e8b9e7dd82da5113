import type { z } from 'zod';

import type { LocalizedWords } from '#contract/localized-words.ts';
import { withoutEmptyWords } from '#contract/localized-words.ts';
import { ownPageTopic, type OwnPage } from '#contract/own-pages/own-page-choices.ts';
import type { OwnPageVersion, publishPageInput } from '#contract/own-pages/own-pages.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { SETTINGS_TOPIC } from '../settings/settings.ts';
import './events.ts';
import { OWN_PAGES_TOPIC } from './state.ts';
import './table.ts';
import { ENTER_FORCE } from './tasks.ts';

const DAY_MILLISECONDS = 86_400_000;

/**
 * Publishes the draft as the next version. New terms take effect on a given day, which everyone is notified of.
 * @throws Refusal NOT_FOUND without a draft, CONFLICT changed_meanwhile, INVALID without a text, and for new terms too
 * soon or without a summary
 */
export async function publishPage(
  ctx: Ctx,
  { page, revision, note, newTerms }: z.output<typeof publishPageInput>,
): Promise<OwnPageVersion> {
  return inTransaction(ctx, async (tx) => {
    const { db, clock } = tx;
    const draft = await db
      .selectFrom('own_page_version')
      .select(['id', 'texts', 'revision'])
      .where('page', '=', page)
      .where('number', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!draft) throw notFound();
    if (draft.revision !== revision) throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
    if (Object.keys(draft.texts).length === 0) throw invalidField('texts', 'required');
    const now = clock.now();
    const terms = newTerms && (await readNewTerms(tx, page, newTerms, now));
    const inForceFrom = terms?.inForceFrom ?? now;
    const { last } = await db
      .selectFrom('own_page_version')
      .select(({ fn }) => fn.max('number').as('last'))
      .where('page', '=', page)
      .executeTakeFirstOrThrow();
    const number = (last ?? 0) + 1;
    await db
      .updateTable('own_page_version')
      .set({
        number,
        note,
        summary: terms && JSON.stringify(terms.summary),
        in_force_from: inForceFrom,
        published_at: now,
        published_by: userIdOf(tx),
      })
      .where('id', '=', draft.id)
      .execute();
    await tellOf(tx, { versionId: draft.id, page, number, inForceFrom, isNewTerms: terms !== null });
    return { number, publishedAt: now.toISOString(), inForceFrom: inForceFrom.toISOString() };
  });
}

async function readNewTerms(
  tx: TxCtx,
  page: OwnPage,
  given: { inForceFrom: string; summary: LocalizedWords },
  now: Date,
): Promise<{ inForceFrom: Date; summary: LocalizedWords }> {
  if (page !== 'terms') throw invalidField('newTerms', 'invalid');
  const summary = withoutEmptyWords(given.summary);
  if (Object.keys(summary).length === 0) throw invalidField('newTerms.summary', 'required');
  const days = (await tx.settings())['site.terms_notice_days'];
  const inForceFrom = new Date(`${given.inForceFrom}T00:00:00Z`);
  const earliest = new Date(
    `${new Date(now.getTime() + days * DAY_MILLISECONDS).toISOString().slice(0, 10)}T00:00:00Z`,
  );
  if (inForceFrom < earliest) throw invalidField('newTerms.inForceFrom', 'too_small', { min: days });
  return { inForceFrom, summary };
}

interface NewVersion {
  versionId: string;
  page: OwnPage;
  number: number;
  inForceFrom: Date;
  isNewTerms: boolean;
}

async function tellOf(tx: TxCtx, { versionId, page, number, inForceFrom, isNewTerms }: NewVersion): Promise<void> {
  // A page's first version adds its link to every footer.
  await tx.invalidate([OWN_PAGES_TOPIC, ownPageTopic(page), ...(number === 1 ? [SETTINGS_TOPIC] : [])]);
  await tx.emit('own_page.published', { versionId, page, number });
  if (!isNewTerms) return;
  await tx.enqueue(ENTER_FORCE, { page }, { startAfter: inForceFrom });
  await tx.emit('terms.announced', { number });
}
