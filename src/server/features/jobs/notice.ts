import { sql } from 'kysely';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import '../companies/table.ts';
import '../profiles/table.ts';
import './events.ts';
import { isRunning } from './expire.ts';
import { daysAfter, NOTICE_DAYS } from './term.ts';

/** Whoever edits one of these jobs waits until all of them are told. */
const BATCH = 10;
/** So that a run ends within minutes; the next one goes on. */
const BATCHES_MAX = 200;

/** Tells whose jobs end within a week, once a term. Safe in several processes at once. */
export async function noticeEndings(ctx: Ctx): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    if ((await noticeBatch(ctx)) < BATCH) return;
  }
}

async function noticeBatch(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const ids = await takeEnding(tx);
    if (ids.length === 0) return 0;
    for (const { id, user_id: userId, title, valid_through: validThrough } of await findRecipients(tx, ids)) {
      if (validThrough) await tx.tell(tx, 'job.ending', { jobId: id, userId, title, validThrough });
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
          .select(['member.user_id', 'profile.preferred_locale'])
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
    .select(['job.id', 'job.valid_through', 'recipient.user_id', 'words.title'])
    .where('job.id', 'in', ids)
    .execute();
