import type { OwnData } from '#contract/own-data.ts';
import { PROFILES_TOPIC } from '#contract/topics.ts';

import type { Ctx, Person, TxCtx } from '../../context.ts';
import { presentProfile } from './present.ts';
import { readOwnProfile } from './profiles.ts';

/** The own profile, with all entries. */
export async function exportOwn(ctx: Ctx, { profileId }: Person): Promise<OwnData['profile']> {
  const profile = presentProfile(ctx.actor, await readOwnProfile(ctx));
  const times = await ctx.db.selectFrom('profile').select(['created_at', 'updated_at']).where('id', '=', profileId).executeTakeFirstOrThrow();
  return { ...profile, createdAt: times.created_at.toISOString(), updatedAt: times.updated_at.toISOString() };
}

/** The profile and its entries go with the account; the figures that counted it are out of date. */
export async function eraseOwn({ db, announce }: TxCtx): Promise<void> {
  await announce(db, [PROFILES_TOPIC]);
}
