import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { JobText } from '#contract/job-fields.ts';
import type { ConfirmedOriginal } from '#contract/job-translations.ts';
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

describe('what the original said before is not read', () => {
  test('by who is signed out, by a seeker, by a reader of the company, by another company', async () => {
    expect((await callJobs(app, 'GET', `/${id}/translations/de/original`)).status).toBe(401);
    const reader = await registerColleague(app, employer, { memberAs: 'reader' });
    const statuses: number[] = [];
    for (const person of [await registerPerson(app), reader, await registerEmployer(app)])
      statuses.push((await read('de', person)).status);
    expect(statuses).toEqual([403, 403, 404]);
  });

  test('where there is no job, or no such translation', async () => {
    expect((await read('de', employer, UNKNOWN_ID)).status).toBe(404);
    expect((await read('fr')).status).toBe(404);
    expect((await read('tlh')).status).toBe(404);
  });
});

test('nothing is kept of a translation that fits', async () => {
  expect((await read()).body).toEqual({ original: null, primaryLocale: null });
});

test('it is kept from the first change on, however often the original changes', async () => {
  await write({ translations: { en: text('Two') } });
  await write({ translations: { en: text('Three') } });
  expect((await read()).body).toEqual({ original: text('One'), primaryLocale: 'en' });
});

test('it goes when the translation is confirmed or written, and the next change begins anew', async () => {
  await write({ translations: { en: text('Two') } });
  await callJobs(app, 'POST', `/${id}/translations/de/confirm`, employer);
  expect(await original()).toBeNull();
  await write({ translations: { en: text('Three') } });
  expect(await original()).toEqual(text('Two'));
  await write({ translations: { de: text('Drei') } });
  expect(await original()).toBeNull();
});

test('what the release before left of one that fits is not read', async () => {
  await write({ translations: { en: text('Two') } });
  await app.base.db.updateTable('job_translation').set({ stale: false }).where('job_id', '=', id).execute();
  expect(await original()).toBeNull();
});

test('a copy of the job does not know it', async () => {
  await write({ translations: { en: text('Two') } });
  const copy = (await callJobs(app, 'POST', `/${id}/duplicate`, employer)).body;
  expect(copy.translations.de?.stale).toBe(true);
  expect((await read('de', employer, copy.id)).body.original).toBeNull();
});
