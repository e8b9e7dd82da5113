import { randomUUID } from 'node:crypto';

import { statedCandidate } from '../candidates.ts';
import type { People } from './actors.ts';
import { ask } from './ask.ts';
import type { Thing } from './calls.ts';

function added(people: People): Promise<Thing> {
  const stated = statedCandidate(`${randomUUID()}@example.com`);
  return ask(people, 'POST', '/candidates', people.owner, stated);
}

/** People whom the company added. */
export const candidateThings: Record<string, (people: People) => Promise<Thing>> = {
  'a person whom the company added': added,
  'what the company keeps of the seeker': async (people) => {
    await people.app.base.db.deleteFrom('candidate').where('profile_id', '=', people.seeker.profileId).execute();
    const { id } = await added(people);
    await people.app.base.db
      .updateTable('candidate')
      .set({ profile_id: people.seeker.profileId })
      .where('id', '=', id)
      .execute();
    return { id };
  },
};
