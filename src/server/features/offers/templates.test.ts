import { beforeAll, expect, test } from 'vitest';

import { locales } from '#contract/locales.ts';
import type { OfferTemplates } from '#contract/offers/offer-templates.ts';
import { sharedTestApp } from '#test/support/app.ts';
import { registerColleague, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

import { templateTexts } from './templates.ts';

const app = await sharedTestApp();
let owner: TestPerson & { companyId: string };

interface Refused {
  data: { fields?: { path: string; code: string }[]; reason?: string };
}

const call = async (by: TestPerson, method: 'GET' | 'PUT', json?: object) => {
  const path = `/api/companies/${owner.companyId}/offer-templates`;
  const answer = await app.request(method, path, { cookie: by.cookie, ...(json ? { json } : {}) });
  return { status: answer.status, body: (await answer.json()) as OfferTemplates & Refused };
};

const save = (...templates: object[]) => call(owner, 'PUT', { templates });

const text = (letter: string) => ({ letter, benefits: '' });

beforeAll(async () => {
  owner = await registerEmployer(app);
});

test('refuses readers of the company', async () => {
  const reader = await registerColleague(app, owner, { memberAs: 'reader' });
  expect((await call(reader, 'GET')).status).toBe(403);
});

test.each([
  ['no letter', { en: text('') }, 'templates.0.texts', 'required'],
  ['an unknown field', { en: text('Dear {{name}}') }, 'templates.0.texts.en', 'unknown_field'],
])('refuses a template with %s', async (_, texts, path, code) => {
  const { status, body } = await save({ name: 'Sales', texts });
  expect([status, body.data.fields]).toEqual([422, [{ path, code }]]);
});

test('refuses the id of a template that was deleted meanwhile', async () => {
  const [kept] = (await save({ name: 'Sales', texts: { en: text('Hello') } })).body.templates;
  await save();
  const { status, body } = await save({ ...kept });
  expect([status, body.data.reason]).toEqual([409, 'changed_meanwhile']);
});

test('keeps the order, and leaves out languages without a text', async () => {
  await save(
    { name: 'Sales', texts: { en: text('Hello {{ Candidate }}'), de: text('') } },
    { name: 'Support', texts: { es: text('Hola') } },
  );
  expect((await call(owner, 'GET')).body.templates).toMatchObject([
    { name: 'Sales', texts: { en: text('Hello {{ Candidate }}') } },
    { name: 'Support', texts: { es: text('Hola') } },
  ]);
});

test('has a built-in letter in each language, with all fields (T570)', async () => {
  const { builtIn } = (await call(owner, 'GET')).body;
  expect(Object.keys(builtIn).sort()).toEqual([...locales].sort());
  for (const { letter } of Object.values(builtIn))
    expect(letter.match(/\{\{\w+\}\}/g)?.sort()).toEqual(
      ['{{answer_by}}', '{{candidate}}', '{{company}}', '{{company}}', '{{job}}', '{{sender}}', '{{start}}'].sort(),
    );
});

test('an offer starts from the first template that is written in both languages (T571)', async () => {
  await save(
    { name: 'German', texts: { de: text('Guten Tag') } },
    { name: 'Both', texts: { de: text('Hallo'), es: text('Hola') } },
  );
  expect(await templateTexts(app.ctx(), owner.companyId, ['es', 'de'])).toEqual({
    es: text('Hola'),
    de: text('Hallo'),
  });
});

test('an offer in a language without a template starts from the built-in letters', async () => {
  await save({ name: 'German', texts: { de: text('Guten Tag') } });
  const texts = await templateTexts(app.ctx(), owner.companyId, ['fr', 'de']);
  expect([texts.fr?.letter, texts.de?.letter]).toEqual([
    expect.stringContaining('Bonjour {{candidate}}'),
    expect.stringContaining('Guten Tag {{candidate}}'),
  ]);
});
