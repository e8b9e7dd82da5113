import { sql } from 'kysely';

import type { Locale } from '#contract/locales.ts';

import type { TxCtx } from '../../context.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { insertProfile } from './register.ts';
import './table.ts';

interface NewPerson {
  firstName: string;
  lastName: string;
  /** Where emails to them go; other people without an account may have the same. */
  address: string;
  /** Of their emails and pages. */
  locale: Locale;
  isAddedByCompany?: boolean;
}

/**
 * A job seeker without an account, who cannot sign in. Their address is not confirmed, so nothing is emailed to them
 * but the link to their page.
 */
export async function createUnclaimed(
  tx: TxCtx,
  { firstName, lastName, address, locale, isAddedByCompany = false }: NewPerson,
): Promise<{ userId: string; profileId: string }> {
  const userId = newId();
  await tx.db
    .insertInto('user_account')
    .values({
      id: userId,
      email: null,
      name: `${firstName} ${lastName}`.trim(),
      image: null,
      banned_at: null,
      ban_reason: null,
      user_type: 'job_seeker',
      registration_digest: null,
      added_by_company: isAddedByCompany,
    })
    .execute();
  const profileId = await insertProfile(tx, {
    userId,
    role: 'job_seeker',
    firstName,
    lastName,
    contactEmail: address,
    locale,
  });
  return { userId, profileId };
}

/** Of an account, or of a person without one. */
export async function isBannedAddress(db: Db | Tx, address: string): Promise<boolean> {
  const banned = await db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select('account.id')
    .where('account.banned_at', 'is not', null)
    .where(({ and, eb, or }) =>
      or([
        eb('account.email', '=', address),
        and([eb('account.email', 'is', null), eb('profile.contact_email', '=', address)]),
      ]),
    )
    .executeTakeFirst();
  return banned !== undefined;
}

/**
 * People without an account who confirmed the address, and if wanted those whom companies added: first those who
 * applied, in the order in which they came.
 */
export const unclaimedOf = (db: Db | Tx, address: string, { alsoAdded = false }: { alsoAdded?: boolean } = {}) =>
  db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['account.id as userId', 'profile.id as profileId', 'profile.preferred_locale as locale'])
    .where('account.email', 'is', null)
    .where('account.banned_at', 'is', null)
    .where('profile.contact_email', '=', address)
    .where(({ eb, lit, or }) =>
      or([eb('account.email_verified', '=', true), alsoAdded ? eb('account.added_by_company', '=', true) : lit(false)]),
    )
    .orderBy('account.added_by_company')
    .orderBy('account.created_at')
    .orderBy('account.id');

/** They use what a company entered for them: it is not erased when the company stops keeping it. */
export async function makeOwn(db: Db | Tx, userId: string): Promise<void> {
  await db.updateTable('user_account').set({ added_by_company: false }).where('id', '=', userId).execute();
}

/** People who never opened the link of a day. */
export async function sweepUnconfirmed(db: Db | Tx): Promise<void> {
  await db
    .deleteFrom('user_account as account')
    .where('account.email', 'is', null)
    .where('account.email_verified', '=', false)
    .where('account.added_by_company', '=', false)
    .where('account.banned_at', 'is', null)
    .where('account.created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('user_token as token')
            .select('token.digest')
            .whereRef('token.user_id', '=', 'account.id')
            .where('token.created_at', '>', sql<Date>`now() - interval '24 hours'`),
        ),
      ),
    )
    .execute();
}
