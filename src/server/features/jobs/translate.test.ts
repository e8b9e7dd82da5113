import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { JobInput } from '#contract/jobs/job-fields.ts';
import { TRANSLATED_CHARACTERS_MAX } from '#contract/limits.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createDraft, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { startTranslationServer } from '#test/support/translation-server.ts';

const service = await startTranslationServer();
afterAll(() => service.close());

const GERMAN = {
  title: 'Kundenbetreuung',
  description: '<h2>Aufgaben</h2><ul><li><p>Sie beraten <strong>unsere</strong> Kunden.</p></li></ul>',
  requirements: '<p>Deutsch C1</p>',
};

let app: TestApp;
let employer: TestPerson & { companyId: string };
let id: string;

beforeAll(async () => {
  app = await createTestApp({ TRANSLATION_URL: service.url, TRANSLATION_KEY: 'secret-key' });
});
afterAll(() => app.close());
beforeEach(async () => {
  Object.assign(service, { asked: [], answer: undefined });
  employer = await registerEmployer(app);
  id = await draftOf({ de: GERMAN });
});

const draftOf = async (translations: JobInput['translations']) =>
  (await createDraft(app, employer, { primaryLocale: 'de', translations })).id;

const translate = (person: TestPerson | undefined, json: object = { from: 'de' }, { of = id, to = 'en' } = {}) =>
  callJobs(app, 'POST', `/${of}/translations/${to}/machine`, person, json);

describe('does not translate a job', () => {
  test('for signed-out users, seekers, readers of the company and other companies', async () => {
    const reader = await registerColleague(app, employer, { memberAs: 'reader' });
    const statuses: number[] = [];
    for (const person of [undefined, await registerPerson(app), reader, await registerEmployer(app)])
      statuses.push((await translate(person)).status);
    expect(statuses).toEqual([401, 403, 403, 404]);
    expect(service.asked).toEqual([]);
  });

  test('that does not exist, or from a language that it lacks', async () => {
    expect((await translate(employer, { from: 'de' }, { of: UNKNOWN_ID })).status).toBe(404);
    expect((await translate(employer, { from: 'fr' })).status).toBe(404);
    expect(service.asked).toEqual([]);
  });

  test('without a configured service, and tells the editor so', async () => {
    const plain = await createTestApp();
    const person = await registerEmployer(plain);
    const draft = await createDraft(plain, person);
    const answer = await callJobs(plain, 'POST', `/${draft.id}/translations/de/machine`, person, { from: 'en' });
    await plain.close();
    expect([answer.status, answer.body.data?.reason]).toEqual([409, 'no_translation_service']);
    expect(draft.hasTranslator).toBe(false);
  });

  test.each([
    ['into the same language', { from: 'en' }],
    ['from an unknown language', { from: 'tlh' }],
    ['from none', {}],
    ['with a text of one’s own', { from: 'de', text: 'Hallo' }],
  ])('%s', async (_, json) => {
    expect((await translate(employer, json)).status).toBe(422);
    expect(service.asked).toEqual([]);
  });

  test('with too long a text', async () => {
    const long = `<p>${'Wort '.repeat(4_050)}</p>`;
    const of = await draftOf({ de: { title: 'Lang', description: long, requirements: long } });
    const { status, body } = await translate(employer, { from: 'de' }, { of });
    expect([status, body.data?.fields]).toEqual([
      422,
      [{ path: 'from', code: 'too_long', params: { max: TRANSLATED_CHARACTERS_MAX } }],
    ]);
    expect(service.asked).toEqual([]);
  });

  test('more than 60 times an hour for one company', async () => {
    const colleague = await registerColleague(app, employer);
    await app.base.db
      .insertInto('rate_limit')
      .values({ key: `job_translations:${employer.companyId}`, count: 59, started_at: new Date() })
      .execute();
    expect((await translate(colleague)).status).toBe(200);
    const { status, body } = await translate(employer);
    expect([status, typeof body.data?.retryAfter]).toEqual([429, 'number']);
  });
});

test('keeps headings, lists and bold, and stores nothing', async () => {
  const { status, body } = await translate(employer);
  expect([status, body]).toEqual([
    200,
    {
      title: 'en: KUNDENBETREUUNG',
      description:
        '<h2>en: AUFGABEN</h2><ul><li><p>en: SIE BERATEN <strong>en: UNSERE</strong> en: KUNDEN.</p></li></ul>',
      requirements: '<p>en: DEUTSCH C1</p>',
    },
  ]);
  expect(service.asked).toContainEqual({
    q: ['Kundenbetreuung'],
    source: 'de',
    target: 'en',
    format: 'text',
    api_key: 'secret-key',
  });
  const { body: job } = await callJobs(app, 'GET', `/${id}/edit`, employer);
  expect([job.hasTranslator, job.version, Object.keys(job.translations)]).toEqual([true, 1, ['de']]);
});

describe('reports a failing service', () => {
  test.each([
    ['fails', { status: 500, body: '{"error":"overloaded"}' }],
    ['answers with a page', { status: 200, body: '<html>' }],
    ['answers with another form', { status: 200, body: '{"translatedText":"Hello"}' }],
    ['answers with fewer texts', { status: 200, body: '{"translatedText":["One"]}' }],
    ['answers with nothing', { status: 200, body: '{"translatedText":["","","","","",""]}' }],
    [
      'answers with far too much',
      { status: 200, body: JSON.stringify({ translatedText: Array(6).fill('blah '.repeat(999)) }) },
    ],
  ])('%s', async (_, answer) => {
    service.answer = answer;
    const { status, body } = await translate(employer);
    expect([status, body.data?.reason]).toEqual([503, 'translation_failed']);
  });

  test('such as repeating a long text unchanged', async () => {
    const q = ['Ein Satz, der lang genug ist, dass er in zwei Sprachen nie gleich lauten kann.'];
    const of = await draftOf({ de: { title: q[0] ?? '', description: '', requirements: '' } });
    service.answer = { status: 200, body: JSON.stringify({ translatedText: q }) };
    expect((await translate(employer, { from: 'de' }, { of })).status).toBe(503);
  });
});
