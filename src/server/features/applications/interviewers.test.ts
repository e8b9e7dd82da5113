import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { Application, ReceivedApplication } from '#contract/applications/application-views.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let interviewer: TestPerson;
let id: string;
let other: string;
let interviewId: string;

beforeAll(async () => {
  app = await sharedTestApp();
});

async function call(by: TestPerson, method: string, path: string, json?: object) {
  const answer = await app.request(method, `/api${path}`, { cookie: by.cookie, ...(json ? { json } : {}) });
  return { status: answer.status, body: (await answer.json()) as Pick<Application, 'id' | 'can'> };
}

const statusOf = async (...given: Parameters<typeof call>) => (await call(...given)).status;

beforeEach(async () => {
  owner = await registerEmployer(app);
  interviewer = await registerColleague(app, owner, { memberAs: 'interviewer', firstName: 'Ida' });
  const { id: jobId } = await createActive(app, owner);
  [id, other] = [await applyAsNewcomer(app, jobId), await applyAsNewcomer(app, jobId)];
  const input = interviewInput(interviewer.userId);
  interviewId = (await call(owner, 'POST', `/applications/${id}/interviews`, input)).body.id;
});

test('shows interviewers the applications that they interview, and no others', async () => {
  const { body } = await call(interviewer, 'GET', '/applications');
  const { applications } = body as unknown as { applications: ReceivedApplication[] };
  expect(applications.map((one) => [one.id, one.can.reject])).toEqual([[id, false]]);
  expect(await statusOf(interviewer, 'GET', `/applications/${other}`)).toBe(404);
  expect((await call(interviewer, 'GET', `/applications/${id}/neighbours`)).body).toEqual({
    previous: null,
    next: null,
    place: 1,
    count: 1,
  });
  expect(await statusOf(interviewer, 'GET', `/companies/${owner.companyId}/figures`)).toBe(403);
});

test('lets them comment, score and be mentioned, but not decide', async () => {
  const { body } = await call(interviewer, 'GET', `/applications/${id}`);
  expect(body.can).toMatchObject({ decide: false, shortlist: false, accept: false, reject: false, readNotes: true });
  const comment = { text: '@Ida?', mentions: [interviewer.userId] };
  expect(await statusOf(owner, 'POST', `/applications/${id}/comments`, comment)).toBe(201);
  expect(await statusOf(interviewer, 'POST', `/applications/${id}/comments`, { text: 'Yes.' })).toBe(201);
  const score = { recommendation: 'yes', note: '', marks: [] };
  expect(await statusOf(interviewer, 'POST', `/applications/${id}/scores`, score)).toBe(201);
  for (const [path, json] of [
    ['accept', {}],
    ['reject', {}],
    ['shortlist', {}],
    ['interviews', interviewInput(interviewer.userId)],
    ['reveal', {}],
  ] as const)
    expect([path, await statusOf(interviewer, 'POST', `/applications/${id}/${path}`, json)]).toEqual([path, 403]);
  for (const [path, json] of [
    ['cancel', {}],
    ['move', interviewInput(owner.userId)],
  ] as const)
    expect(await statusOf(interviewer, 'POST', `/interviews/${interviewId}/${path}`, json)).toBe(403);
});

test('hides messages from them', async () => {
  await call(owner, 'POST', `/applications/${id}/messages`, { clientId: crypto.randomUUID(), content: 'Welcome.' });
  expect(await statusOf(interviewer, 'GET', `/applications/${id}/messages`)).toBe(404);
  expect(await statusOf(interviewer, 'GET', `/applications/${id}/thread`)).toBe(404);
  const { body } = await call(interviewer, 'GET', '/conversations');
  expect(body).toMatchObject({ conversations: [] });
});

test('sends interviewers no live events about messages', async () => {
  await call(owner, 'POST', `/applications/${id}/messages`, { clientId: crypto.randomUUID(), content: 'Welcome.' });
  const { rows } = await app.database.pool.query<{ user_id: string }>(
    `select user_id from live_event where event ->> 'type' = 'message' and event #>> '{message,applicationId}' = $1`,
    [id],
  );
  const readers = rows.map(({ user_id: userId }) => userId);
  expect(readers).toContain(owner.userId);
  expect(readers).not.toContain(interviewer.userId);
});

test('withdraws their access with a cancelled interview or another role', async () => {
  await call(owner, 'POST', `/interviews/${interviewId}/cancel`, {});
  expect(await statusOf(interviewer, 'GET', `/applications/${id}`)).toBe(404);
  await call(owner, 'POST', `/applications/${id}/interviews`, interviewInput(interviewer.userId));
  expect(await statusOf(interviewer, 'GET', `/applications/${id}`)).toBe(200);
  const path = `/companies/${owner.companyId}/members/${interviewer.userId}`;
  expect(await statusOf(owner, 'PATCH', path, { role: 'reader' })).toBe(200);
  expect(await statusOf(interviewer, 'GET', `/applications/${id}`)).toBe(404);
});

test('shows an interviewer no counts of a job', async () => {
  const { jobs } = (await call(owner, 'GET', '/me/company/jobs')).body as unknown as { jobs: { id: string }[] };
  expect((await call(interviewer, 'GET', `/me/company/application-counts?jobs=${jobs[0]?.id}`)).body).toEqual([]);
});
