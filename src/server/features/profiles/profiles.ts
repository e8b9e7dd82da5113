import { sql } from 'kysely';
import type { z } from 'zod';

import type { profileInput } from '#contract/profiles/profiles.ts';
import { PROFILES_TOPIC } from '#contract/topics.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound, throwNotFound } from '../../platform/http/refusal.ts';
import { requireOwnFile } from '../companies/own-file.ts';
import { isOwn } from './access.ts';
import './events.ts';
import { findOwnProfile, findProfile, type ProfileRow } from './queries.ts';
import { endIdentity } from './verifications.ts';

type ProfileChange = Partial<z.infer<typeof profileInput>>;

/** @throws Refusal NOT_FOUND */
export async function readProfile(ctx: Ctx, id: string): Promise<ProfileRow> {
  return (await findProfile(ctx, id)) ?? throwNotFound();
}

/** @throws Refusal NOT_FOUND for an actor without one. */
export async function readOwnProfile(ctx: Ctx): Promise<ProfileRow> {
  return (await findOwnProfile(ctx)) ?? throwNotFound();
}

/**
 * A replaced avatar or CV stays stored while anything refers to it. A new name ends the identity verification.
 * @throws Refusal NOT_FOUND for an actor without a profile, INVALID for a file that is not their own or of another
 * kind.
 */
export async function updateProfile(ctx: Ctx, input: ProfileChange): Promise<ProfileRow> {
  return inTransaction(ctx, async (tx) => {
    const { db, actor, invalidate } = tx;
    const before = await db
      .selectFrom('profile')
      .select(['id', 'role', 'country', 'first_name', 'last_name'])
      .where(isOwn(actor))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) throw notFound();
    if (input.avatarFileId) await requireOwnFile(tx, 'avatar', input.avatarFileId, 'avatarFileId');
    if (input.cvFileId) await requireOwnFile(tx, 'cv', input.cvFileId, 'cvFileId');
    const changed = await db
      .updateTable('profile')
      .set({ ...columnsOf(input), updated_at: sql`now()` })
      .where('id', '=', before.id)
      .returning(['user_id', 'first_name', 'last_name', 'country'])
      .executeTakeFirstOrThrow();
    if (input.firstName !== undefined || input.lastName !== undefined) {
      const name = `${changed.first_name} ${changed.last_name}`;
      await db
        .updateTable('user_account')
        .set({ name, updated_at: sql`now()` })
        .where('id', '=', changed.user_id)
        .execute();
    }
    if (changed.first_name !== before.first_name || changed.last_name !== before.last_name)
      await endIdentity(tx, before.id);
    if (input.languages) await replaceLanguages(tx, before.id, input.languages);
    if (before.role === 'job_seeker')
      await tx.emit('profile.changed', { profileId: before.id, visibility: input.visibility });
    // Public figures count seekers' countries only.
    if (before.role === 'job_seeker' && changed.country !== before.country) await invalidate([PROFILES_TOPIC]);
    return readOwnProfile(tx);
  });
}

/** Undefined leaves a column unchanged. */
const columnsOf = (input: ProfileChange) => ({
  first_name: input.firstName,
  last_name: input.lastName,
  job_title: input.jobTitle,
  bio: input.bio,
  city: input.city,
  country: input.country,
  skills: input.skills && distinctSkills(input.skills),
  work_authorisation: input.workAuthorisation && [...new Set(input.workAuthorisation)],
  visibility: input.visibility,
  avatar_file_id: input.avatarFileId,
  cv_file_id: input.cvFileId,
});

/** Ignores case; keeps the first spelling. */
export function distinctSkills(skills: string[]): string[] {
  const byWord = new Map<string, string>();
  for (const skill of skills) {
    const word = skill.normalize('NFKC').toLowerCase();
    if (!byWord.has(word)) byWord.set(word, skill);
  }
  return [...byWord.values()];
}

async function replaceLanguages(
  { db, clock }: TxCtx,
  profileId: string,
  languages: NonNullable<ProfileChange['languages']>,
): Promise<void> {
  const before = await db
    .deleteFrom('profile_language')
    .where('profile_id', '=', profileId)
    .returning(['language', 'level', 'stated_at'])
    .execute();
  if (languages.length === 0) return;
  const rows = languages.map(({ language, level }, position) => {
    const known = before.find((one) => one.language === language && one.level === level);
    return { profile_id: profileId, language, level, position, stated_at: known ? known.stated_at : clock.now() };
  });
  await db.insertInto('profile_language').values(rows).execute();
}
