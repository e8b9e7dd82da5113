import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let jobId: string;
let id: string;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  owner = await registerEmployer(app);
  jobId = (await createActive(app, owner)).id;
  id = await applyAsNewcomer(app, jobId);
});

async function ask(by: TestPerson, method: string, path: string, json?: unknown) {
  const answer = await app.request(method, `/api${path}`, { cookie: by.cookie, ...(json ? { json } : {}) });
  return { status: answer.status, body: (await answer.json()) as string[] };
}

const change = (json: { add?: string[]; remove?: string[] }, by: TestPerson = owner) =>
  ask(by, 'POST', `/applications/${id}/tags`, json);

test('refuses empty, long and too many tags', async () => {
  expect((await change({ add: [' '] })).status).toBe(422);
  expect((await change({ add: ['x'.repeat(41)] })).status).toBe(422);
  expect((await change({ add: Array.from({ length: 20 }, (_, at) => `Tag ${at}`) })).status).toBe(200);
  expect((await change({ add: ['One more'] })).status).toBe(422);
});

test('keeps the tags of two members who add at once, and each spelling once', async () => {
  const colleague = await registerColleague(app, owner);
  await Promise.all([change({ add: ['Büro'] }), change({ add: ['Schicht'] }, colleague)]);
  await change({ add: ['BURO'], remove: ['Unknown'] });
  expect((await ask(owner, 'GET', `/applications/${id}/tags`)).body).toEqual(['Büro', 'Schicht']);
  expect((await change({ remove: ['schicht'] })).body).toEqual(['Büro']);
});

test("filters the list by a tag, along with language and answers, and lists the company's tags", async () => {
  await applyAsNewcomer(app, jobId);
  await change({ add: ['Nächste Runde'] });
  const list = async (query: string) =>
    ((await ask(owner, 'GET', `/applications?${query}`)).body as unknown as { applications: ReceivedApplication[] })
      .applications;
  expect(await list('tag=nachste%20runde')).toMatchObject([{ id, tags: ['Nächste Runde'] }]);
  expect(await list('tag=other')).toEqual([]);
  expect((await list('')).length).toBe(2);
  expect((await ask(owner, 'GET', '/me/company/tags')).body).toEqual(['Nächste Runde']);
  const stranger = await registerEmployer(app);
  expect((await ask(stranger, 'GET', '/me/company/tags')).body).toEqual([]);
  expect((await change({ add: ['Mine'] }, stranger)).status).toBe(404);
});
