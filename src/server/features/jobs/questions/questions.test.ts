import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import type { EditableQuestion, Question, QuestionInput } from '#contract/jobs/questions.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, createDraft, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  owner = await registerEmployer(app);
});
afterAll(() => app.close());

const call = (method: string, path: string, { cookie }: TestPerson, json?: object) =>
  app.request(method, `/api${path}`, { cookie, ...(json ? { json } : {}) });

const save = (id: string, by: TestPerson, questions: unknown) =>
  call('PUT', `/jobs/${id}/questions`, by, { questions });

async function saved(id: string, questions: QuestionInput[]): Promise<EditableQuestion[]> {
  const answer = await save(id, owner, questions);
  expect(answer.status).toBe(200);
  return (await answer.json()) as EditableQuestion[];
}

async function asked(id: string, locale = 'en'): Promise<Question[]> {
  const answer = await app.request('GET', `/api/jobs/${id}/questions?locale=${locale}`);
  return (await answer.json()) as Question[];
}

const drives = {
  kind: 'yes_no',
  required: true,
  texts: { en: 'Do you drive?', de: 'Fahren Sie Auto?' },
  wanted: true,
} as const;
const starts = {
  kind: 'choice',
  required: true,
  texts: { en: 'When could you start?' },
  options: [{ texts: { en: 'At once', de: 'Sofort' } }, { texts: { en: 'Next month' } }, { texts: { en: 'Later' } }],
  wanted: [0, 1],
} satisfies QuestionInput;
const tools = {
  ...starts,
  kind: 'choices',
  texts: { en: 'Which do you know?' },
  required: false,
  wanted: [],
} satisfies QuestionInput;
const years = { kind: 'number', required: false, texts: { en: 'Years in sales?' }, wanted: { min: 2.5 } } as const;
const dutch = { kind: 'level', required: true, language: 'nl', texts: { en: 'Your Dutch?' }, wanted: 'B2' } as const;
const story = { kind: 'text', required: false, texts: { en: 'Your best sale?' } } as const;
const from = { kind: 'date', required: false, texts: { en: 'From when?' } } as const;

test('refuses questions without a text in the job’s language, of unknown form, and by others', async () => {
  const { id } = await createDraft(app, owner);
  const wrong: [unknown, number][] = [
    [[{ ...drives, texts: { de: 'Fahren Sie Auto?' } }], 422],
    [[{ ...drives, texts: { en: ' ' } }], 422],
    [[{ ...drives, texts: { en: 'a'.repeat(201) } }], 422],
    [[{ ...drives, kind: 'riddle' }], 422],
    [[{ ...drives, points: 3 }], 422],
    [[{ ...starts, options: [starts.options[0]] }], 422],
    [[{ ...starts, options: [starts.options[0], { texts: { de: 'Später' } }] }], 422],
    [Array.from({ length: 21 }, () => drives), 422],
    [[{ ...drives, id: UNKNOWN_ID }], 409],
  ];
  for (const [questions, status] of wrong)
    expect([questions, (await save(id, owner, questions)).status]).toEqual([questions, status]);
  const reader = await registerColleague(app, owner, { memberAs: 'reader' });
  expect((await save(id, reader, [drives])).status).toBe(403);
  expect((await save(UNKNOWN_ID, owner, [drives])).status).toBe(404);
  expect(await saved(id, [])).toEqual([]);
});

test('shows questions in the reader’s language if available; preferred answers only to the company', async () => {
  const { id } = await createActive(app, owner);
  await saved(id, [drives, starts, dutch]);
  const german = await asked(id, 'de');
  expect(german.map(({ text }) => text)).toEqual(['Fahren Sie Auto?', 'When could you start?', 'Your Dutch?']);
  expect(german[1]?.options.map(({ text }) => text)).toEqual(['Sofort', 'Next month', 'Later']);
  expect(JSON.stringify(german)).not.toContain('wanted');
  expect(german[2]?.language).toBe('nl');
});

test('shows questions of a draft only to its company', async () => {
  const { id } = await createDraft(app, owner);
  await saved(id, [drives]);
  const status = async (cookie: string) => (await app.request('GET', `/api/jobs/${id}/questions`, { cookie })).status;
  expect(await status((await registerPerson(app)).cookie)).toBe(404);
  expect(await status(owner.cookie)).toBe(200);
});

test('keeps ids of questions and options when saved again; questions of another kind get new ones', async () => {
  const { id } = await createActive(app, owner);
  const first = await saved(id, [drives, starts, years]);
  const again = await saved(id, first.map(({ question }) => question).toReversed());
  expect(again.toReversed()).toEqual(first);
  const [{ question } = first[0]!] = first;
  const [changed] = await saved(id, [{ kind: 'text', required: true, texts: question.texts, id: question.id! }]);
  expect(changed?.question.id).not.toBe(question.id);
});

test('copies questions to a duplicate', async () => {
  const { id } = await createActive(app, owner);
  await saved(id, [drives, starts]);
  const copy = (await (await call('POST', `/jobs/${id}/duplicate`, owner, {})).json()) as { id: string };
  const answer = await call('GET', `/jobs/${copy.id}/questions`, owner);
  const copied = (await answer.json()) as Question[];
  expect(copied.map(({ text }) => text)).toEqual(['Do you drive?', 'When could you start?']);
});

const apply = (id: string, by: TestPerson, answers?: unknown) =>
  call('POST', `/jobs/${id}/applications`, by, { coverLetter: '', ...(answers ? { answers } : {}) });

/** By the question's position. */
const answering = (questions: readonly Question[], values: readonly unknown[]) =>
  values.flatMap((value, at) => (value === undefined ? [] : [{ questionId: questions[at]?.id, value }]));

test('refuses missing answers, answers of another kind and to other questions, and sends nothing', async () => {
  const { id } = await createActive(app, owner);
  await saved(id, [drives, starts, tools, years, dutch, from]);
  const questions = await asked(id);
  const seeker = await registerPerson(app);
  const at = (place: number) => `answers.${questions[place]?.id}`;
  const good: readonly unknown[] = [true, questions[1]?.options[0]?.id, undefined, undefined, 'C1', undefined];
  const wrong: [readonly unknown[], string, string][] = [
    [good.with(0, undefined), at(0), 'required'],
    [good.with(0, 'yes'), at(0), 'invalid'],
    [good.with(1, UNKNOWN_ID), at(1), 'invalid'],
    [good.with(1, [questions[1]?.options[0]?.id]), at(1), 'invalid'],
    [good.with(2, [questions[1]?.options[0]?.id]), at(2), 'invalid'],
    [good.with(3, 'four'), at(3), 'invalid'],
    [good.with(4, 'C3'), at(4), 'invalid'],
    [good.with(5, '2026-02-30'), at(5), 'invalid'],
  ];
  for (const [values, path, code] of wrong) {
    const answer = await apply(id, seeker, answering(questions, values));
    expect([values, answer.status, await answer.json()]).toMatchObject([
      values,
      422,
      { data: { fields: [{ path, code }] } },
    ]);
  }
  const unknown = await apply(id, seeker, [...answering(questions, good), { questionId: UNKNOWN_ID, value: true }]);
  expect([unknown.status, await unknown.json()]).toMatchObject([409, { data: { reason: 'changed_meanwhile' } }]);
  expect((await apply(id, seeker)).status).toBe(422);
  expect((await apply(id, seeker, answering(questions, good))).status).toBe(201);
});

test('shows the company the answers in its language, marked; shows applicants no marks', async () => {
  const { id } = await createActive(app, owner);
  await saved(id, [drives, starts, tools, years, dutch, story, from]);
  const questions = await asked(id, 'de');
  const seeker = await registerPerson(app);
  const options = (place: number) => questions[place]?.options.map((option) => option.id) ?? [];
  const values = [false, options(1)[0], options(2).slice(0, 2), 3, 'none', 'To a hotel.', '2027-01-15'];
  const sent = await call('POST', `/jobs/${id}/applications`, seeker, {
    coverLetter: '',
    locale: 'de',
    answers: answering(questions, values),
  });
  const own = (await sent.json()) as Application;
  expect(own.answers.map(({ text }) => text)[0]).toBe('Do you drive?');
  expect(own.answers.map(({ isWanted }) => isWanted)).toEqual(values.map(() => null));
  const read = async () => (await (await call('GET', `/applications/${own.id}`, owner)).json()) as Application;
  const { answers } = await read();
  expect(answers.map(({ value }) => value)).toEqual([
    false,
    ['At once'],
    ['At once', 'Next month'],
    3,
    'none',
    'To a hotel.',
    '2027-01-15',
  ]);
  expect(answers.map(({ isWanted }) => isWanted)).toEqual([false, true, null, true, false, null, null]);
  // A reworded question is a new one: the answer stays with the words that were read.
  await saved(id, []);
  expect((await read()).answers[0]).toMatchObject({ text: 'Fahren Sie Auto?', value: false, isWanted: null });
});

test('filters and sorts the list by answers, and counts them again when the preferred answer changes', async () => {
  const { id } = await createActive(app, owner);
  await saved(id, [drives, dutch]);
  const questions = await asked(id);
  const [no, yes] = [await registerPerson(app), await registerPerson(app)];
  await apply(id, no, answering(questions, [false, 'A2']));
  await apply(id, yes, answering(questions, [true, 'C1']));
  const found = async (query: string) => {
    const answer = await call('GET', `/applications?job=${id}&${query}`, owner);
    expect(answer.status).toBe(200);
    const { applications } = (await answer.json()) as { applications: { unwantedAnswers: number }[] };
    return applications.map(({ unwantedAnswers }) => unwantedAnswers);
  };
  expect(await found('')).toEqual([2, 0]);
  expect(await found('sort=answers')).toEqual([0, 2]);
  expect(await found('wanted=true')).toEqual([0]);
  expect(await found(`answers=${questions[0]?.id}:no`)).toEqual([2]);
  expect(await found(`answers=${questions[0]?.id}:no,${questions[1]?.id}:C1`)).toEqual([]);
  expect((await call('GET', `/applications?answers=nothing`, owner)).status).toBe(422);
  const edit = (await (await call('GET', `/jobs/${id}/questions/edit`, owner)).json()) as EditableQuestion[];
  await saved(
    id,
    edit.map(({ question }) => (question.kind === 'yes_no' ? { ...question, wanted: null } : question)),
  );
  await app.drain();
  expect(await found('')).toEqual([1, 0]);
});
