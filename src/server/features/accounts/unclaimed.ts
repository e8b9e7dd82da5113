import type { Locale } from '#contract/locales.ts';

import type { TxCtx } from '../../context.ts';
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
  /** The version of the terms that they accepted; null if a company adds them. */
  acceptedTerms?: number | null;
}

/**
 * A job seeker without an account, who cannot sign in. Their address is not confirmed, so nothing is emailed to them
 * but the link to their page.
 */
export async function createUnclaimed(
  tx: TxCtx,
  { firstName, lastName, address, locale, acceptedTerms = null }: NewPerson,
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
      accepted_terms: acceptedTerms,
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
