import { createActive, UNKNOWN_ID } from '../jobs.ts';
import type { People } from './actors.ts';
import { ask } from './ask.ts';
import type { Thing } from './calls.ts';

type Make = (people: People) => Promise<Thing>;

/** Objects of the talent search. */
export const talentThings = (visibleProfile: Make): Record<string, Make> => ({
  'the profile of a seeker who may be found': async (people) => {
    await verifyCompanies(people);
    return visibleProfile(people);
  },
  'the profile of a seeker who hides from the company': (people) => hiding(people),
  'a company that the seeker hides from': async (people) => ({ id: (await hideFromOwner(people)) ?? UNKNOWN_ID }),
  'an open job, and a seeker who may be found': (people) => findable(people),
  'an invitation of the seeker to a job': async (people) => {
    const { id, jobId } = await findable(people);
    return ask(people, 'POST', `/talent/${id}/invitations`, people.owner, { jobId, text: 'Your languages fit.' });
  },
});

const verifyCompanies = (people: People) =>
  people.app.database.pool.query(
    `update company set verified_at = now(), verified_how = 'domain' where verified_at is null`,
  );

/** Without an application, and not invited yet. */
async function findable(people: People): Promise<Thing & { jobId: string }> {
  await verifyCompanies(people);
  await people.app.database.pool.query('delete from hidden_company; delete from talent_invitation');
  const { id: jobId } = await createActive(people.app, people.owner);
  await ask(people, 'PATCH', '/me/profile', people.seeker, { visibility: 'employers' });
  return { id: people.seeker.profileId, jobId };
}

async function hideFromOwner(people: People): Promise<string | undefined> {
  await verifyCompanies(people);
  await people.app.database.pool.query('delete from hidden_company');
  const { hidden } = (await ask(people, 'POST', '/me/being-found/hidden', people.seeker, {
    companyId: people.owner.companyId,
  })) as unknown as { hidden: { id: string }[] };
  return hidden[0]?.id;
}

/** Without applications, which show the profile to a company from which the person hides. */
async function hiding(people: People): Promise<Thing> {
  await people.app.database.pool.query('delete from application where applicant_id = $1', [people.seeker.profileId]);
  await ask(people, 'PATCH', '/me/profile', people.seeker, { visibility: 'employers' });
  await hideFromOwner(people);
  return { id: people.seeker.profileId };
}
