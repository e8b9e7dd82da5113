import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { callJobs, createActive, dayIn, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

/** In Portugal pay must be stated before an interview; a job there states none. */
let app: TestApp;
let owner: TestPerson & { companyId: string };
let jobId: string;
let applicationId: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await law('PT', dayIn(-1));
  owner = await registerEmployer(app);
  jobId = (await createActive(app, owner, { salary: null })).id;
  applicationId = await apply();
});

const law = (country: string, since: string) =>
  changeSetting(app, 'law.pay_before_interview', [{ country, since, source: 'Lei 1/2026' }]);

const call = (path: string, { cookie }: TestPerson, json: object = {}) =>
  app.request('POST', `/api${path}`, { cookie, json });

async function apply(): Promise<string> {
  const answer = await call(`/jobs/${jobId}/applications`, await registerPerson(app), { coverLetter: '' });
  return ((await answer.json()) as { id: string }).id;
}

const propose = () => call(`/applications/${applicationId}/interviews`, owner, interviewInput(owner.userId));

async function statusOf(id: string): Promise<string> {
  const answer = await app.request('GET', `/api/applications/${id}`, { cookie: owner.cookie });
  return ((await answer.json()) as { status: string }).status;
}

test('without pay, refuses every way to an interview, and changes nothing', async () => {
  for (const answer of [await propose(), await call(`/applications/${applicationId}/interview`, owner)]) {
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'CONFLICT', data: { reason: 'pay_not_stated' } });
  }
  const several = await call('/applications/bulk', owner, { action: 'interview', ids: [applicationId] });
  expect(await several.json()).toEqual([{ id: applicationId, refused: 'CONFLICT' }]);
  expect(await statusOf(applicationId)).toBe('new');
});

test('allows everything else: opening, shortlisting, rejecting', async () => {
  for (const action of ['view', 'shortlist', 'reject'])
    expect([action, (await call(`/applications/${applicationId}/${action}`, owner)).ok]).toEqual([action, true]);
});

test('allows an interview once the job states its pay', async () => {
  const salary = { min: 30_000, max: 36_000, currency: 'EUR', period: 'year' };
  const changed = await callJobs(app, 'PATCH', `/${jobId}`, owner, { salary });
  expect(changed.status).toBe(200);
  expect((await propose()).status).toBe(201);
  expect(await statusOf(applicationId)).toBe('interview');
});

test('allows it elsewhere, and before the law applies', async () => {
  await law('ES', dayIn(-1));
  expect((await propose()).status).toBe(201);
  applicationId = await apply();
  await law('PT', dayIn(1));
  expect((await propose()).status).toBe(201);
  // An application in the interview status may get another interview.
  await law('PT', dayIn(0));
  expect((await propose()).status).toBe(409);
});
