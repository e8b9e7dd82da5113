import { sql } from 'kysely';

import { defaultLocale } from '#contract/locales.ts';

import { inTransaction, type TxCtx } from '../../context.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import type { MailingCtx } from '../accounts/send-mail.ts';
import '../companies/table.ts';
import '../profiles/table.ts';
import { endingLetter } from './ending-mail.ts';
import { isRunning } from './expire.ts';
import { dayOf, daysAfter, NOTICE_DAYS } from './term.ts';

/** Whoever edits one of these jobs waits until their mails are rendered, some 30 ms each. */
const BATCH = 10;
/** So that a run ends within minutes; the next one goes on. */
const BATCHES_MAX = 200;

/** Writes to the companies whose jobs end within a week, once a term. Safe in several processes at once. */
export async function noticeEndings(ctx: MailingCtx): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    if ((await noticeBatch(ctx)) < BATCH) return;
  }
}

async function noticeBatch(ctx: MailingCtx): Promise<number> {
  // The template engine takes a while to load; only processes that write mails pay for it.
  const { renderLetter } = await import('../../platform/mail/layout.tsx');
  const site = (await ctx.settings())['site.name'];
  return inTransaction(ctx, async (tx) => {
    const ids = await takeEnding(tx);
    if (ids.length === 0) return 0;
    for (const { id, title, valid_through: validThrough, email, first_name: firstName, last_name, preferred_locale } of await findRecipients(tx, ids)) {
      if (!validThrough) continue;
      const locale = preferred_locale ?? defaultLocale;
      const letter = endingLetter({ locale, firstName, title, validThrough, site, appUrl: ctx.appUrl });
      const to = { name: `${firstName} ${last_name}`.trim(), address: email };
      const dedupeKey = `job-ending:${id}:${dayOf(validThrough)}`;
      await postMail(tx.db, tx.enqueue, { to, locale, subject: letter.subject, ...(await renderLetter(letter)), dedupeKey });
    }
    return ids.length;
  });
}

/** Takes a batch of jobs that end soon and whose companies were not told. Of a hidden one there is nothing that they could do. */
async function takeEnding({ db, clock }: TxCtx): Promise<string[]> {
  const now = clock.now();
  const ending = await db
    .selectFrom('job')
    .select('job.id')
    .where(isRunning)
    .where('job.valid_through', '>', now)
    .where('job.valid_through', '<=', daysAfter(now, NOTICE_DAYS))
    .where('job.expiry_notice_at', 'is', null)
    .where('job.hidden_at', 'is', null)
    .orderBy('job.valid_through')
    .limit(BATCH)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const ids = ending.map(({ id }) => id);
  if (ids.length > 0) await db.updateTable('job').set({ expiry_notice_at: now }).where('id', 'in', ids).execute();
  return ids;
}

/** Whom to tell of each: who posted it, where they are still a member in good standing, else an owner; with its title in their language. */
const findRecipients = ({ db }: TxCtx, ids: string[]) =>
  db
    .selectFrom('job')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('company_member as member')
          .innerJoin('user_account as account', 'account.id', 'member.user_id')
          .innerJoin('profile', 'profile.user_id', 'account.id')
          .select(['account.email', 'profile.first_name', 'profile.last_name', 'profile.preferred_locale'])
          .whereRef('member.company_id', '=', 'job.company_id')
          .where('account.email_verified', '=', true)
          .where('account.banned_at', 'is', null)
          .where((of) => of.or([of('member.user_id', '=', of.ref('job.posted_by')), of('member.role', '=', 'owner')]))
          .orderBy(sql`member.user_id = job.posted_by`, (order) => order.desc().nullsLast())
          .orderBy('member.created_at')
          .limit(1)
          .as('recipient'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('job_translation as text')
          .select('text.title')
          .whereRef('text.job_id', '=', 'job.id')
          .where('text.title', '<>', '')
          .orderBy(sql`text.locale = recipient.preferred_locale`, (order) => order.desc().nullsLast())
          .orderBy(sql`text.locale = job.primary_locale`, 'desc')
          .limit(1)
          .as('words'),
      (join) => join.onTrue(),
    )
    .select(['job.id', 'job.valid_through', 'recipient.email', 'recipient.first_name', 'recipient.last_name', 'recipient.preferred_locale', 'words.title'])
    .where('job.id', 'in', ids)
    .execute();
