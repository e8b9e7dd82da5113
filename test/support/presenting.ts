import { presentedParts } from '#contract/presenting/presenting-choices.ts';
import type { OwnRepresentation, Representation } from '#contract/presenting/representation-views.ts';
import '#server/features/candidates/table.ts';
import { newId } from '#server/platform/id.ts';

import { addClient, addMandate, registerAgency } from './agency.ts';
import type { TestApp } from './app.ts';
import { callApi } from './call-api.ts';
import { plantCandidate } from './candidates.ts';
import { createActive, registerEmployer } from './jobs.ts';
import { type TestPerson, registerPerson } from './people.ts';

type Owner = TestPerson & { companyId: string };

export const TERMS = 'A fifth of the first year’s pay.';

export interface PresentingWorld {
  app: TestApp;
  consultant: Owner;
  /** On the site, and a client of the agency. */
  employer: Owner;
  clientId: string;
}

/** The house agency with its terms, and an employer on the site that is its client. */
export async function createPresentingWorld(app: TestApp, given?: Owner): Promise<PresentingWorld> {
  const [consultant, employer] = [await registerAgency(app), given ?? (await registerEmployer(app))];
  await app.base.db
    .updateTable('agency')
    .set({ terms: JSON.stringify({ en: TERMS }) })
    .where('company_id', '=', consultant.companyId)
    .execute();
  // Companies are public once they have a job.
  await createActive(app, employer);
  const { id: clientId } = await addClient(app, consultant, employer.companyId);
  return { app, consultant, employer, clientId };
}

/** A job of the employer that takes presentations, and the mandate for it. */
export async function openSearch({ app, consultant, employer, clientId }: PresentingWorld) {
  const { id: jobId } = await createActive(app, employer);
  const json = { takes: true, terms: TERMS };
  await callApi(app, 'PUT', `/jobs/${jobId}/presenting`, employer, json);
  const { id: mandateId } = await addMandate(app, consultant, clientId, jobId);
  return { jobId, mandateId };
}

export type Search = Awaited<ReturnType<typeof openSearch>>;

/** A seeker whom the agency knows. */
export async function registerKnown(
  { app, consultant }: PresentingWorld,
  registration: Parameters<typeof registerPerson>[1] = {},
): Promise<TestPerson> {
  const seeker = await registerPerson(app, registration);
  await plantCandidate(app, { companyId: consultant.companyId, profileId: seeker.profileId, origin: 'applied' });
  return seeker;
}

/** The agency's candidate that the person is. */
export async function candidateIdOf({ app, consultant }: PresentingWorld, { profileId }: TestPerson): Promise<string> {
  const found = await app.base.db
    .selectFrom('candidate')
    .select('id')
    .where('company_id', '=', consultant.companyId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return found?.id ?? newId();
}

export const ask = async (
  world: PresentingWorld,
  { mandateId }: Pick<Search, 'mandateId'>,
  person: TestPerson,
  { by = world.consultant, ...given }: { by?: TestPerson; shows?: string[]; words?: string } = {},
) =>
  callApi<Representation>(world.app, 'POST', '/agency/representations', by, {
    mandateId,
    candidateId: await candidateIdOf(world, person),
    shows: presentedParts,
    words: 'May we?',
    ...given,
  });

type Answer = 'give' | 'refuse' | 'take-back';

export const answer = ({ app }: Pick<PresentingWorld, 'app'>, id: string, how: Answer, person: TestPerson) =>
  callApi<OwnRepresentation>(app, 'POST', `/me/representations/${id}/${how}`, person, {});

export const present = (
  { app, consultant }: PresentingWorld,
  id: string,
  { by = consultant, words = 'Speaks with customers in three languages.' }: { by?: TestPerson; words?: string } = {},
) => callApi<Representation>(app, 'POST', `/agency/representations/${id}/presentation`, by, { words });

/** With a consent that was given. */
export async function consented(world: PresentingWorld, search: Search, seeker?: TestPerson) {
  const person = seeker ?? (await registerKnown(world));
  const { body } = await ask(world, search, person);
  await answer(world, body.id, 'give', person);
  return { id: body.id, seeker: person };
}

/** Presented to the job, with the id of the application. */
export async function presented(world: PresentingWorld, search: Search, seeker?: TestPerson, words?: string) {
  const made = await consented(world, search, seeker);
  const { status, body } = await present(world, made.id, words === undefined ? {} : { words });
  if (status !== 201) throw new Error(`The person was not presented: ${JSON.stringify(body)}`);
  const { application_id: applicationId } = await world.app.base.db
    .selectFrom('presentation')
    .select('application_id')
    .where('representation_id', '=', made.id)
    .executeTakeFirstOrThrow();
  return { ...made, applicationId: applicationId ?? '' };
}
