import { sql } from 'kysely';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { renameInJobs } from '../../platform/queue/forget-jobs.ts';
import { lockAddress } from './address.ts';
import type { Joined } from './events.ts';
import { isBannedAddress, makeOwn, unclaimedOf } from './unclaimed.ts';
import './table.ts';

interface Joining {
  userId: string;
  profileId: string;
}

/**
 * After the person showed that the account's address is theirs. Accounts of companies take over nothing: only job
 * seekers have applications.
 */
export async function joinIntoAccount(ctx: Ctx, userId: string): Promise<void> {
  const account = await ctx.db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['account.email', 'profile.id as profileId'])
    .where('account.id', '=', userId)
    .where('profile.role', '=', 'job_seeker')
    .executeTakeFirst();
  const email = account?.email;
  if (!email || !(await unclaimedOf(ctx.db, email, { alsoAdded: true }).executeTakeFirst())) return;
  await inTransaction(ctx, async (tx) => {
    await lockAddress(tx.db, email);
    if (await isBannedAddress(tx.db, email)) return;
    const into = { userId, profileId: account.profileId };
    const people = await unclaimedOf(tx.db, email, { alsoAdded: true }).execute();
    for (const person of people) await join(tx, person, into);
  });
}

/**
 * Of those who confirmed the address, the first who applied stays, else the first whom a company added. The caller has
 * locked the address.
 * @returns who stays.
 */
export async function joinConfirmed(tx: TxCtx, email: string): Promise<Joining | undefined> {
  const [stays, ...others] = await unclaimedOf(tx.db, email).execute();
  if (stays) for (const other of others) await join(tx, other, stays);
  return stays;
}

/** Nothing is added to either meanwhile. */
async function join(tx: TxCtx, from: Joining, into: Joining): Promise<void> {
  // In one order, as another transaction may lock both.
  for (const userId of [from.userId, into.userId].toSorted()) {
    if (!(await lockPerson(tx.db, userId))) return;
  }
  const joined: Joined = {
    fromUserId: from.userId,
    fromProfileId: from.profileId,
    intoUserId: into.userId,
    intoProfileId: into.profileId,
  };
  await tx.emit('person.joined', joined);
  await moveMails(tx.db, joined);
  await makeOwn(tx.db, into.userId);
  await tx.db.deleteFrom('user_account').where('id', '=', from.userId).execute();
}

/** The profile first, as saving a profile does. */
async function lockPerson(tx: Tx, userId: string): Promise<boolean> {
  const locked = await tx
    .selectFrom('profile')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select('account.id')
    .where('account.id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

/** Emails and live events that others get about the person too; and tasks that wait. */
async function moveMails(tx: Tx, { fromUserId, intoUserId }: Joined): Promise<void> {
  await sql`update mail set to_user_id = ${intoUserId} where to_user_id = ${fromUserId}`.execute(tx);
  await sql`update mail set about_user_id = ${intoUserId} where about_user_id = ${fromUserId}`.execute(tx);
  await sql`update live_event set about_user_id = ${intoUserId} where about_user_id = ${fromUserId}`.execute(tx);
  for (const key of ['userId', 'actorId']) await renameInJobs(tx, key, fromUserId, intoUserId);
}
