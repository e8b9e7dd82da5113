import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import type { RejectionReasonInput } from '#contract/applications/rejections.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let seeker: TestPerson;
let id: string;
let told: string;
let untold: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function call(by: TestPerson, method: string, path: string, json?: object) {
  const answer = await app.request(method, `/api${path}`, { cookie: by.cookie, ...(json ? { json } : {}) });
  const text = await answer.text();
  return { status: answer.status, text, body: JSON.parse(text) as Application };
}

const save = (reasons: object[]) => call(owner, 'PUT', `/companies/${owner.companyId}/rejection-reasons`, { reasons });

const reasonsOf = (text: string) => JSON.parse(text) as (RejectionReasonInput & { id: string })[];

beforeEach(async () => {
  [owner, seeker] = await Promise.all([registerEmployer(app), registerPerson(app)]);
  const { text } = await save([
    { names: { en: 'Too little German' }, texts: { de: 'Wir brauchen Deutsch auf C1.', en: 'We need German at C1.' } },
    { names: { en: 'Did not convince Klaus' }, texts: {} },
  ]);
  [told = '', untold = ''] = reasonsOf(text).map((reason) => reason.id);
  const { id: jobId } = await createActive(app, owner);
  await call(seeker, 'PATCH', '/me', { locale: 'de' });
  ({ id } = (await call(seeker, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '', locale: 'de' })).body);
});

const reject = (json: object) => call(owner, 'POST', `/applications/${id}/reject`, json);

async function mailToSeeker(): Promise<string> {
  await app.drain();
  const mails = await app.base.db
    .selectFrom('mail')
    .select(['text', 'html', 'subject'])
    .where('to_address', '=', seeker.email)
    .execute();
  return JSON.stringify(mails);
}

test('refuses a reason without a name, of another company, or without a text that applicants are to be told', async () => {
  expect((await save([{ names: {}, texts: {} }])).status).toBe(422);
  expect((await save([{ id: UNKNOWN_ID, names: { en: 'x' }, texts: {} }])).status).toBe(409);
  expect((await reject({ reasonId: UNKNOWN_ID })).status).toBe(422);
  expect((await reject({ reasonId: untold, isTold: true })).status).toBe(422);
  // Nothing was stored.
  expect((await call(owner, 'GET', `/applications/${id}`)).body).toMatchObject({ status: 'new', rejection: null });
});

test('keeps an internal reason from the applicant everywhere', async () => {
  expect((await reject({ reasonId: untold })).body.rejection).toEqual({
    reason: 'Did not convince Klaus',
    told: null,
  });
  const read = await call(seeker, 'GET', `/applications/${id}`);
  expect(read.body.rejection).toBeNull();
  const exported = await app.request('POST', '/api/me/export', { cookie: seeker.cookie, json: {} });
  const notices = await call(seeker, 'GET', '/notifications');
  const all = [read.text, await exported.text(), notices.text, await mailToSeeker()].join(' ');
  expect(all).not.toContain('Klaus');
  expect(await mailToSeeker()).not.toContain('diesen Grund');
});

test('allows several lines in a reason, in the email too', async () => {
  const texts = { de: 'Wir brauchen Deutsch auf C1.\n\nMit B2 passt unser Team in Wien.' };
  const [saved] = reasonsOf((await save([{ names: { en: 'Too little German' }, texts }])).text);
  expect(saved?.texts).toEqual(texts);
  await reject({ reasonId: saved?.id, isTold: true });
  expect((await call(seeker, 'GET', `/applications/${id}`)).body.rejection?.told).toBe(texts.de);
  expect(await mailToSeeker()).toContain(
    'Das Unternehmen nennt diesen Grund: Wir brauchen Deutsch auf C1.\\n\\nMit B2 passt unser Team in Wien.',
  );
});

test('shows the applicant a reason in their language, as it was then', async () => {
  const offered = await call(owner, 'GET', `/applications/${id}/rejection-reasons`);
  expect(offered.body).toMatchObject([{ id: told, text: 'Wir brauchen Deutsch auf C1.' }, { text: null }]);
  await reject({ reasonId: told, isTold: true });
  await save([]);
  const { body } = await call(seeker, 'GET', `/applications/${id}`);
  expect(body.rejection?.reason).toBeNull();
  expect(await mailToSeeker()).toContain('Das Unternehmen nennt diesen Grund: Wir brauchen Deutsch auf C1.');
  expect((await call(owner, 'GET', `/applications/${id}`)).body.rejection).toMatchObject({
    reason: 'Too little German',
    told: expect.stringContaining('C1'),
  });
});
