import { sql } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';

export interface AccountOfAddress {
  id: string;
  isVerified: boolean;
  isBanned: boolean;
}

/** Serializes claims of one address until the transaction ends. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email}`}, 0))`.execute(tx);
}

/** Finds the account whether verified or not. */
export async function findAccountByEmail(db: Db | Tx, email: string): Promise<AccountOfAddress | undefined> {
  return db
    .selectFrom('user_account')
    .select(['id', 'email_verified as isVerified', sql<boolean>`banned_at is not null`.as('isBanned')])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Accounts unconfirmed for a week (data minimization), except banned ones. */
export async function sweepUnverified(db: Db | Tx): Promise<void> {
  await db
    .deleteFrom('user_account')
    .where('email', 'is not', null)
    .where('email_verified', '=', false)
    .where('banned_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}

/** Deletes an unconfirmed account and its links, so that it cannot block the address for its real owner. */
export async function removeUnverified(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('user_account').where('id', '=', userId).where('email_verified', '=', false).execute();
}
