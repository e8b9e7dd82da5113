import { z } from 'zod';

import type { Locale } from '#contract/locales.ts';
import { wordsFor } from '#contract/localized-words.ts';
import { paths } from '#contract/paths.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import { QUOTES_NO_ONE } from '../../platform/mail/outbox.ts';
import { isAccountInGoodStanding } from '../accounts/standing.ts';
import { linesOf, longDay } from '../mail-texts/filling.ts';
import { mailWriter, type WriteMail, withAction } from '../mail-texts/write-mail.ts';
import '../own-pages/table.ts';
import { findAddress } from './application-parties.ts';
import { createEmailEnqueuer, type EmailText } from './enqueue-email.ts';
import { notify } from './notify.ts';

export const ANNOUNCE_TERMS = 'notifications.announce_terms';

/** `after`: the last account that was notified. */
export const announceTermsSchema = z.object({ number: z.int(), after: z.uuid().nullable() });

type Announcement = z.infer<typeof announceTermsSchema>;

/** Accounts notified in one transaction. */
const AT_ONCE = 50;

export const beginAnnouncing = (tx: TxCtx, { number }: { number: number }): Promise<void> =>
  tx.enqueue(ANNOUNCE_TERMS, { number, after: null } satisfies Announcement);

/**
 * Notifies the next people of new terms, and enqueues the rest. Ignores preferences. Leaves out administrators, who
 * published them; users who register later accept them then, or are asked on the day.
 */
export async function announceTerms(ctx: Ctx, { number, after }: Announcement): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const terms = await findTerms(tx, number);
    if (!terms) return;
    const userIds = await findNext(tx, terms.publishedAt, after);
    const data = { kind: 'terms_announced', version: number, in_force_from: terms.inForceFrom.toISOString() } as const;
    for (const userId of userIds) {
      const key = `terms:${number}:${userId}`;
      await notify(tx, { userId, type: 'other', data, aboutUserId: null, key, isRequired: true });
      const reader = await findAddress(tx, userId);
      if (reader)
        await enqueueEmail(tx, reader, { ...emailOf(write, reader.locale, terms), about: QUOTES_NO_ONE }, key);
    }
    const last = userIds.at(-1);
    if (last) await tx.enqueue(ANNOUNCE_TERMS, { number, after: last } satisfies Announcement);
  });
}

type Terms = NonNullable<Awaited<ReturnType<typeof findTerms>>>;

const findTerms = ({ db }: TxCtx, number: number) =>
  db
    .selectFrom('own_page_version')
    .select(['number', 'summary', 'in_force_from as inForceFrom', 'published_at as publishedAt'])
    .$narrowType<{ number: number; inForceFrom: Date; publishedAt: Date }>()
    .where('page', '=', 'terms')
    .where('number', '=', number)
    .executeTakeFirst();

async function findNext({ db }: TxCtx, before: Date, after: string | null): Promise<string[]> {
  let query = db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select('account.id')
    .where(isAccountInGoodStanding)
    .where('profile.role', '<>', 'admin')
    .where('account.created_at', '<=', before)
    .orderBy('account.id')
    .limit(AT_ONCE);
  if (after !== null) query = query.where('account.id', '>', after);
  return (await query.execute()).map(({ id }) => id);
}

function emailOf(write: WriteMail, locale: Locale, { number, summary, inForceFrom }: Terms): EmailText {
  const date = longDay(inForceFrom, locale);
  const summaryLines = linesOf(wordsFor(summary ?? {}, locale, 'en'));
  const written = write('terms', locale, { date }, { inserted: { summary: summaryLines } });
  return withAction(written, paths.ownPageVersion('terms', number));
}
