import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

import type { BeingFound, ConsentInput } from '#contract/talent/being-found.ts';
import type { FoundPeople } from '#contract/talent/talent.ts';

import { createTestApp, type TestApp } from './app.ts';
import { registerEmployer } from './jobs.ts';
import { registerPerson, type TestPerson } from './people.ts';

interface People {
  app: TestApp;
  /** Of a verified company; created for each test, as is the seeker. */
  owner: TestPerson & { companyId: string };
  seeker: TestPerson;
}

/** For test files: a company that can find people, and a seeker who cannot be found yet. */
export function talentWorld() {
  const world = {} as People;
  beforeAll(async () => {
    world.app = await createTestApp();
  });
  afterAll(() => world.app.close());
  beforeEach(async () => {
    await world.app.database.pool.query('delete from rate_limit; delete from talent_consent');
    [world.owner, world.seeker] = await Promise.all([
      registerEmployer(world.app),
      registerPerson(world.app, { firstName: 'Ana', lastName: 'Prado' }),
    ]);
    await verify(world.owner.companyId);
  });

  const verify = (id: string) =>
    world.app.database.pool.query(`update company set verified_at = now(), verified_how = 'domain' where id = $1`, [
      id,
    ]);
  const call = (method: string, path: string, person?: { cookie: string }, json?: object) =>
    world.app.request(method, `/api${path}`, {
      ...(person ? { cookie: person.cookie } : {}),
      ...(json ? { json } : {}),
    });
  const search = (query = '', person: TestPerson = world.owner) =>
    read<FoundPeople>(call('GET', `/talent${query}`, person));
  return {
    world,
    verify,
    call,
    search,
    beFound: (person: TestPerson, given: Partial<ConsentInput> = {}) =>
      read<BeingFound>(call('PUT', '/me/being-found', person, consent(given))),
    idsFound: async (query = '', person: TestPerson = world.owner) =>
      (await search(query, person)).people.map(({ id }) => id),
    invite: (jobId: string, person: TestPerson = world.owner, id = world.seeker.profileId) =>
      call('POST', `/talent/${id}/invitations`, person, { jobId, text: 'Your German fits us.' }),
  };
}

const consent = (given: Partial<ConsentInput> = {}): ConsentInput => ({
  shownName: 'initial',
  availability: { kind: 'now', day: null, weeks: null },
  workplaces: [],
  ...given,
});

/** The answer, if it was not refused. */
export async function read<Body>(answer: Promise<Response>): Promise<Body> {
  const response = await answer;
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as Body;
}

/** The status, and the reason. */
export async function refused(answer: Promise<Response>): Promise<[number, string | undefined]> {
  const response = await answer;
  const body = (await response.json()) as { data?: { reason?: string; fields?: { path: string }[] } };
  return [response.status, body.data?.reason ?? body.data?.fields?.[0]?.path];
}
