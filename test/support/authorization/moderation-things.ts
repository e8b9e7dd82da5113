import { randomUUID } from 'node:crypto';

import { digestOf, newSecret } from '#server/features/accounts/secrets.ts';

import { createActive, registerEmployer } from '../jobs.ts';
import { registerPerson } from '../people.ts';
import type { People } from './actors.ts';
import { ask } from './ask.ts';
import type { Thing } from './calls.ts';

/** Objects of reports, decisions and appeals. */
export const moderationThings = ({ applied, viewed }: Record<'applied' | 'viewed', Make>): Record<string, Make> => ({
  'the company, which has an open job': async (people) => {
    await createActive(people.app, people.owner);
    return { id: people.owner.companyId };
  },
  'the profile of the owner, to whose company the seeker applied': async (people) => {
    // The other seeker may have applied for an open job.
    await people.app.base.db
      .deleteFrom('application')
      .where('applicant_id', '=', people.otherSeeker.profileId)
      .execute();
    await applied(people);
    await applied({ ...people, seeker: people.unclaimed });
    return { id: people.owner.profileId };
  },
  'a message of the company': async (people) => {
    const { id } = await viewed(people);
    return sendIn(people, id, people.owner);
  },
  'a message of the seeker': async (people) => {
    const { id } = await viewed(people);
    await sendIn(people, id, people.owner);
    return sendIn(people, id, people.seeker);
  },
  'a decision against the company': async (people) => ({ id: await decide(people) }),
  'a decision against the seeker': async (people) => {
    const id = await decide(people);
    const against = { user_id: people.seeker.userId, company_id: null };
    await people.app.base.db.updateTable('moderation_decision').set(against).where('id', '=', id).execute();
    return { id };
  },
  'a decision that was mailed to a banned person': async (people) => {
    const { userId } = await registerPerson(people.app);
    await ask(people, 'POST', `/admin/users/${userId}/ban`, people.admin, { reason: 'Fraud' });
    const id = await decisionOf(people, 'person_id', userId);
    const token = newSecret();
    const digest = digestOf(token);
    await people.app.base.db.updateTable('moderation_decision').set({ digest }).where('id', '=', id).execute();
    return { id, token };
  },
  'a rejected application': async (people) => rejected(people, await viewed(people)),
  'an application whose applicant was asked to stay': async (people) => {
    const application = await rejected(people, await viewed(people));
    await ask(people, 'POST', `/applications/${application.id}/pool`, people.owner, {});
    return application;
  },
  'a new company': async ({ app }) => ({ id: (await registerEmployer(app)).companyId }),
  'a case of a hidden company': async (people) => {
    const { companyId } = await registerEmployer(people.app);
    return ask(people, 'POST', `/admin/companies/${companyId}/hide`, people.admin, { reason: 'Fraud' });
  },
  'a case that was appealed': async (people) => {
    const { id } = await createActive(people.app, people.owner);
    const found = await ask(people, 'POST', `/admin/jobs/${id}/hide`, people.admin, { reason: 'Fraud' });
    const decision = await decisionOf(people, 'job_id', id);
    await ask(people, 'POST', `/decisions/${decision}/appeal`, people.owner, { text: 'It is none.' });
    return found;
  },
});

type Make = (people: People) => Promise<Thing>;

async function rejected(people: People, application: Thing): Promise<Thing> {
  await ask(people, 'POST', `/applications/${application.id}/reject`, people.owner, {});
  return application;
}

const sendIn = (people: People, id: string, by: People['owner'] | People['seeker']) =>
  ask(people, 'POST', `/applications/${id}/messages`, by, { clientId: randomUUID(), content: 'Good morning.' });

/** Hides a job of the company. */
async function decide(people: People): Promise<string> {
  const { id } = await createActive(people.app, people.owner);
  await ask(people, 'POST', `/admin/jobs/${id}/hide`, people.admin, { reason: 'Fraud' });
  return decisionOf(people, 'job_id', id);
}

async function decisionOf({ app }: People, column: 'job_id' | 'person_id', id: string): Promise<string> {
  const decision = await app.base.db
    .selectFrom('moderation_decision as made')
    .innerJoin('moderation_case as of', 'of.id', 'made.case_id')
    .select('made.id')
    .where(`of.${column}`, '=', id)
    .executeTakeFirstOrThrow();
  return decision.id;
}
