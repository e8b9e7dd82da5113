import { sql } from 'kysely';

import type { PersonRole } from '../../actor.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { removeSessions } from './password.ts';
import { isActingAdministrator } from './standing.ts';

type OnChange = (tx: Tx, change: 'granted' | 'revoked', userId: string) => Promise<void>;

export type AdministratorChange =
  | 'granted'
  | 'revoked'
  | 'unknown'
  | 'unconfirmed'
  | 'already'
  | 'not_one'
  | 'last_one';

/** Ends the account's sessions, so that the new role begins with a sign-in. */
export async function grantAdministrator(db: Db, email: string, onChange: OnChange): Promise<AdministratorChange> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, email);
    if (!account) return 'unknown';
    if (!account.isVerified) return 'unconfirmed';
    if (account.role === 'admin') return 'already';
    await setRole(tx, account.userId, 'admin');
    await onChange(tx, 'granted', account.userId);
    return 'granted';
  });
}

/** Restores the role chosen at registration. The last administrator cannot be revoked. */
export async function revokeAdministrator(db: Db, email: string, onChange: OnChange): Promise<AdministratorChange> {
  return db.transaction().execute(async (tx) => {
    const administrators = await lockAdministrators(tx);
    const account = await lockAccount(tx, email);
    if (!account) return 'unknown';
    if (account.role !== 'admin') return 'not_one';
    if (isLastAdministrator(administrators, account.userId)) return 'last_one';
    await setRole(tx, account.userId, account.userType);
    await onChange(tx, 'revoked', account.userId);
    return 'revoked';
  });
}

export async function listAdministrators(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('profile')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select('account.email')
    .$narrowType<{ email: string }>()
    .where('profile.role', '=', 'admin')
    .orderBy('account.email')
    .execute();
  return rows.map(({ email }) => email);
}

/** Administrators who can sign in now. */
export async function findActingAdministrators(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .selectFrom('profile')
    .select('user_id')
    .where(isActingAdministrator(sql.ref('profile.user_id')))
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Locks all administrators who can sign in, so that concurrent departures see each other. Returns their ids. */
export async function lockAdministrators(tx: Tx): Promise<string[]> {
  await tx.selectFrom('profile').select('user_id').where('role', '=', 'admin').orderBy('user_id').forUpdate().execute();
  // Read after the wait: a ban changes the account, not the locked row.
  const rows = await tx
    .selectFrom('profile')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select('profile.user_id')
    .where('profile.role', '=', 'admin')
    .where('account.banned_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export const isLastAdministrator = (administrators: readonly string[], userId: string): boolean =>
  administrators.length === 1 && administrators[0] === userId;

const lockAccount = (tx: Tx, email: string) =>
  tx
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select([
      'account.id as userId',
      'account.email_verified as isVerified',
      'account.user_type as userType',
      'profile.role',
    ])
    .where('account.email', '=', email)
    .forUpdate()
    .executeTakeFirst();

async function setRole(tx: Tx, userId: string, role: PersonRole): Promise<void> {
  await tx
    .updateTable('profile')
    .set({ role, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute();
  await removeSessions(tx, userId);
}
