import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import {
  verificationSchema,
  verifiedFactSchema,
  type Verification,
  type VerifiedFact,
} from '#contract/admin/verifications.ts';

import type { TxCtx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import './table.ts';

const eb = expressionBuilder<Tables, 'profile'>();

/** Newest first; the view has the rule. */
export const shownVerifications = jsonArrayFrom(
  eb
    .selectFrom('shown_verification as shown')
    .select(['shown.what', 'shown.language', 'shown.level', 'shown.how', 'shown.country', 'shown.verified_at as at'])
    .whereRef('shown.profile_id', '=', 'profile.id')
    .orderBy('shown.verified_at', 'desc')
    .orderBy('shown.id'),
);

interface FactColumns {
  what: VerifiedFact['what'];
  language: string | null;
  level: string | null;
  how: string | null;
  country: string | null;
}

export const factOf = ({ what, language, level, how, country }: FactColumns): VerifiedFact =>
  verifiedFactSchema.parse({ what, language, level, how, country });

export const presentVerification = ({ at, ...row }: FactColumns & { at: Date | string }): Verification =>
  verificationSchema.parse({ ...row, at: new Date(at).toISOString() });

/** After a change of name. */
export async function endIdentity({ db, clock }: TxCtx, profileId: string): Promise<void> {
  await db
    .updateTable('candidate_verification')
    .set({ ended_at: clock.now(), ended_how: 'changed' })
    .where('profile_id', '=', profileId)
    .where('what', '=', 'identity')
    .where('ended_at', 'is', null)
    .execute();
}
