import { sql } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';
import { clearAttempts } from '../../platform/http/limits.ts';
import { digestOf, newSecret } from './secrets.ts';
import type { TokenPurpose } from './table.ts';

const HOUR = 3_600;

/** How long the link of each mail can be used, in seconds. */
export const TOKEN_SECONDS: Record<TokenPurpose, number> = { verify: 24 * HOUR, reset: HOUR, change_email: 24 * HOUR };

const allPurposes = Object.keys(TOKEN_SECONDS) as TokenPurpose[];

export interface Token {
  digest: string;
  userId: string;
  purpose: TokenPurpose;
  email: string;
}

/** Makes the secret of a link. Earlier links of the same purpose still work: mails arrive late and out of order. */
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

/** The token behind a link that can still be used. Looking consumes nothing. */
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

/** Uses the token up. False where somebody else just did: of two at once, one wins. */
export async function consumeToken(tx: Tx, { digest }: Token): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('user_token').where('digest', '=', digest).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Where the links of one purpose that were mailed to an address are counted. */
export const linksKey = (email: string, purpose: TokenPurpose): string => `links:${email} ${purpose}`;

/** Ends all links of a person: after a change that they must not outlive. New ones may be asked for at once. */
export async function endTokens(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('user_token').where('user_id', '=', userId).execute();
  const account = await tx.selectFrom('user_account').select('email').where('id', '=', userId).executeTakeFirst();
  if (account)
    await clearAttempts(
      tx,
      allPurposes.map((purpose) => linksKey(account.email, purpose)),
    );
}

/** Removes links that can no longer be used; for a task of the clock. */
export async function sweepTokens(db: Db | Tx): Promise<void> {
  await db
    .deleteFrom('user_token')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
