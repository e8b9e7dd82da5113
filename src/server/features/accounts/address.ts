import { sql } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';

export interface AccountOfAddress {
  id: string;
  isVerified: boolean;
  isBanned: boolean;
}

/** Makes others who claim the same address wait until this transaction ends. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email}`}, 0))`.execute(tx);
}

/** The account of an address, verified or not. */
export async function findAccountByEmail(db: Db | Tx, email: string): Promise<AccountOfAddress | undefined> {
  return db
    .selectFrom('user_account')
    .select(['id', 'email_verified as isVerified', sql<boolean>`banned_at is not null`.as('isBanned')])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Removes registrations that nobody confirmed within a week: their names are not ours to keep. A ban stays. For a task of the clock. */
export async function sweepUnverified(db: Db | Tx): Promise<void> {
  await db
    .deleteFrom('user_account')
    .where('email_verified', '=', false)
    .where('banned_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}

/**
 * Removes an account whose address nobody confirmed, with its links: whoever made it proved nothing, so it must not
 * stand in the way of the next person who claims the address.
 */
export async function removeUnverified(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('user_account').where('id', '=', userId).where('email_verified', '=', false).execute();
}
