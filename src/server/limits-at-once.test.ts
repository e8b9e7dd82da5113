import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { SettingKey } from '#contract/settings/settings.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

import { issueToken } from './features/accounts/tokens.ts';

/** Requests that arrive at the same moment must not pass a limit together: each is counted before anything is done for it. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.database.db.deleteFrom('rate_limit').execute());
afterAll(() => app.close());

const atOnce = (count: number, send: (index: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));
const post = (path: string, json: object, cookie?: string) =>
  app.request('POST', `/api${path}`, { json, ...(cookie ? { cookie } : {}) });

/** How many were let through; all others say when to come back: over the limit, or too many hashes at once. */
function passed(answers: Response[]): number {
  const refused = answers.filter(({ status }) => status === 429 || status === 503);
  expect(refused.filter((answer) => !(Number(answer.headers.get('retry-after')) > 0))).toEqual([]);
  return answers.length - refused.length;
}

/** How many of fifty guesses at once, and of as many one after the other, are held against the password until none is. */
async function lookedAt(send: () => Promise<Response>): Promise<number> {
  const answers = await atOnce(50, send);
  expect(passed(answers)).toBeLessThanOrEqual(10);
  // One after the other: among those at once, one may be refused for a place that another gives back, as its hash had no turn.
  do answers.push(await send());
  while (answers.at(-1)?.status !== 429);
  for (const answer of answers) expect([401, 422, 429, 503]).toContain(answer.status);
  return passed(answers);
}

describe('of fifty wrong passwords at once, ten are looked at (T316)', () => {
  const guess = 'a wrong guess';

  test('signing in', async () => {
    await changeSetting(app, 'limits.sign_in_tries_per_address', { max: 1_000, seconds: 900 });
    const { email } = await registerPerson(app);
    expect(await lookedAt(() => post('/auth/login', { email, password: guess }))).toBe(10);
  });

  test.each([
    ['changing the password', '/auth/change-password', { currentPassword: guess, newPassword: 'nine green bottles' }],
    ['changing the address', '/auth/change-email', { email: 'elsewhere@example.com', password: guess }],
    ['erasing the account', '/me/erase', { password: guess }],
  ])('%s', async (_what, path, json) => {
    const { cookie } = await registerPerson(app);
    expect(await lookedAt(() => post(path, json, cookie))).toBe(10);
  });

  test('confirming an address in another browser', async () => {
    const { email, userId } = await registerPerson(app);
    await app.database.db.updateTable('user_account').set({ email_verified: false }).where('id', '=', userId).execute();
    const token = await app.database.db
      .transaction()
      .execute((tx) => issueToken(tx, { userId, purpose: 'verify', email }));
    expect(await lookedAt(() => post('/auth/confirm', { token, password: guess }))).toBe(10);
  });

  test('the right one is not counted, however often it is given', async () => {
    const { cookie, password } = await registerPerson(app);
    for (let count = 0; count < 15; count += 1) {
      expect([422, 503]).toContain(
        (await post('/auth/change-password', { currentPassword: password, newPassword: 'qwerty' }, cookie)).status,
      );
    }
    expect(
      (await post('/auth/change-password', { currentPassword: password, newPassword: 'nine green bottles' }, cookie))
        .status,
    ).toBe(200);
  });
});

describe('of twelve requests at once, three are carried out (T317)', () => {
  let seeker: TestPerson;
  let employer: TestPerson & { companyId: string };
  beforeEach(async () => {
    seeker = await registerPerson(app);
    employer = await registerEmployer(app);
  });

  const limited = async (key: SettingKey, send: (index: number) => Promise<Response>) => {
    await changeSetting(app, key, { max: 3, seconds: 3_600 });
    const answers = await atOnce(12, send);
    // The other tests of this file do more.
    await changeSetting(app, key, { max: 1_000, seconds: 3_600 });
    return passed(answers);
  };
  const jobs = (make: typeof createActive) => Promise.all(Array.from({ length: 12 }, () => make(app, employer)));

  test('registrations', async () => {
    const person = { firstName: 'Lea', lastName: 'Roth', password: '123456', acceptsTerms: true };
    expect(
      await limited('limits.sign_up_per_address', (index) =>
        post('/auth/register', { ...person, email: `lea-${index}@example.com` }),
      ),
    ).toBe(3);
  });

  test('requests for a link by mail', async () => {
    for (const path of ['/auth/forgot-password', '/auth/resend-verification']) {
      const key = path === '/auth/forgot-password' ? 'limits.reset_per_account' : 'limits.resend_per_account';
      expect([path, await limited(key, () => post(path, { email: seeker.email }))]).toEqual([path, 3]);
      await app.database.db.deleteFrom('rate_limit').execute();
      expect([
        path,
        await limited('limits.mails_per_address', (index) => post(path, { email: `nobody-${index}@example.com` })),
      ]).toEqual([path, 3]);
      await app.database.db.deleteFrom('rate_limit').execute();
    }
    expect(
      await limited('limits.resend_per_account', () =>
        post('/auth/change-email', { email: 'new@example.com', password: seeker.password }, seeker.cookie),
      ),
    ).toBeLessThanOrEqual(3);
  });

  test('questions whether an address is known', async () => {
    expect(
      await limited('limits.email_check_per_address', () => post('/auth/check-email', { email: seeker.email })),
    ).toBe(3);
  });

  test('mails to the domain of a company', async () => {
    await app.request('PATCH', `/api/companies/${employer.companyId}`, {
      json: { website: 'https://acme.example' },
      cookie: employer.cookie,
    });
    expect(
      await limited('limits.resend_per_account', () =>
        post(`/companies/${employer.companyId}/domain-mail`, { mailbox: 'info' }, employer.cookie),
      ),
    ).toBe(3);
  });

  test('reports', async () => {
    const [job] = await jobs(createActive);
    expect(
      await limited('limits.reports_per_address', () =>
        post(`/jobs/${job?.id}/report`, { reason: 'other', text: 'It asks for money.' }),
      ),
    ).toBe(3);
  });

  test('applications', async () => {
    const open = await jobs(createActive);
    expect(
      await limited('limits.apply_per_person', (index) =>
        post(`/jobs/${open[index]?.id}/applications`, { coverLetter: '' }, seeker.cookie),
      ),
    ).toBe(3);
    expect(
      await app.database.db
        .selectFrom('application')
        .select('id')
        .where('applicant_id', '=', seeker.profileId)
        .execute(),
    ).toHaveLength(3);
  });

  test('publications', async () => {
    const drafts = await jobs(createDraft);
    expect(
      await limited('limits.publish_per_person', (index) =>
        post(`/jobs/${drafts[index]?.id}/publish`, {}, employer.cookie),
      ),
    ).toBe(3);
  });

  test('changes of open jobs, and checks of one', async () => {
    const open = await jobs(createActive);
    const { cookie } = employer;
    expect(
      await limited('limits.job_changes_per_person', (index) =>
        app.request('PATCH', `/api/jobs/${open[index]?.id}`, { json: { city: 'Porto' }, cookie }),
      ),
    ).toBe(3);
    expect(
      await limited('limits.job_checks_per_person', () =>
        app.request('GET', `/api/jobs/${open[0]?.id}/preflight`, { cookie }),
      ),
    ).toBe(3);
  });

  test('messages', async () => {
    const [job] = await jobs(createActive);
    const { id } = (await (await post(`/jobs/${job?.id}/applications`, { coverLetter: '' }, seeker.cookie)).json()) as {
      id: string;
    };
    await post(`/applications/${id}/view`, {}, employer.cookie);
    expect(
      await limited('limits.messages_per_person', (index) =>
        post(`/applications/${id}/messages`, { clientId: randomUUID(), content: `Number ${index}` }, employer.cookie),
      ),
    ).toBe(3);
  });

  test('uploads', async () => {
    expect(
      await limited('limits.uploads_per_person', () =>
        app.request('POST', '/api/files', { body: uploadForm('cv', 'cv.pdf', pdf()), cookie: seeker.cookie }),
      ),
    ).toBe(3);
  });

  test('exports', async () => {
    expect(await limited('limits.export_per_person', () => post('/me/export', {}, seeker.cookie))).toBe(3);
  });
});
