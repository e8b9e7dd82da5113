import { expect, test } from 'vitest';

import { inTransaction } from '#server/context.ts';
import { sharedTestApp } from '#test/support/app.ts';
import { ask, createPresentingWorld, openSearch, presented, registerKnown } from '#test/support/presenting.ts';

import { moveRepresentations } from './follow.ts';

test('keeps the consent by which someone is presented when two people become one', async () => {
  const app = await sharedTestApp();
  const world = await createPresentingWorld(app);
  const search = await openSearch(world);
  const { id, seeker: from } = await presented(world, search);
  const into = await registerKnown(world);
  const { body: asked } = await ask(world, search, into);
  await inTransaction(app.ctx(), (tx) =>
    moveRepresentations(tx, {
      fromUserId: from.userId,
      intoUserId: into.userId,
      fromProfileId: from.profileId,
      intoProfileId: into.profileId,
    }),
  );
  const left = await app.base.db
    .selectFrom('representation')
    .select(['id', 'state'])
    .where('profile_id', '=', into.profileId)
    .orderBy('asked_at')
    .execute();
  expect(left).toEqual([
    { id, state: 'given' },
    { id: asked.id, state: 'ended' },
  ]);
});
