import type { OwnData } from '#contract/own-data.ts';
import { PROFILES_TOPIC } from '#contract/topics.ts';

import type { Ctx, Person, TxCtx } from '../../context.ts';
import { presentProfile } from './present.ts';
import { readOwnProfile } from './profiles.ts';
import { factOf } from './verifications.ts';

/** Far more than administrators write of one person. */
const VERIFICATIONS_MAX = 1_000;

/** The own profile, with all entries. */
export async function exportOwn(ctx: Ctx, { profileId }: Person): Promise<OwnData['profile']> {
  const profile = presentProfile(ctx.actor, await readOwnProfile(ctx));
  const times = await ctx.db.selectFrom('profile').select(['created_at', 'updated_at']).where('id', '=', profileId).executeTakeFirstOrThrow();
  return { ...profile, createdAt: times.created_at.toISOString(), updatedAt: times.updated_at.toISOString(), verificationHistory: await verificationsOf(ctx, profileId) };
}

/** Also what has ended; who checked is somebody else's data. */
async function verificationsOf({ db }: Ctx, profileId: string): Promise<OwnData['profile']['verificationHistory']> {
  const rows = await db
    .selectFrom('candidate_verification')
    .select(['what', 'language', 'level', 'how', 'country', 'note', 'verified_at', 'ended_at', 'end_reason'])
    .where('profile_id', '=', profileId)
    .orderBy('verified_at')
    .limit(VERIFICATIONS_MAX)
    .execute();
  return rows.map((row) => ({ fact: factOf(row), note: row.note, at: row.verified_at.toISOString(), endedAt: row.ended_at?.toISOString() ?? null, endReason: row.end_reason ?? '' }));
}

/**
 * The profile and its entries go with the account; the figures that counted it are out of date. What an administrator
 * verified of others ends with them: nobody stands for it.
 */
export async function eraseOwn({ db, announce, clock }: TxCtx, { userId }: Person): Promise<void> {
  await db
    .updateTable('candidate_verification')
    .set({ ended_at: clock.now(), ended_how: 'unattended' })
    .where('verified_by', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  await announce(db, [PROFILES_TOPIC]);
}
