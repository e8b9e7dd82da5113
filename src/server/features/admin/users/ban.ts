import type { User } from '#contract/users.ts';
import { PROFILES_TOPIC } from '#contract/topics.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isLastAdministrator, lockAdministrators } from '../../accounts/administrators.ts';
import { banAccount, unbanAccount } from '../../accounts/ban.ts';
import { hideJobsOf, restoreJobsOf } from '../../jobs/hide.ts';
import { record } from '../audit.ts';
import { postStanding } from './emails.ts';
import { lockUser } from './lock-user.ts';
import { readUser } from './queries.ts';

/**
 * Bans a person: they are signed out at once, what only they answer for is hidden, and they are told why.
 * @throws Refusal NOT_FOUND, FORBIDDEN for oneself, CONFLICT last_admin; wrong_status where they are banned already.
 */
export async function banUser(ctx: Ctx, { id, reason }: { id: string; reason: string }): Promise<User> {
  return inTransaction(ctx, async (tx) => {
    const administrators = await lockAdministrators(tx.db);
    if (isLastAdministrator(administrators, id)) throw new Refusal('CONFLICT', { reason: 'last_admin' });
    const user = await lockUser(tx, id, 'ban');
    await banAccount(tx, id, reason);
    const jobs = await hideJobsOf(tx, id, reason);
    await tx.invalidate([PROFILES_TOPIC]);
    await record(tx, { action: 'user.banned', subject: { type: 'user', id }, details: { reason, jobs } });
    await postStanding(tx, user, { reason, jobs });
    return readUser(tx, id);
  });
}

/**
 * Lifts a ban, and shows again what it hid.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status where they are not banned.
 */
export async function unbanUser(ctx: Ctx, { id }: { id: string }): Promise<User> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, id, 'unban');
    await unbanAccount(tx, id);
    const jobs = await restoreJobsOf(tx, id);
    await tx.invalidate([PROFILES_TOPIC]);
    await record(tx, { action: 'user.unbanned', subject: { type: 'user', id }, details: { jobs } });
    await postStanding(tx, user, undefined);
    return readUser(tx, id);
  });
}
