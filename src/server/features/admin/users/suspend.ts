import { PROFILES_TOPIC } from '#contract/topics.ts';

import type { TxCtx } from '../../../context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isLastAdministrator, lockAdministrators } from '../../accounts/administrators.ts';
import { banAccount, unbanAccount } from '../../accounts/ban.ts';
import { hideJobsOf, restoreJobsOf } from '../../jobs/hide.ts';
import { record } from '../audit.ts';
import { emailUnbanned } from './email-unbanned.ts';
import { lockUser } from './lock-user.ts';

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
