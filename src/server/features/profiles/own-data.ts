import type { OwnData } from '#contract/accounts/own-data.ts';
import { PROFILES_TOPIC } from '#contract/topics.ts';

import type { Person } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import { OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import { presentProfile } from './present.ts';
import { readOwnProfile } from './profiles.ts';
import { factOf } from './verifications.ts';

/** Far more than occur. */
const VERIFICATIONS_MAX = 1_000;

async function exportProfile(ctx: Ctx, { profileId }: Person): Promise<OwnData['profile']> {
  const profile = presentProfile(ctx.actor, await readOwnProfile(ctx));
  const times = await ctx.db
    .selectFrom('profile')
    .select(['created_at', 'updated_at'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow();
  return {
    ...profile,
    createdAt: times.created_at.toISOString(),
    updatedAt: times.updated_at.toISOString(),
    verificationHistory: await verificationsOf(ctx, profileId),
  };
}

/** Includes ended ones. The verifier is another person's data. */
async function verificationsOf({ db }: Ctx, profileId: string): Promise<OwnData['profile']['verificationHistory']> {
  const rows = await db
    .selectFrom('candidate_verification')
    .select(['what', 'language', 'level', 'how', 'country', 'note', 'verified_at', 'ended_at', 'end_reason'])
    .where('profile_id', '=', profileId)
    .orderBy('verified_at')
    .limit(VERIFICATIONS_MAX)
    .execute();
  return rows.map((row) => ({
    fact: factOf(row),
    note: row.note,
    at: row.verified_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endReason: row.end_reason ?? '',
  }));
}

/** Invalidates public figures. Ends verifications that an administrator made of others. */
async function erase({ db, invalidate, clock }: TxCtx, { userId }: Person): Promise<void> {
  await db
    .updateTable('candidate_verification')
    .set({ ended_at: clock.now(), ended_how: 'unattended' })
    .where('verified_by', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  await invalidate([PROFILES_TOPIC]);
}

export const profilesData: OwnDataPart = {
  tables: {
    profile: {
      words: {
        first_name: 'profile',
        last_name: 'profile',
        username: 'profile',
        bio: 'profile',
        skills: 'profile',
        city: 'profile',
        job_title: 'profile',
        contact_email: 'profile',
        contact_email_to_confirm: 'profile',
      },
      codes: ['role', 'country', 'work_authorisation', 'visibility', 'preferred_locale'],
      goesWith: ['user_account'],
    },
    profile_language: { codes: ['language', 'level'], goesWith: ['user_account'] },
    talent_consent: {
      codes: ['shown_name', 'available', 'workplaces', 'facets', 'latitude', 'longitude'],
      goesWith: ['user_account'],
    },
    hidden_company: { words: { domain: 'beingFound' }, goesWith: ['user_account', 'company'] },
    profile_look: { goesWith: ['user_account', 'company'] },
    work_experience: {
      words: { position: 'profile', company: 'profile', description: 'profile' },
      goesWith: ['user_account'],
    },
    education: {
      words: { degree: 'profile', institution: 'profile', field_of_study: 'profile', description: 'profile' },
      goesWith: ['user_account'],
    },
    certification: {
      words: { name: 'profile', issuing_organization: 'profile', credential_url: 'profile' },
      goesWith: ['user_account'],
    },
    candidate_verification: {
      words: { note: 'profile', end_reason: OTHERS_WORDS },
      codes: ['what', 'language', 'level', 'how', 'country', 'ended_how'],
      goesWith: ['user_account'],
      erased: 'What an administrator verified of others ends with them.',
      stays: 'An administrator’s notes about another person, for whom they are kept.',
    },
  },
  exports: { profile: exportProfile },
  erase,
};
