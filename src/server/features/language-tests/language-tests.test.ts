import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OwnData } from '#contract/accounts/own-data.ts';
import { TEST_GAPS, TEST_TEXTS, type TestLanguage } from '#contract/language-tests/language-test-choices.ts';
import type { LanguageTest, LanguageTests, TestResult } from '#contract/language-tests/language-tests.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { readForm } from './forms.ts';
import { chooseForm } from './language-tests.ts';

let app: TestApp;
let seeker: TestPerson;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  seeker = await registerPerson(app);
});

const call = (method: string, path: string, person?: { cookie: string }, json?: object) =>
  app.request(method, `/api/me/${path}`, { ...(person ? { cookie: person.cookie } : {}), ...(json ? { json } : {}) });

async function read<Body>(answer: Promise<Response>): Promise<Body> {
  const response = await answer;
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as Body;
}

async function refused(answer: Promise<Response>): Promise<[number, string | undefined]> {
  const response = await answer;
  const body = (await response.json()) as { data?: { reason?: string; fields?: { path: string }[] } };
  return [response.status, body.data?.reason ?? body.data?.fields?.[0]?.path];
}

const begin = (language: TestLanguage, person = seeker) =>
  read<LanguageTest>(call('POST', 'language-tests', person, { language }));

const list = (person = seeker) => read<LanguageTests>(call('GET', 'language-tests', person));

const stateOf = async (language: TestLanguage) => (await list()).languages.find((one) => one.language === language);

const answersOf = async (id: string): Promise<string[]> => {
  const row = await rowOf(id);
  return (await readForm(row.language, row.form)).flatMap(({ answers }) => answers);
};

const rowOf = (id: string) =>
  app.base.db.selectFrom('language_test').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const none = Array.from({ length: TEST_TEXTS * TEST_GAPS }, () => '');

const send = (id: string, answers: readonly string[], person = seeker) =>
  call('POST', `language-tests/${id}/answers`, person, { answers });

async function taken(language: TestLanguage): Promise<TestResult> {
  const { id } = await begin(language);
  return read<TestResult>(send(id, await answersOf(id)));
}

/** Moves the test back by this time. */
const wait = (id: string, time: string) =>
  app.database.pool.query(
    'update language_test set started_at = started_at - $2::interval, ends_at = ends_at - $2::interval where id = $1',
    [id, time],
  );

describe('taking a test', () => {
  test('is for signed-in seekers', async () => {
    const employer = await registerPerson(app, { role: 'employer' });
    expect((await call('GET', 'language-tests')).status).toBe(401);
    expect((await call('POST', 'language-tests', undefined, { language: 'de' })).status).toBe(401);
    expect((await call('GET', 'language-tests', employer)).status).toBe(403);
    expect((await call('POST', 'language-tests', employer, { language: 'de' })).status).toBe(403);
  });

  test("is not possible in another person's name", async () => {
    const { id } = await begin('de');
    const other = await registerPerson(app);
    for (const answer of [
      call('GET', `language-tests/${id}`, other),
      send(id, none, other),
      call('PATCH', `language-tests/${id}`, other, { isShown: true }),
      call('DELETE', `language-tests/${id}`, other),
      call('GET', `language-tests/${UNKNOWN_ID}`, seeker),
    ])
      expect((await answer).status).toBe(404);
  });

  test('is possible in six languages', async () => {
    expect(await refused(call('POST', 'language-tests', seeker, { language: 'nl' }))).toEqual([422, 'language']);
    expect(await refused(call('POST', 'language-tests', seeker, { language: 'de', form: 1 }))).toEqual([422, 'form']);
  });
});

describe('a test', () => {
  test('has four texts, and none of their answers', async () => {
    const answer = await call('POST', 'language-tests', seeker, { language: 'fr' });
    expect(answer.status).toBe(201);
    const body = (await answer.json()) as LanguageTest;
    expect(Object.keys(body).toSorted()).toEqual(['endsAt', 'id', 'language', 'result', 'secondsLeft', 'texts']);
    expect(body.texts.map((text) => [Object.keys(text), text.pieces.length])).toEqual(
      Array.from({ length: TEST_TEXTS }, () => [['pieces'], TEST_GAPS + 1]),
    );
    expect(body.secondsLeft).toBe(20 * 60);
  });

  test('that is running is returned again, also to concurrent requests', async () => {
    const tests = await Promise.all([begin('es'), begin('es')]);
    const [{ secondsLeft, ...running }] = tests;
    expect(secondsLeft).toBeGreaterThan(19 * 60);
    for (const again of [tests[1], await begin('es'), await read(call('GET', `language-tests/${running.id}`, seeker))])
      expect(again).toMatchObject(running);
    expect(await stateOf('es')).toMatchObject({ running: tests[0].id });
    expect(await stateOf('pt')).toEqual({ language: 'pt', running: null, possibleFrom: null });
  });

  test('is possible once in 14 days, each time with another form while there are more', async () => {
    const forms: number[] = [];
    for (const _ of [1, 2, 3]) {
      const { id } = await taken('it');
      forms.push((await rowOf(id)).form);
      await wait(id, '13 days 23 hours');
      expect(await refused(call('POST', 'language-tests', seeker, { language: 'it' }))).toEqual([409, 'test_too_soon']);
      expect((await stateOf('it'))?.possibleFrom).not.toBeNull();
      await wait(id, '1 hour');
      expect((await stateOf('it'))?.possibleFrom).toBeNull();
    }
    expect(new Set(forms)).toEqual(new Set([0, 1, 2]));
    expect(chooseForm(3, [2, 0, 1])).not.toBe(2);
  });

  test('that was not submitted in time has no texts and no result, and counts', async () => {
    const { id } = await begin('pt');
    await wait(id, '20 minutes 30 seconds');
    expect(await read(call('GET', `language-tests/${id}`, seeker))).toMatchObject({ texts: [], result: null });
    await wait(id, '1 minute');
    expect(await refused(send(id, none))).toEqual([409, 'test_over']);
    expect(await refused(call('POST', 'language-tests', seeker, { language: 'pt' }))).toEqual([409, 'test_too_soon']);
    expect(await refused(call('DELETE', `language-tests/${id}`, seeker))).toEqual([409, 'wrong_status']);
    expect(await refused(call('PATCH', `language-tests/${id}`, seeker, { isShown: true }))).toEqual([
      409,
      'wrong_status',
    ]);
  });
});

describe('answers', () => {
  test('match the gaps in number, and are short', async () => {
    const { id } = await begin('en');
    expect(await refused(send(id, none.slice(1)))).toEqual([422, 'answers']);
    expect(await refused(send(id, [...none, '']))).toEqual([422, 'answers']);
    expect(await refused(send(id, none.with(3, 'x'.repeat(41))))).toEqual([422, 'answers.3']);
  });

  test('are submitted once, also by concurrent requests', async () => {
    const { id } = await begin('en');
    const both = await Promise.all([send(id, none), send(id, none)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await refused(send(id, none))).toEqual([409, 'test_sent']);
  });

  test('give a level by the share of correct ones, and show those that lacked only an accent', async () => {
    const { id } = await begin('de');
    const right = await answersOf(id);
    // Each form has one somewhere.
    const withUmlaut = right.findIndex((answer) => /[äöü]/.test(answer));
    const others = right.map((_, at) => at).filter((at) => at !== withUmlaut);
    const known = new Set(others.slice(0, 47));
    const given = right.map((answer, at) => {
      if (at === withUmlaut) return answer.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return known.has(at) ? answer : '';
    });
    expect(await read(send(id, given))).toMatchObject({ right: 47, gaps: 80, accents: 1, level: 'B1' });
    expect(await taken('es')).toMatchObject({ right: 80, accents: 0, level: 'C2', isShown: false });
    const { id: empty } = await begin('fr');
    expect(await read(send(empty, none))).toMatchObject({ right: 0, level: null });
  });
});

describe('a result', () => {
  test('can be deleted permanently; the next test must still wait, and has another form', async () => {
    const { id } = await taken('de');
    const { form } = await rowOf(id);
    expect(await read<LanguageTests>(call('DELETE', `language-tests/${id}`, seeker))).toMatchObject({ results: [] });
    expect(await rowOf(id)).toMatchObject({ score: null, level: null, accents: null, sent_at: null });
    expect((await call('GET', `language-tests/${id}`, seeker)).status).toBe(404);
    expect((await send(id, none)).status).toBe(404);
    expect(await refused(call('POST', 'language-tests', seeker, { language: 'de' }))).toEqual([409, 'test_too_soon']);
    await wait(id, '14 days');
    const next = await begin('de');
    expect((await rowOf(next.id)).form).not.toBe(form);
  });

  test('is in the data export, and deleted with the account', async () => {
    const result = await taken('pt');
    const data = await read<OwnData>(call('POST', 'export', seeker, {}));
    expect(data.languageTests).toMatchObject([{ language: 'pt', result: { ...result } }]);
    expect((await call('POST', 'erase', seeker, { password: seeker.password })).status).toBe(200);
    const { rows } = await app.database.pool.query('select id from language_test where id = $1', [result.id]);
    expect(rows).toEqual([]);
  });
});
