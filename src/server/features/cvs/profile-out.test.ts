import { validate } from '@jsonresume/schema';
import { beforeAll, expect, test } from 'vitest';

import type { ReadCv } from '#contract/cvs/cvs.ts';
import { locales } from '#contract/locales.ts';
import { newId } from '#server/platform/id.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { entryInputs } from '#test/support/authorization/calls.ts';
import { readValues } from '#test/support/cvs/score.ts';
import { registerPerson, setContactAddress, type TestPerson } from '#test/support/people.ts';

import { readPdf } from './read/pdf.ts';

let app: TestApp;
let ana: TestPerson;
const get = async (ending: string, person?: TestPerson, locale = 'en') =>
  app.request('GET', `/api/me/profile.${ending}?locale=${locale}`, { cookie: person?.cookie });

beforeAll(async () => {
  app = await sharedTestApp();
  ana = await registerPerson(app);
  const profile = {
    jobTitle: 'Account & Key Manager',
    bio: 'I like <customers>.',
    city: 'Łódź',
    country: 'PL',
    skills: ['CRM', 'Excel'],
    languages: [
      { language: 'es', level: 'native' },
      { language: 'de', level: 'C1' },
    ],
  };
  await app.request('PATCH', '/api/me/profile', { json: profile, cookie: ana.cookie });
  await setContactAddress(app, ana, 'ana@example.com');
  for (const [kind, json] of Object.entries(entryInputs))
    await app.request('POST', `/api/me/${kind}`, { json, cookie: ana.cookie });
});

test.each(['json', 'xml', 'pdf'])('only its seeker can download a profile as %s', async (ending) => {
  expect((await get(ending)).status).toBe(401);
  expect((await get(ending, await registerPerson(app, { role: 'employer' }))).status).toBe(403);
  const answer = await get(ending, ana);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(answer.headers.get('content-disposition')).toContain(`profile.${ending}`);
});

test('a JSON Resume is valid, and can be read again', async () => {
  const resume: unknown = await (await get('json', ana)).json();
  validate(resume, (error) => expect(error).toBeNull());
  await expectReadAgain(JSON.stringify(resume));
});

test("a document in Europass's form says that it is not Europass’s own, and can be read again", async () => {
  const xml = await (await get('xml', ana)).text();
  expect(xml).not.toContain('EUROPASS');
  expect(xml).toContain('I like &lt;customers&gt;.');
  await expectReadAgain(xml);
});

test('includes the public evidence of levels, with the site and the date', async () => {
  const { profileId } = ana;
  const tests = [
    { language: 'de', level: 'B2', is_shown: true },
    { language: 'es', level: 'C1', is_shown: false },
  ] as const;
  const at = new Date('2026-11-02T10:00:00Z');
  await app.base.db
    .insertInto('language_test')
    .values(
      tests.map((one) => ({
        id: newId(),
        profile_id: profileId,
        form: 1,
        started_at: at,
        ends_at: at,
        sent_at: at,
        gaps: 80,
        score: 50,
        accents: 0,
        ...one,
      })),
    )
    .execute();
  const { languages } = (await (await get('json', ana)).json()) as { languages: unknown };
  expect(languages).toEqual([
    { language: 'Spanish', fluency: 'Native speaker' },
    {
      language: 'German',
      fluency: 'C1',
      evidence: [{ summary: 'Self-test, not supervised: B2', date: '2026-11-02', source: 'Parlance' }],
    },
  ]);
  const { lines } = await readPdf(new Uint8Array(await (await get('pdf', ana)).arrayBuffer()));
  const text = lines.map((line) => line.text).join('\n');
  expect(text).toContain('Self-test, not supervised: B2 (Parlance, 2 Nov 2026)');
  expect(text).not.toContain('supervised: C1');
  const xml = await (await get('xml', ana)).text();
  expect(xml).not.toContain('supervised');
  for (const content of [JSON.stringify({ basics: { name: 'Ana Prado' }, languages }), xml]) {
    const body = new FormData();
    body.set('file', new File([content], 'profile'));
    const answer = await app.request('POST', '/api/me/profile/read-cv', { body, cookie: ana.cookie });
    expect(readValues(((await answer.json()) as ReadCv).suggestions)).toMatchObject({
      languages: ['es native', 'de C1'],
    });
  }
});

async function expectReadAgain(content: string): Promise<void> {
  const body = new FormData();
  body.set('file', new File([content], 'profile'));
  const answer = await app.request('POST', '/api/me/profile/read-cv', { body, cookie: ana.cookie });
  expect(readValues(((await answer.json()) as ReadCv).suggestions)).toMatchObject({
    name: ['Ana Prado'],
    mail: ['ana@example.com'],
    languages: ['es native', 'de C1'],
    skills: ['CRM', 'Excel'],
    positions: ['Account Manager @ Acme'],
    'dates of positions': ['2020-01-01 now'],
    education: ['BA @ Porto'],
  });
}

test('a PDF has its text, in each language', async () => {
  for (const locale of locales) {
    const { lines } = await readPdf(new Uint8Array(await (await get('pdf', ana, locale)).arrayBuffer()));
    const text = lines.map((line) => line.text).join('\n');
    for (const said of ['Ana Prado', 'Łódź', 'I like <customers>.', 'C1', 'Acme']) expect(text).toContain(said);
  }
});
