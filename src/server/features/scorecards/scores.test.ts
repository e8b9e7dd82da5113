import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { CriterionInput, ScoreInput, Scores } from '#contract/scorecards/scorecards.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { callJobs, createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let recruiter: TestPerson;
let jobId: string;
let applicationId: string;
let criteria: CriterionInput[];

const names = [{ en: 'Listens', de: 'Hört zu' }, { en: 'Negotiates' }];

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  owner = await registerEmployer(app, { firstName: 'Ana', lastName: 'Prado' });
  recruiter = await registerColleague(app, owner, { firstName: 'Beatriz', lastName: 'Sá' });
  ({ id: jobId } = await createActive(app, owner));
  const written = names.map((words) => ({ names: words, guide: 'Asks before she offers.', points: 5 }));
  criteria = (await save(written)).body as CriterionInput[];
  applicationId = await applyAsNewcomer(app, jobId);
});

async function save(written: unknown) {
  const answer = await app.request('PUT', `/api/jobs/${jobId}/criteria`, {
    cookie: owner.cookie,
    json: { criteria: written },
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const inputOf = (recommendation: string, values: (number | null)[], note = ''): unknown => ({
  recommendation,
  note,
  marks: criteria.map(({ id }, at) => ({ criterionId: id, value: values[at] ?? null, note: '' })),
});

async function call(by: TestPerson, method: string, path = '', json?: unknown, language = 'en') {
  const answer = await app.request(method, `/api/applications/${applicationId}/scores${path}`, {
    cookie: by.cookie,
    headers: { 'accept-language': language },
    ...(json ? { json } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Scores };
}

const give = (by: TestPerson, ...score: Parameters<typeof inputOf>) => call(by, 'POST', '', inputOf(...score));

test('refuses criteria without a name, of another job and duplicates, and keeps the ids of the others', async () => {
  expect((await save([{ names: { en: '' }, guide: '', points: 5 }])).status).toBe(422);
  expect((await save([{ names: { en: 'Listens' }, guide: '', points: 6 }])).status).toBe(422);
  expect((await save([{ ...criteria[0], id: UNKNOWN_ID }])).status).toBe(409);
  expect((await save([criteria[0], criteria[0]])).status).toBe(409);
  const { body } = await save([criteria[1], { ...criteria[0], points: 3 }]);
  expect(body).toEqual([criteria[1], { ...criteria[0], points: 3 }]);
});

test('refuses a mark out of range, a missing one and one of another job', async () => {
  expect((await give(owner, 'yes', [6, 1])).status).toBe(422);
  expect((await give(owner, 'perhaps', [5, 1])).status).toBe(422);
  const { marks, ...rest } = inputOf('yes', [5, 1]) as ScoreInput;
  expect((await call(owner, 'POST', '', { ...rest, marks: marks.slice(1) })).status).toBe(409);
  const strange = marks.with(0, { criterionId: UNKNOWN_ID, value: 1, note: '' });
  expect((await call(owner, 'POST', '', { ...rest, marks: strange })).status).toBe(409);
  expect((await call(owner, 'GET')).body).toMatchObject({ scores: [], count: 0, can: { give: true } });
});

test("shows others' scores only after giving one's own, which is final", async () => {
  await give(owner, 'strong_yes', [5, null], 'Sold me my own pen.');
  const before = await call(recruiter, 'GET');
  expect(before.body).toMatchObject({ scores: [], count: 1, can: { give: true } });
  expect(JSON.stringify(before.body)).not.toMatch(/pen|strong_yes|Ana/);
  const after = await give(recruiter, 'no', [2, 3]);
  expect(after.body.scores).toMatchObject([
    { author: 'Ana Prado', isOwn: false, recommendation: 'strong_yes', note: 'Sold me my own pen.' },
    { author: 'Beatriz Sá', isOwn: true, marks: [{ name: 'Listens', points: 5, value: 2 }, { value: 3 }] },
  ]);
  expect((await give(recruiter, 'yes', [5, 5])).status).toBe(409);
  expect((await call(recruiter, 'GET', '', undefined, 'de')).body.criteria.map(({ name }) => name)).toEqual([
    'Hört zu',
    'Negotiates',
  ]);
});

test('refuses a score from a member who has looked at the others', async () => {
  await give(owner, 'yes', [5, 5]);
  const { body } = await call(recruiter, 'POST', '/waive');
  expect([body.scores.length, body.count, body.can.give]).toEqual([1, 1, false]);
  expect((await give(recruiter, 'yes', [5, 5])).status).toBe(409);
  expect((await call(recruiter, 'POST', '/waive')).status).toBe(409);
});

test('stores one of twenty concurrent scores of one person', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => give(owner, 'yes', [1, 2])));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test('shows all scores after the decision, and accepts no more', async () => {
  await give(owner, 'yes', [4, 4]);
  await app.request('POST', `/api/applications/${applicationId}/reject`, { cookie: owner.cookie, json: {} });
  expect((await call(recruiter, 'GET')).body).toMatchObject({
    scores: [{ author: 'Ana Prado' }],
    can: { give: false },
  });
  expect((await give(recruiter, 'yes', [5, 5])).status).toBe(409);
});

test('keeps a removed criterion in the scores, and copies criteria to a duplicated job', async () => {
  await give(owner, 'yes', [4, 4]);
  await save([]);
  const { body } = await call(owner, 'GET');
  expect([body.criteria, body.scores[0]?.marks.map(({ name }) => name)]).toEqual([[], ['Listens', 'Negotiates']]);
  await save(names.map((words) => ({ names: words, guide: '', points: 4 })));
  const { id } = (await callJobs(app, 'POST', `/${jobId}/duplicate`, owner)).body as { id: string };
  const copied = await app.request('GET', `/api/jobs/${id}/criteria`, { cookie: owner.cookie });
  expect(await copied.json()).toMatchObject(names.map((words) => ({ names: words, points: 4 })));
});

test('removes the name of a member who leaves, and exports their scores', async () => {
  await give(recruiter, 'no', [1, 1], 'Too quiet.');
  const { cookie, password } = recruiter;
  const exported = await (await app.request('POST', '/api/me/export', { cookie, json: {} })).text();
  expect(exported).toContain('Too quiet.');
  await app.request('POST', '/api/me/erase', { cookie, json: { password } });
  const { body } = await give(owner, 'yes', [5, 5]);
  expect(body.scores.map(({ author, note }) => [author, note])).toEqual([
    [null, 'Too quiet.'],
    ['Ana Prado', ''],
  ]);
});
