import { sql, type Expression, type RawBuilder } from 'kysely';

import './table.ts';

/**
 * The address of a person's emails; with a fallback, because only people without an account have to have a contact
 * address. For statements that read `profile` and `user_account as account`.
 */
export const addressOfPerson = sql<string>`coalesce(profile.contact_email, account.email)`;

/** Verified and not banned. For statements that read `user_account as account`. */
export const isAccountInGoodStanding = sql<boolean>`(account.email_verified and account.banned_at is null)`;

/**
 * Also people without an account before they opened their link: their session is in the browser in which they typed
 * what it shows. For statements that read `user_account as account`.
 */
export const mayHoldSession = sql<boolean>`((account.email_verified or account.email is null) and account.banned_at is null)`;

/** The address that the person confirmed as theirs. For the same statements. */
export const ownAddress = sql<string>`coalesce(account.email, profile.contact_email)`;

/** Whether the user is an administrator who can act now. */
export const isActingAdministrator = (userId: Expression<string | null>): RawBuilder<boolean> => sql`exists (
  select from profile as acting join user_account as account on account.id = acting.user_id and ${isAccountInGoodStanding}
  where acting.user_id = ${userId} and acting.role = 'admin')`;
