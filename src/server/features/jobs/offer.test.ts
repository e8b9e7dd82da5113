import { beforeAll, expect, test } from 'vitest';

import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { Job } from '#contract/jobs/job-views.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson;
beforeAll(async () => {
  app = await sharedTestApp();
  owner = await registerEmployer(app);
});

const relocation: NonNullable<JobInput['relocation']> = {
  helps: ['visa', 'flight'],
  housingWeeks: 6,
  movingCosts: { amount: 2_000, currency: 'EUR' },
};
const shifts: NonNullable<JobInput['shifts']> = {
  timeZone: 'Europe/Lisbon',
  times: [{ days: [1, 2, 3, 4, 5], from: '22:00', to: '06:00' }],
};

const fieldsOf = (body: { data?: { fields?: { path: string }[] } }) => body.data?.fields?.map(({ path }) => path);

test('refuses an empty offer and impossible values', async () => {
  const { id } = await createActive(app, owner);
  const refused = async (change: object) => {
    const { status, body } = await callJobs(app, 'PATCH', `/${id}`, owner, change);
    expect(status).toBe(422);
    return fieldsOf(body);
  };
  expect(await refused({ relocation: { helps: [], housingWeeks: null, movingCosts: null } })).toEqual([
    'relocation.helps',
  ]);
  expect(await refused({ relocation: { ...relocation, housingWeeks: 0 } })).toEqual(['relocation.housingWeeks']);
  expect(await refused({ relocation: { ...relocation, netPay: 1_900 } })).toEqual(['relocation.netPay']);
  expect(await refused({ shifts: { ...shifts, timeZone: '+02:00' } })).toEqual(['shifts.timeZone']);
  expect(await refused({ shifts: { ...shifts, times: [{ days: [1], from: '09:00', to: '09:00' }] } })).toEqual([
    'shifts.times.0.to',
  ]);
  expect(await refused({ shifts: { ...shifts, times: [{ days: [8], from: '9:00', to: '25:00' }] } })).toContain(
    'shifts.times.0.days.0',
  );
  const stranger = await registerEmployer(app);
  expect((await callJobs(app, 'PATCH', `/${id}`, stranger, { relocation })).status).toBe(403);
  expect((await callJobs(app, 'PATCH', `/${id}`, await registerPerson(app), { relocation })).status).toBe(403);
});

test('is public, copied to duplicates, kept by other changes, and removable', async () => {
  const { id } = await createActive(app, owner, { relocation, shifts });
  await callJobs(app, 'PATCH', `/${id}`, owner, { openings: 2 });
  const read = async () => (await callJobs(app, 'GET', `/${id}`)).body as unknown as Job;
  expect(await read()).toMatchObject({ relocation, shifts });
  const { body: copy } = await callJobs(app, 'POST', `/${id}/duplicate`, owner);
  expect((await callJobs(app, 'GET', `/${copy.id}/edit`, owner)).body).toMatchObject({ relocation, shifts });
  await callJobs(app, 'PATCH', `/${id}`, owner, { relocation: null });
  expect(await read()).toMatchObject({ relocation: null, shifts });
});

test('filters the search', async () => {
  const { id } = await createActive(app, owner);
  const found = async () => {
    const answer = await app.request('GET', '/api/jobs?relocation=true');
    return ((await answer.json()) as { jobs: { id: string }[] }).jobs.map((job) => job.id);
  };
  expect(await found()).not.toContain(id);
  await callJobs(app, 'PATCH', `/${id}`, owner, { relocation });
  expect(await found()).toContain(id);
  await callJobs(app, 'PATCH', `/${id}`, owner, { relocation: null });
  expect(await found()).not.toContain(id);
});
