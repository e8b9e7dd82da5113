import { beforeEach, expect, test } from 'vitest';

import type { CandidateList } from '#contract/candidates/candidate-lists.ts';
import type { ListedCandidate } from '#contract/candidates/candidate-views.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { plantCandidate } from '#test/support/candidates.ts';
import { registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
beforeEach(async () => {
  app = await sharedTestApp();
  owner = await registerEmployer(app);
});

async function ask(by: TestPerson, method: string, path: string, json?: unknown) {
  const answer = await app.request(method, `/api${path}`, { cookie: by.cookie, ...(json ? { json } : {}) });
  return { status: answer.status, body: (await answer.json()) as Body };
}

interface Body extends Array<CandidateList> {
  candidates: ListedCandidate[];
  lists: object[];
}

const create = async (name: string, by: TestPerson = owner) => ask(by, 'POST', '/candidate-lists', { name });
const idOf = async (name: string) => (await create(name)).body.find((one) => one.name === name)?.id ?? '';
const namesIn = async (id: string) =>
  (await ask(owner, 'GET', `/candidates?list=${id}`)).body.candidates.map(({ name }) => name);

test('refuses a second list of the same name, also of two at once', async () => {
  expect((await create(' ')).status).toBe(422);
  const both = await Promise.all([create('Fair'), create('Fair')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const other = await idOf('Spring');
  expect((await ask(owner, 'PUT', `/candidate-lists/${other}`, { name: 'Fair' })).status).toBe(409);
});

test('keeps lists from other companies and from members who do not recruit', async () => {
  const id = await idOf('Fair');
  const rival = await registerEmployer(app);
  const manager = await registerColleague(app, owner, { memberAs: 'hiring_manager' });
  const reader = await registerColleague(app, owner, { memberAs: 'reader' });
  for (const one of [rival, manager, reader]) {
    expect((await ask(one, 'DELETE', `/candidate-lists/${id}`)).status).toBe(404);
    expect((await ask(one, 'PUT', `/candidate-lists/${id}`, { name: 'Mine' })).status).toBe(404);
  }
  expect((await ask(rival, 'GET', '/candidate-lists')).body).toEqual([]);
  expect((await ask(reader, 'GET', '/candidate-lists')).body).toEqual([]);
  const { id: foreign } = await plantCandidate(app, { companyId: rival.companyId });
  for (const candidateId of [foreign, UNKNOWN_ID])
    expect(
      (await ask(owner, 'POST', `/candidate-lists/${id}/candidates`, { candidateIds: [candidateId] })).status,
    ).toBe(404);
});

test('shows who is on a list, also those who were joined with them, each once (T466)', async () => {
  const id = await idOf('Fair');
  const [one, other] = [
    await plantCandidate(app, { companyId: owner.companyId }),
    await plantCandidate(app, { companyId: owner.companyId, firstName: 'Vera', lastName: 'Lindt' }),
  ];
  const put = { candidateIds: [one.id, other.id] };
  expect((await ask(owner, 'POST', `/candidate-lists/${id}/candidates`, put)).body).toMatchObject([{ count: 2 }]);
  await ask(owner, 'POST', `/candidate-lists/${id}/candidates`, put);
  await ask(owner, 'POST', `/candidates/${one.id}/join`, { otherId: other.id });
  expect((await ask(owner, 'GET', '/candidate-lists')).body).toMatchObject([{ name: 'Fair', count: 1 }]);
  expect(await namesIn(id)).toEqual(['Vera Lind']);
  await ask(owner, 'POST', `/candidate-lists/${id}/taken`, { candidateIds: [one.id] });
  expect(await namesIn(id)).toEqual([]);
});

test('is renamed and deleted; the candidates stay', async () => {
  const id = await idOf('Fair');
  const { id: candidateId } = await plantCandidate(app, { companyId: owner.companyId });
  await ask(owner, 'POST', `/candidate-lists/${id}/candidates`, { candidateIds: [candidateId] });
  expect((await ask(owner, 'PUT', `/candidate-lists/${id}`, { name: 'Autumn' })).body).toMatchObject([
    { id, name: 'Autumn', count: 1 },
  ]);
  expect((await ask(owner, 'DELETE', `/candidate-lists/${id}`)).body).toEqual([]);
  expect((await ask(owner, 'GET', `/candidates/${candidateId}`)).body.lists).toEqual([]);
});
