import { presentedParts } from '#contract/presenting/presenting-choices.ts';

import { addClient, addMandate } from '../agency.ts';
import { plantCandidate } from '../candidates.ts';
import { createActive } from '../jobs.ts';
import type { People } from './actors.ts';
import { agencyThings } from './agency-things.ts';
import { ask } from './ask.ts';
import type { Thing } from './calls.ts';

/** What calls about presenting take besides the parts of their paths. */
export const presentingInputs: Record<string, (thing: Thing) => Record<string, unknown>> = {
  'representations.prepare': ({ candidateId }) => ({ candidateId }),
  'representations.ask': ({ mandateId, candidateId }) => ({ mandateId, candidateId, shows: presentedParts, words: '' }),
  'presentations.create': () => ({ words: 'Speaks with customers in three languages.' }),
  'presentations.saveOfJob': () => ({ takes: false }),
};

export const presentingThings: Record<string, (people: People) => Promise<Thing>> = {
  'a person whom the house agency can ask': known,
  'a question of the house agency': asked,
  'a consent to the house agency': (people) => given(people),
  'a consent to the house agency, for a job that takes presentations': async (people) => {
    const { app, owner, rival } = people;
    const { id: jobId } = await createActive(app, rival);
    await agencyThings['the house agency']?.(people);
    await app.base.db
      .insertInto('job_presenting')
      .values({
        job_id: jobId,
        agency_id: owner.companyId,
        terms: '',
        accepted_by: rival.userId,
        accepted_by_name: '',
        accepted_at: new Date(),
      })
      .execute();
    await app.base.db.deleteFrom('client').where('company_id', '=', rival.companyId).execute();
    const { id: clientId } = await addClient(app, owner, rival.companyId);
    return given(people, (await addMandate(app, owner, clientId, jobId)).id);
  },
};

async function known(people: People, mandateId?: string): Promise<Thing> {
  const { app, owner, seeker } = people;
  const mandate = mandateId ?? (await agencyThings['a mandate of the house agency']?.(people))?.id;
  const { id } = await plantCandidate(app, { companyId: owner.companyId, profileId: seeker.profileId });
  // They may have objected in an earlier row.
  await app.base.db.updateTable('candidate').set({ objected_at: null }).where('id', '=', id).execute();
  return { id, candidateId: id, ...(mandate ? { mandateId: mandate } : {}) };
}

async function asked(people: People, mandateId?: string): Promise<Thing> {
  const { candidateId, ...of } = await known(people, mandateId);
  const input = { mandateId: of.mandateId, candidateId, shows: presentedParts, words: '' };
  return ask(people, 'POST', '/agency/representations', people.owner, input);
}

async function given(people: People, mandateId?: string): Promise<Thing> {
  const { id } = await asked(people, mandateId);
  return ask(people, 'POST', `/me/representations/${id}/give`, people.seeker, {});
}
