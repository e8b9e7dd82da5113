import { randomUUID } from 'node:crypto';

import { insertMailedCv, plantCandidate, statedCandidate } from '../candidates.ts';
import { madePdf } from '../cvs/files.ts';
import { insertImport } from '../imports.ts';
import { createActive, UNKNOWN_ID } from '../jobs.ts';
import { pdf, uploadForm } from '../made-files.ts';
import { registerPerson } from '../people.ts';
import type { People } from './actors.ts';
import { ask, thingIn } from './ask.ts';
import type { Thing } from './calls.ts';

function added(people: People): Promise<Thing> {
  const stated = statedCandidate(`${randomUUID()}@example.com`);
  return ask(people, 'POST', '/candidates', people.owner, stated);
}

const plant = ({ app, owner: { companyId } }: People): Promise<Thing> => plantCandidate(app, { companyId });

/** By a newcomer, for a job that the hiring manager is assigned to. */
async function applicant(people: People, openJob: Make): Promise<Thing> {
  const { id: jobId } = await openJob(people);
  const newcomer = await registerPerson(people.app);
  await ask(people, 'POST', `/jobs/${jobId}/applications`, newcomer, { coverLetter: 'I would like to.' });
  const { id } = await people.app.base.db
    .selectFrom('candidate')
    .select('id')
    .where('profile_id', '=', newcomer.profileId)
    .executeTakeFirstOrThrow();
  return { id, jobId: (await createActive(people.app, people.owner)).id };
}

async function list(people: People): Promise<Thing> {
  await people.app.base.db.deleteFrom('candidate_list').execute();
  const lists = (await ask(people, 'POST', '/candidate-lists', people.owner, { name: 'Fair' })) as unknown as Thing[];
  return { id: lists[0]?.id ?? UNKNOWN_ID };
}

async function mailedCv(people: People): Promise<Thing> {
  const { app, owner } = people;
  const { id: jobId } = await createActive(app, owner);
  const body = uploadForm('cv', 'cv.pdf', await madePdf({ text: 'Vera Lind, vera@people.example' }));
  const { id: fileId } = await thingIn(await app.request('POST', '/api/files', { cookie: owner.cookie, body }));
  const id = randomUUID();
  await insertMailedCv(app, { id, jobId, fileId, companyId: owner.companyId });
  return { id };
}

type Make = (people: People) => Promise<Thing>;

/** Candidates of the company, and people whom it added. */
export const candidateThings = (openJob: Make): Record<string, Make> => ({
  'a candidate who applied for a job': (people) => applicant(people, openJob),
  'a candidate with a CV': async (people) => {
    const thing = await applicant(people, openJob);
    const body = uploadForm('cv', 'cv.pdf', pdf());
    const { id: fileId } = await thingIn(
      await people.app.request('POST', '/api/files', { cookie: people.seeker.cookie, body }),
    );
    await people.app.base.db.updateTable('candidate').set({ cv_file_id: fileId }).where('id', '=', thing.id).execute();
    return thing;
  },
  'a candidate who applied, and another job': (people) => applicant(people, openJob),
  'a candidate who was told, and a job': async (people) => ({
    ...(await plant(people)),
    jobId: (await createActive(people.app, people.owner)).id,
  }),
  'a note of the owner about a candidate': async (people) => {
    const { id } = await plant(people);
    const { notes } = (await ask(people, 'POST', `/candidates/${id}/notes`, people.owner, {
      text: 'Met at the fair.',
    })) as unknown as { notes: { id: string }[] };
    return { id, noteId: notes[0]?.id ?? UNKNOWN_ID };
  },
  'two candidates': async (people) => ({ ...(await plant(people)), otherId: (await plant(people)).id }),
  'two candidates who were joined': async (people) => {
    const [{ id: stays }, { id }] = [await plant(people), await plant(people)];
    await ask(people, 'POST', `/candidates/${stays}/join`, people.owner, { otherId: id });
    return { id };
  },
  'a list of candidates': list,
  'a list of candidates, and a candidate': async (people) => ({
    ...(await list(people)),
    candidateIds: [(await plant(people)).id],
  }),
  'an import of candidates that is ready': ({ app, owner }) => insertImport(app, owner, 'ready', 'candidates'),
  'an import of candidates that was applied': ({ app, owner }) => insertImport(app, owner, 'applied', 'candidates'),
  'a CV that came by email': mailedCv,
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
});
