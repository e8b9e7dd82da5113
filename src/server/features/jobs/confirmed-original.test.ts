import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { JobText } from '#contract/jobs/job-fields.ts';
import type { ConfirmedOriginal } from '#contract/jobs/job-translations.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createDraft, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

const text = (title: string): JobText => ({ title, description: `<p>${title}</p>`, requirements: '' });

let app: TestApp;
let employer: TestPerson & { companyId: string };
let id: string;

beforeAll(async () => {
  app = await sharedTestApp();
  employer = await registerEmployer(app);
});
beforeEach(async () => {
  id = (await createDraft(app, employer, { translations: { en: text('One'), de: text('Eins') } })).id;
});

async function read(locale = 'de', person: TestPerson | undefined = employer, of = id) {
  const { status, body } = await callJobs(app, 'GET', `/${of}/translations/${locale}/original`, person);
  return { status, body: body as unknown as ConfirmedOriginal };
}
const write = (json: object) => callJobs(app, 'PATCH', `/${id}`, employer, json);
const original = async () => (await read()).body.original;

describe('refuses to show the earlier original', () => {
  test('to signed-out users, seekers, readers of the company and other companies', async () => {
    expect((await callJobs(app, 'GET', `/${id}/translations/de/original`)).status).toBe(401);
    const reader = await registerColleague(app, employer, { memberAs: 'reader' });
    const statuses: number[] = [];
    for (const person of [await registerPerson(app), reader, await registerEmployer(app)])
      statuses.push((await read('de', person)).status);
    expect(statuses).toEqual([403, 403, 404]);
  });

  test('of a job or a translation that does not exist', async () => {
    expect((await read('de', employer, UNKNOWN_ID)).status).toBe(404);
    expect((await read('fr')).status).toBe(404);
    expect((await read('tlh')).status).toBe(404);
  });
});

test('keeps nothing for a translation that is up to date', async () => {
  expect((await read()).body).toEqual({ original: null, primaryLocale: null });
});

test('keeps the text before the first change, however often the original changes', async () => {
  await write({ translations: { en: text('Two') } });
  await write({ translations: { en: text('Three') } });
  expect((await read()).body).toEqual({ original: text('One'), primaryLocale: 'en' });
});

test('is deleted when the translation is confirmed or rewritten; the next change keeps a new one', async () => {
  await write({ translations: { en: text('Two') } });
  await callJobs(app, 'POST', `/${id}/translations/de/confirm`, employer);
  expect(await original()).toBeNull();
  await write({ translations: { en: text('Three') } });
  expect(await original()).toEqual(text('Two'));
  await write({ translations: { de: text('Drei') } });
  expect(await original()).toBeNull();
});

test('ignores what the previous release kept for a translation that is up to date', async () => {
  await write({ translations: { en: text('Two') } });
  await app.base.db.updateTable('job_translation').set({ stale: false }).where('job_id', '=', id).execute();
  expect(await original()).toBeNull();
});

test('is not copied to a duplicate of the job', async () => {
  await write({ translations: { en: text('Two') } });
  const copy = (await callJobs(app, 'POST', `/${id}/duplicate`, employer)).body;
  expect(copy.translations.de?.stale).toBe(true);
  expect((await read('de', employer, copy.id)).body.original).toBeNull();
});
