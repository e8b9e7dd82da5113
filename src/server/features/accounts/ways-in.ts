import { sql } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import './table.ts';
import { findSecondFactor } from './use-code.ts';

/** Concurrent additions and removals of ways to sign in wait for each other. For accounts, which have an address. */
export const lockAccount = (db: Tx, userId: string) =>
  db
    .selectFrom('user_account')
    .select('email')
    .$narrowType<{ email: string }>()
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();

export async function hasPassword(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_credential')
    .select('id')
    .where('user_id', '=', userId)
    .where('password', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasPasskey(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db.selectFrom('passkey').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** The ways to sign in to the account and to verify its owner again. */
export const readWaysIn = async (db: Db | Tx, userId: string) => ({
  hasPassword: await hasPassword(db, userId),
  hasPasskey: await hasPasskey(db, userId),
  hasSecondFactor: await findSecondFactor(db, userId),
});

/**
 * Call after removing one, with the account locked.
 * @throws Refusal CONFLICT only_way_in if none is left.
 */
export async function requireWayIn(db: Tx, userId: string): Promise<void> {
  if (await hasPassword(db, userId)) return;
  const { rows } = await sql<{ hasOne: boolean }>`select
      exists (select from passkey where user_id = ${userId})
      or exists (select from linked_identity where user_id = ${userId}) as "hasOne"`.execute(db);
  if (!rows[0]?.hasOne) throw new Refusal('CONFLICT', { reason: 'only_way_in' });
}
