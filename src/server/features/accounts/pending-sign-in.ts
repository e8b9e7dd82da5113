import { sql } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';
import { digestOf, newSecret } from './secrets.ts';
import type { PendingSignIn } from './table.ts';

/** Time to find a phone or the email, or to sign in at another site; not longer (OWASP ASVS 5.0, 6.5.5). */
export const PENDING_SECONDS = 600;

/**
 * Anyone who knows `secret` may finish it.
 * @returns the secret, for the browser's cookie.
 */
export async function startPending(db: Db | Tx, pending: PendingSignIn, secret = newSecret()): Promise<string> {
  await db
    .insertInto('pending_sign_in')
    .values({
      digest: digestOf(secret),
      kind: pending.kind,
      user_id: pending.userId,
      data: JSON.stringify(pending.data),
      expires_at: sql`now() + ${PENDING_SECONDS} * interval '1 second'`,
    })
    .execute();
  return secret;
}

/** Leaves it pending. */
export async function findPending<Kind extends PendingSignIn['kind']>(
  db: Db | Tx,
  secret: string | undefined,
  ...kinds: Kind[]
): Promise<Extract<PendingSignIn, { kind: Kind }> | undefined> {
  if (secret === undefined) return undefined;
  const row = await db
    .selectFrom('pending_sign_in')
    .select(['kind', 'user_id as userId', 'data'])
    .where('digest', '=', digestOf(secret))
    .where('kind', 'in', kinds)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row as Extract<PendingSignIn, { kind: Kind }> | undefined;
}

/** Ends it: undefined the second time. */
export async function takePending<Kind extends PendingSignIn['kind']>(
  db: Db | Tx,
  secret: string,
  kind: Kind,
): Promise<Extract<PendingSignIn, { kind: Kind }> | undefined> {
  const row = await db
    .deleteFrom('pending_sign_in')
    .where('digest', '=', digestOf(secret))
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['kind', 'user_id as userId', 'data'])
    .executeTakeFirst();
  return row as Extract<PendingSignIn, { kind: Kind }> | undefined;
}

/** False if it was ended already: of two concurrent calls one wins. */
export async function endPending(db: Db | Tx, secret: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pending_sign_in')
    .where('digest', '=', digestOf(secret))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function sweepPending(db: Db | Tx): Promise<void> {
  await db
    .deleteFrom('pending_sign_in')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
