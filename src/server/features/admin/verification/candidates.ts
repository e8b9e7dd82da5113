import { sql } from 'kysely';
import type { z } from 'zod';

import type { Candidate, verifyCandidateInput } from '#contract/admin/admin-verification.ts';
import type { AuditDetails } from '#contract/admin/audit.ts';
import { coversClaim } from '#contract/admin/verification-choices.ts';
import type { VerifiedFact } from '#contract/admin/verifications.ts';

import { userIdOf } from '../../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import { invalidField, notFound, Refusal, wrongStatus } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import '../../accounts/table.ts';
import '../../profiles/table.ts';
import { factOf } from '../../profiles/verifications.ts';
import { record } from '../audit.ts';
import { presentActor, presentEnd } from './actors.ts';

const HISTORY_MAX = 200;

/** @throws Refusal NOT_FOUND */
export async function readCandidate(ctx: Ctx, userId: string): Promise<Candidate> {
  const profile = await ctx.db
    .selectFrom('profile')
    .select(['id', 'role', 'first_name', 'last_name', 'work_authorisation'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(notFound);
  return {
    name: nameOf(profile),
    languages: await languagesOf(ctx, profile.id),
    workAuthorisation: profile.work_authorisation,
    verifications: await verificationsOf(ctx, profile.id),
    can: { verify: profile.role === 'job_seeker' },
  };
}

/**
 * Ends an earlier verification of the same subject.
 * @throws Refusal NOT_FOUND; CONFLICT wrong_status for anyone but seekers, changed_meanwhile when their name is not the
 * checked one; INVALID for a language or country that their profile does not name, and for a level below the claimed
 * one, which would never be shown.
 */
export async function verifyCandidate(
  ctx: Ctx,
  { id, fact, note, name }: z.infer<typeof verifyCandidateInput>,
): Promise<Candidate> {
  return inTransaction(ctx, async (tx) => {
    const profile = await lockProfile(tx, id);
    if (profile.role !== 'job_seeker') throw wrongStatus();
    if (nameOf(profile) !== name) throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
    await requireClaimed(tx, profile, fact);
    await endSame(tx, profile.id, fact);
    await tx.db
      .insertInto('candidate_verification')
      .values({
        id: newId(),
        profile_id: profile.id,
        ...fact,
        note,
        verified_by: userIdOf(tx),
        verified_at: tx.clock.now(),
      })
      .execute();
    await record(tx, { action: 'candidate.verified', subject: { type: 'user', id }, details: detailsOf(fact) });
    return readCandidate(tx, id);
  });
}

/**
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status if it has ended already.
 */
export async function withdrawCandidateVerification(
  ctx: Ctx,
  { id, reason }: { id: string; reason: string },
): Promise<Candidate> {
  return inTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .updateTable('candidate_verification')
      .set({ ended_at: tx.clock.now(), ended_how: 'withdrawn', ended_by: userIdOf(tx), end_reason: reason })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning(['profile_id', 'what', 'language', 'level', 'how', 'country'])
      .executeTakeFirst();
    if (!ended) throw await refusalFor(tx, id);
    const { user_id: userId } = await tx.db
      .selectFrom('profile')
      .select('user_id')
      .where('id', '=', ended.profile_id)
      .executeTakeFirstOrThrow();
    await record(tx, {
      action: 'candidate.verification_withdrawn',
      subject: { type: 'user', id: userId },
      details: { ...detailsOf(factOf(ended)), reason },
    });
    return readCandidate(tx, userId);
  });
}

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();

const detailsOf = ({ what, ...rest }: VerifiedFact): AuditDetails => ({
  check: what,
  ...('language' in rest ? { language: rest.language, level: rest.level } : {}),
  ...('country' in rest ? { country: rest.country } : {}),
});

/** Locked, so that the claims stay as they were checked. */
const lockProfile = ({ db }: TxCtx, userId: string) =>
  db
    .selectFrom('profile')
    .select(['id', 'role', 'first_name', 'last_name', 'work_authorisation'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);

const languagesOf = ({ db }: Ctx, profileId: string) =>
  db
    .selectFrom('profile_language')
    .select(['language', 'level'])
    .where('profile_id', '=', profileId)
    .orderBy('position')
    .execute();

async function requireClaimed(
  tx: TxCtx,
  profile: { id: string; work_authorisation: string[] },
  fact: VerifiedFact,
): Promise<void> {
  if (fact.what === 'work_authorisation' && !profile.work_authorisation.includes(fact.country))
    throw invalidField('fact.country', 'invalid');
  if (fact.what !== 'language') return;
  const claimed = (await languagesOf(tx, profile.id)).find(({ language }) => language === fact.language);
  if (!claimed) throw invalidField('fact.language', 'invalid');
  if (!coversClaim(fact.level, claimed.level)) throw invalidField('fact.level', 'too_small');
}

/** Ends a verification of the same subject: identity, this language, this country, or references. */
async function endSame(tx: TxCtx, profileId: string, fact: VerifiedFact): Promise<void> {
  const subject = fact.what === 'language' ? fact.language : fact.what === 'work_authorisation' ? fact.country : '';
  await tx.db
    .updateTable('candidate_verification')
    .set({ ended_at: tx.clock.now(), ended_how: 'replaced', ended_by: userIdOf(tx) })
    .where('profile_id', '=', profileId)
    .where('what', '=', fact.what)
    .where(sql<string>`coalesce(language, country, '')`, '=', subject)
    .where('ended_at', 'is', null)
    .execute();
}

async function refusalFor({ db }: TxCtx, id: string): Promise<Refusal> {
  const there = await db.selectFrom('candidate_verification').select('id').where('id', '=', id).executeTakeFirst();
  return there ? wrongStatus() : notFound();
}

async function verificationsOf({ db }: Ctx, profileId: string): Promise<Candidate['verifications']> {
  const rows = await db
    .selectFrom('candidate_verification as checked')
    .leftJoin('user_account as checker', 'checker.id', 'checked.verified_by')
    .leftJoin('user_account as ender', 'ender.id', 'checked.ended_by')
    .selectAll('checked')
    .select([
      'checker.name as checker_name',
      'ender.name as ender_name',
      sql<boolean>`exists (select from shown_verification as shown where shown.id = checked.id)`.as('is_shown'),
    ])
    .where('checked.profile_id', '=', profileId)
    .orderBy('checked.verified_at', 'desc')
    .orderBy('checked.id', 'desc')
    .limit(HISTORY_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fact: factOf(row),
    by: presentActor(row.verified_by, row.checker_name),
    at: row.verified_at.toISOString(),
    note: row.note,
    isShown: row.is_shown,
    end: presentEnd(row),
  }));
}
