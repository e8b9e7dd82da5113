import { coversClaim } from '#contract/admin/verification-choices.ts';
import type { VerifiedFact } from '#contract/admin/verifications.ts';
import { cefrLevels } from '#contract/languages.ts';

import type { TxCtx } from '../context.ts';
import { verifyCandidate } from '../features/admin/verification/candidates.ts';
import { actingAs, actorOf } from './actor-of.ts';

interface Cast {
  seekerId: string;
  /** Their applicants are verified too. */
  employerId: string;
  administratorId: string;
}

const APPLICANTS = 2;

/** Verifies the demo's seeker, and some applicants of the demo's employer. */
export async function verifyCandidates(tx: TxCtx, { seekerId, employerId, administratorId }: Cast): Promise<void> {
  const ctx = actingAs(tx, await actorOf(tx, administratorId), 9);
  await verifyCandidate(ctx, {
    id: seekerId,
    name: 'Lucía Moreno',
    fact: { what: 'identity' },
    note: 'Passport shown in a video call.',
  });
  await verifyCandidate(ctx, {
    id: seekerId,
    name: 'Lucía Moreno',
    fact: { what: 'language', language: 'de', level: 'B2', how: 'certificate' },
    note: 'Goethe-Zertifikat B2 of 2022, number compared with the issuer.',
  });
  for (const { user_id: id, name, language, level } of await applicantsOf(tx, employerId, seekerId)) {
    const shown = cefrLevels.find((candidate) => coversClaim(candidate, level)) ?? 'C2';
    const fact: VerifiedFact = { what: 'language', language, level: shown, how: 'interview' };
    await verifyCandidate(ctx, { id, name, fact, note: 'Half an hour on the phone.' });
  }
}

/** Those who have waited longest, each with their first language. */
const applicantsOf = ({ db }: TxCtx, employerId: string, seekerId: string) =>
  db
    .selectFrom('application')
    .innerJoin('company_member as member', 'member.company_id', 'application.company_id')
    .innerJoin('profile', 'profile.id', 'application.applicant_id')
    .innerJoin('profile_language as spoken', 'spoken.profile_id', 'profile.id')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select(['profile.user_id', 'account.name', 'spoken.language', 'spoken.level'])
    .distinctOn(['application.applied_at', 'profile.id'])
    .where('member.user_id', '=', employerId)
    .where('member.role', '=', 'owner')
    .where('application.status', '=', 'new')
    .where('profile.user_id', '<>', seekerId)
    .where('spoken.position', '=', 0)
    .orderBy('application.applied_at')
    .orderBy('profile.id')
    .limit(APPLICANTS)
    .execute();
