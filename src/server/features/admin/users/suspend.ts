import { PROFILES_TOPIC } from '#contract/topics.ts';

import type { TxCtx } from '../../../context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { QUOTES_NO_ONE } from '../../../platform/mail/outbox.ts';
import { isLastAdministrator, lockAdministrators } from '../../accounts/administrators.ts';
import { banAccount, unbanAccount } from '../../accounts/ban.ts';
import { hideJobsOf, restoreJobsOf } from '../../jobs/hide.ts';
import { mailWriter } from '../../mail-texts/write-mail.ts';
import { offeredLocale } from '../../settings/languages.ts';
import { record } from '../audit.ts';
import { enqueueEmail } from '../enqueue-email.ts';
import { lockUser, type LockedUser } from './lock-user.ts';

/**
 * Ends their sessions, and hides the jobs that only they answer for. The statement of reasons notifies them.
 * @throws Refusal NOT_FOUND, FORBIDDEN for oneself, CONFLICT last_admin; wrong_status if they are banned already.
 */
export async function suspend(tx: TxCtx, id: string, reason: string): Promise<void> {
  const administrators = await lockAdministrators(tx.db);
  if (isLastAdministrator(administrators, id)) throw new Refusal('CONFLICT', { reason: 'last_admin' });
  await lockUser(tx, id, 'ban');
  await banAccount(tx, id, reason);
  const jobs = await hideJobsOf(tx, id, reason);
  await tx.invalidate([PROFILES_TOPIC]);
  await record(tx, { action: 'user.banned', subject: { type: 'user', id }, details: { reason, jobs } });
}

/**
 * Shows again what the ban hid, and notifies them.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status if they are not banned.
 */
export async function unsuspend(tx: TxCtx, id: string): Promise<void> {
  const user = await lockUser(tx, id, 'unban');
  await unbanAccount(tx, id);
  const jobs = await restoreJobsOf(tx, id);
  await tx.invalidate([PROFILES_TOPIC]);
  await record(tx, { action: 'user.unbanned', subject: { type: 'user', id }, details: { jobs } });
  await emailUnbanned(tx, user);
}

/** Unconfirmed addresses may be a stranger's and get no email. */
async function emailUnbanned(tx: TxCtx, user: LockedUser): Promise<void> {
  if (!user.email_verified) return;
  const locale = offeredLocale(await tx.settings(), user.preferred_locale);
  const write = await mailWriter(tx);
  const to = {
    userId: user.id,
    name: `${user.first_name} ${user.last_name}`.trim(),
    firstName: user.first_name,
    address: user.email,
  };
  await enqueueEmail(tx, {
    to,
    about: QUOTES_NO_ONE,
    locale,
    ...write('unbanned', locale, {}),
  });
}
