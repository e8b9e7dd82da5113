import { expect, test } from 'vitest';

import { inTransaction } from '#server/context.ts';
import { sharedTestApp } from '#test/support/app.ts';
import { registerEmployer } from '#test/support/jobs.ts';
import { registerPerson } from '#test/support/people.ts';

import { moveScreenings } from './move-screenings.ts';
import { insertScreening } from './open.ts';

test('keeps the screening that a consultant began when two people become one', async () => {
  const app = await sharedTestApp();
  const { companyId: agencyId, userId: consultantId } = await registerEmployer(app);
  const [from, into] = [await registerPerson(app), await registerPerson(app)];
  const begun = await inTransaction(app.ctx(), async (tx) => {
    await insertScreening(tx, { agencyId, profileId: into.profileId, consultantId: null });
    const id = await insertScreening(tx, { agencyId, profileId: from.profileId, consultantId });
    const people = { fromUserId: from.userId, intoUserId: into.userId };
    await moveScreenings(tx, { ...people, fromProfileId: from.profileId, intoProfileId: into.profileId });
    return id;
  });
  const left = await app.base.db
    .selectFrom('screening')
    .select(['id', 'profile_id'])
    .where('agency_id', '=', agencyId)
    .execute();
  expect(left).toEqual([{ id: begun, profile_id: into.profileId }]);
});
