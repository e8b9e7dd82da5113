import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Figures } from '#contract/site/site.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const figures = async () => (await (await app.request('GET', '/api/site/figures')).json()) as Figures;
const invalidate = (topic: string) =>
  app.base.db.transaction().execute((tx) => app.base.transactional.invalidate(tx, [topic]));
const moveTo = (person: TestPerson, country: string) =>
  app.request('PATCH', '/api/me/profile', { cookie: person.cookie, json: { country } });

test('figures count verified seekers who are not banned, and the countries of people and companies once each (T20)', async () => {
  expect(await figures()).toEqual({ jobs: 0, candidates: 0, languages: 6, countries: 0 });
  const [first, second, banned, unverified] = [
    await registerPerson(app),
    await registerPerson(app),
    await registerPerson(app),
    await registerPerson(app),
  ];
  const employer = await registerPerson(app, { role: 'employer' });
  for (const [person, country] of [
    [first, 'ES'],
    [second, 'ES'],
    [banned, 'FR'],
    [unverified, 'IT'],
    [employer, 'PT'],
  ] as const)
    await moveTo(person, country);
  await app.base.db
    .updateTable('user_account')
    .set({ banned_at: new Date() })
    .where('id', '=', banned.userId)
    .execute();
  await app.base.db
    .updateTable('user_account')
    .set({ email_verified: false })
    .where('id', '=', unverified.userId)
    .execute();
  expect(await figures()).toEqual({ jobs: 0, candidates: 2, languages: 6, countries: 1 });
  await app.request('POST', '/api/companies', { cookie: employer.cookie, json: { name: 'Acme', country: 'DE' } });
  expect(await figures()).toMatchObject({ candidates: 2, countries: 2 });
});

test('figures count open jobs, and their countries (T19)', async () => {
  const before = await figures();
  const employer = await registerEmployer(app);
  await createDraft(app, employer, { country: 'NO' });
  await createActive(app, employer, { country: 'SE' });
  await createActive(app, employer, { country: 'SE' });
  const paused = await createActive(app, employer, { country: 'FI' });
  await callJobs(app, 'POST', `/${paused.id}/pause`, employer);
  const hidden = await createActive(app, employer, { country: 'DK' });
  await app.base.db
    .updateTable('job')
    .set({ hidden_at: new Date(), hidden_reason: 'Fraud' })
    .where('id', '=', hidden.id)
    .execute();
  expect(await figures()).toEqual({ ...before, jobs: before.jobs + 2, countries: before.countries + 1 });
  await createActive(app, employer, { country: 'IS' });
  await createActive(app, employer, { country: 'AD' });
  expect(await figures()).toEqual({ ...before, jobs: before.jobs + 4, countries: before.countries + 3 });
});

test("a seeker's move to another country invalidates pages with the count of countries, other changes do not", async () => {
  const topics: string[] = [];
  app.changes.listen((changed) => topics.push(...(changed ?? [])));
  const employer = await registerPerson(app, { role: 'employer' });
  const seeker = await registerPerson(app);
  await invalidate('before');
  await moveTo(employer, 'AT');
  await app.request('PATCH', '/api/me/profile', { cookie: seeker.cookie, json: { bio: 'x' } });
  await moveTo(seeker, 'AT');
  await moveTo(seeker, 'AT');
  await invalidate('after');
  await expect.poll(() => topics).toContain('after');
  expect(topics.slice(topics.indexOf('before') + 1)).toEqual(['profiles', 'after']);
});
