import { defaultLocale } from '#contract/locales.ts';

import type { TxCtx } from '../../context.ts';
import type { Facts } from '../../facts.ts';
import '../companies/table.ts';
import '../jobs/events.ts';
import { findTitles } from '../jobs/titles.ts';
import '../profiles/table.ts';
import { MAIL_ABOUT_MODERATION, type ModerationMail } from './mail-task.ts';
import { notify } from './notify.ts';

/** A job's company hears that an administrator hid it, and why. */
export const tellOfHiding = (tx: TxCtx, { reason, ...job }: Facts['job.hidden']): Promise<void> => tellMembers(tx, job, reason);

/** A job's company hears that it is shown again. */
export const tellOfRestoring = (tx: TxCtx, job: Facts['job.restored']): Promise<void> => tellMembers(tx, job, null);

/** All members who can sign in, each with the job's title in their language. Whatever they chose: it is about what they published. */
async function tellMembers(tx: TxCtx, { jobId, companyId }: Facts['job.restored'], reason: string | null): Promise<void> {
  const at = tx.clock.now().toISOString();
  const titles = await findTitles(tx, jobId);
  for (const { userId, preferred_locale: locale } of await membersOf(tx, companyId)) {
    const about = { job_id: jobId, job_title: titles?.titleIn(locale ?? defaultLocale) ?? '' };
    const data = reason === null ? ({ kind: 'job_restored', ...about } as const) : ({ kind: 'job_hidden', ...about, reason } as const);
    await notify(tx, { userId, type: 'other', data, aboutUserId: null, key: `job-moderation:${jobId}:${userId}:${at}`, isRequired: true });
    await tx.enqueue(tx.db, MAIL_ABOUT_MODERATION, { jobId, userId, reason, at } satisfies ModerationMail);
  }
}

/** In one order, so that two who tell several people do not wait for each other. */
const membersOf = ({ db }: TxCtx, companyId: string) =>
  db
    .selectFrom('company_member as member')
    .innerJoin('user_account as account', 'account.id', 'member.user_id')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['account.id as userId', 'profile.preferred_locale'])
    .where('member.company_id', '=', companyId)
    .where('account.email_verified', '=', true)
    .where('account.banned_at', 'is', null)
    .orderBy('account.id')
    .execute();
