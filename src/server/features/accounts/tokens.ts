import { sql } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';
import { clearAttempts } from '../../platform/http/limits.ts';
import { digestOf, newSecret } from './secrets.ts';
import type { TokenPurpose } from './table.ts';

const HOUR = 3_600;

/** Link lifetimes in seconds. */
export const TOKEN_SECONDS: Record<TokenPurpose, number> = {
  verify: 24 * HOUR,
  reset: HOUR,
  change_email: 24 * HOUR,
  contact: 24 * HOUR,
  person: 30 * 24 * HOUR,
};

const allPurposes = Object.keys(TOKEN_SECONDS) as TokenPurpose[];

export interface Token {
  digest: string;
  userId: string;
  purpose: TokenPurpose;
  email: string;
}

/** Earlier links of the same purpose stay valid: emails arrive late and out of order. */
export async function issueToken(tx: Tx, token: Omit<Token, 'digest'>): Promise<string> {
  const secret = newSecret();
  await tx
    .insertInto('user_token')
    .values({
      digest: digestOf(secret),
      user_id: token.userId,
      purpose: token.purpose,
      email: token.email,
      expires_at: sql`now() + ${TOKEN_SECONDS[token.purpose]} * interval '1 second'`,
    })
    .execute();
  return secret;
}

/** Does not consume the token. */
export async function findToken(db: Db | Tx, secret: string, purposes: TokenPurpose[]): Promise<Token | undefined> {
  return db
    .selectFrom('user_token')
    .innerJoin('user_account as account', 'account.id', 'user_token.user_id')
    .select(['digest', 'user_id as userId', 'purpose', 'user_token.email'])
    .where('digest', '=', digestOf(secret))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('account.banned_at', 'is', null)
    .executeTakeFirst();
}

/** False if it was consumed already: of two concurrent calls one wins. */
export async function consumeToken(tx: Tx, { digest }: Token): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('user_token').where('digest', '=', digest).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Rate-limit key of emailed links, per address and purpose. */
export const linksKey = (email: string, purpose: TokenPurpose): string => `links:${email} ${purpose}`;

/** Invalidates links after a security-relevant change. New ones can be requested immediately. */
export async function endTokens(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('user_token').where('user_id', '=', userId).execute();
  const account = await tx.selectFrom('user_account').select('email').where('id', '=', userId).executeTakeFirst();
  const email = account?.email;
  if (email)
    await clearAttempts(
      tx,
      allPurposes.map((purpose) => linksKey(email, purpose)),
    );
}

export async function sweepTokens(db: Db | Tx): Promise<void> {
  await db
    .deleteFrom('user_token')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
