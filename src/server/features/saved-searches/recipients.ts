import { sql } from 'kysely';

import type { Locale } from '#contract/locales.ts';

import type { TxCtx } from '../../context.ts';
import { findAddress } from '../notifications/application-parties.ts';
import { offeredLocale } from '../settings/languages.ts';
import './table.ts';

export interface Recipient {
  userId: string | null;
  address: string;
  name: string;
  firstName: string;
  locale: Locale;
}

/** Undefined for a user who must not be emailed: banned or deleted. */
export async function findRecipient(
  tx: TxCtx,
  { user_id: userId, email, locale }: { user_id: string | null; email: string | null; locale: string },
): Promise<Recipient | undefined> {
  if (userId !== null) return findAddress(tx, userId);
  if (email === null || (await isBanned(tx, email))) return undefined;
  return { userId: null, address: email, name: '', firstName: '', locale: offeredLocale(await tx.settings(), locale) };
}

/** Bans apply to alerts without an account too. */
async function isBanned({ db }: TxCtx, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('email', '=', email)
    .where('banned_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The searches of one recipient, for statements that read `saved_search as search`: a user’s, and those of their
 * account's address, since both go to one inbox.
 */
export const isOfRecipient = (userId: string | null, email: string | null) =>
  userId === null
    ? sql<boolean>`(search.email = ${email} or search.user_id = (select id from user_account where email = ${email} and email_verified))`
    : sql<boolean>`(search.user_id = ${userId} or search.email = (select email from user_account where id = ${userId} and email_verified))`;
