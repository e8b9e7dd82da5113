import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { placesOf } from '#test/support/dump.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { letDaysPass } from '#test/support/lives.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { type MailServer, startMailServer, tokenIn } from '#test/support/mail-server.ts';
import { cookiesOf, registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';
import { createPerson } from '#test/support/unclaimed.ts';

import { inTransaction } from './context.ts';
import { issueToken } from './features/accounts/tokens.ts';
import { tasks } from './tasks.ts';

const LINK = '/applications/mailed';
const PASSWORD = 'nine green bottles';

let app: TestApp;
let smtp: MailServer;
let employer: TestPerson;
let jobId: string;
beforeAll(async () => {
  smtp = await startMailServer();
  app = await createTestApp({ SMTP_URL: smtp.url });
  employer = await registerEmployer(app);
});
beforeEach(async () => {
  await app.database.db.deleteFrom('rate_limit').execute();
  jobId = (await createActive(app, employer)).id;
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const post = (path: string, json: object, cookie?: string) =>
  app.request('POST', `/api${path}`, { json, ...(cookie ? { cookie } : {}) });
const begin = (email: string, cookie?: string) =>
  post('/people', { firstName: 'Rosa', lastName: 'Lima', email, acceptsTerms: true }, cookie);
const sendLater = (cookie: string, id = jobId) =>
  post(`/jobs/${id}/unsent-applications`, { coverLetter: 'I would like to.' }, cookie);
const open = (token: string, cookie?: string) => post('/people/open', { token }, cookie);
const viewerOf = async (cookie: string) => (await (await app.request('GET', '/api/me', { cookie })).json()) as object;
const mailed = async (email: string) => {
  await app.drain();
  return tokenIn(smtp.lastTo(email), LINK);
};
const linkOf = async (email: string) => {
  await applyBy(email);
  return mailed(email);
};
const applicationsOf = async (cookie: string) => {
  const answer = await app.request('GET', '/api/me/applications', { cookie });
  return ((await answer.json()) as { applications: { id: string; job: { id: string } }[] }).applications;
};
/** Begins, prepares an application, and returns the cookie. */
async function applyBy(email: string): Promise<string> {
  const cookie = cookiesOf((await begin(email)).headers);
  const answer = await sendLater(cookie);
  expect(await answer.json()).toEqual({ address: email });
  return cookie;
}

const statusAndReason = async (answer: Response) => {
  const { data } = (await answer.json()) as { data?: { reason?: string; fields?: { path: string; code: string }[] } };
  return [answer.status, data?.reason ?? data?.fields?.[0]?.path];
};

describe('beginning to apply without an account', () => {
  test('is refused with accounts, after a confirmed link, and where the platform does not offer it', async () => {
    const account = await registerPerson(app);
    expect(await statusAndReason(await begin('x@example.com', account.cookie))).toEqual([409, 'wrong_status']);
    const confirmed = await createPerson(app);
    expect(await statusAndReason(await begin('x@example.com', confirmed.cookie))).toEqual([409, 'wrong_status']);
    const { cookie } = await createPerson(app, { isConfirmed: false });
    await changeSetting(app, 'accounts.apply_without_account', false);
    expect((await begin('x@example.com')).status).toBe(404);
    expect((await sendLater(cookie)).status).toBe(404);
    await changeSetting(app, 'accounts.apply_without_account', true);
  });

  test('is refused without consent to the terms, and with an address that is none', async () => {
    const person = { firstName: 'Rosa', lastName: 'Lima', email: 'rosa@example.com' };
    expect(await statusAndReason(await post('/people', { ...person, acceptsTerms: false }))).toEqual([
      422,
      'acceptsTerms',
    ]);
    expect(await statusAndReason(await post('/people', { ...person, email: 'rosa', acceptsTerms: true }))).toEqual([
      422,
      'email',
    ]);
  });

  test('is limited by network address, as registering is', async () => {
    const { max } = (await app.base.settings())['limits.sign_up_per_address'];
    for (let count = 0; count < max; count += 1) expect((await begin(`${count}@example.com`)).status).toBe(200);
    expect((await begin('last@example.com')).status).toBe(429);
  });

  test('answers alike for an address with an account, and finds nothing of it (T428)', async () => {
    const account = await registerPerson(app);
    await post(`/jobs/${jobId}/applications`, { coverLetter: '' }, account.cookie);
    await post('/auth/forgot-password', { email: account.email });
    const cookie = cookiesOf((await begin(account.email)).headers);
    expect(await (await sendLater(cookie)).json()).toEqual({ address: account.email });
    await app.drain();
    expect(await applicationsOf(cookie)).toEqual([]);
    expect(await viewerOf(cookie)).toMatchObject({ unclaimed: { isConfirmed: false } });
    const { account: own } = (await (await post('/me/export', {}, cookie)).json()) as {
      account: { mails: { subject: string }[] };
    };
    expect(own.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('already applied')]);
  });

  test('refuses applying, public pictures and all that needs an account before the link is opened', async () => {
    const { cookie } = await createPerson(app, { isConfirmed: false });
    const apply = await post(`/jobs/${jobId}/applications`, { coverLetter: '' }, cookie);
    expect(await statusAndReason(apply)).toEqual([403, 'email_not_verified']);
    expect(await statusAndReason(await post('/people/claim', { password: PASSWORD }, cookie))).toEqual([
      409,
      'wrong_status',
    ]);
    const picture = await app.request('POST', '/api/files', { body: uploadForm('avatar', 'me.pdf', pdf()), cookie });
    expect(await statusAndReason(picture)).toEqual([403, 'account_needed']);
    const saved = await app.request('PUT', `/api/jobs/${jobId}/saved`, { json: {}, cookie });
    expect(await statusAndReason(saved)).toEqual([403, 'account_needed']);
  });

  test('again corrects the address: the link to the wrong one no longer works', async () => {
    const cookie = await applyBy('wrong@example.com');
    const wrong = await mailed('wrong@example.com');
    const again = await begin('right@example.com', cookie);
    const corrected = cookiesOf(again.headers);
    expect(await statusAndReason(await open(wrong))).toEqual([409, 'link_expired']);
    await post('/people/link', { email: 'right@example.com' }, corrected);
    const { sent } = (await (await open(await mailed('right@example.com'))).json()) as { sent: string[] };
    expect(sent).toHaveLength(1);
  });
});

describe('the link', () => {
  test.for([
    ['guessed', () => Promise.resolve('a'.repeat(43))],
    [
      'used',
      async () => {
        const token = await linkOf('used@example.com');
        await open(token);
        return token;
      },
    ],
    [
      'expired',
      async () => {
        const token = await linkOf('expired@example.com');
        await app.database.pool.query(`update user_token set expires_at = now() where email = 'expired@example.com'`);
        return token;
      },
    ],
    [
      'of a banned person',
      async () => {
        const token = await linkOf('banned@example.com');
        await app.database.pool.query(
          `update user_account set banned_at = now() from profile where user_id = user_account.id and contact_email = 'banned@example.com'`,
        );
        return token;
      },
    ],
    [
      'to the address of a banned account',
      async () => {
        const token = await linkOf('rogue@example.com');
        const { userId } = await registerPerson(app, { email: 'rogue@example.com' });
        await app.database.pool.query('update user_account set banned_at = now() where id = $1', [userId]);
        return token;
      },
    ],
    [
      'for another purpose',
      async () => {
        const { userId, email } = await registerPerson(app);
        return inTransaction(app.ctx(), ({ db }) => issueToken(db, { userId, purpose: 'reset', email }));
      },
    ],
  ] as const)('%s opens nothing (T429)', async ([, make]) => {
    const refused = await open(await make());
    expect(await statusAndReason(refused)).toEqual([409, 'link_expired']);
    expect(cookiesOf(refused.headers)).not.toContain('session_token');
  });

  test('is not emailed to the address of a banned account', async () => {
    const { userId, email } = await registerPerson(app);
    await app.database.pool.query('update user_account set banned_at = now() where id = $1', [userId]);
    await applyBy(email);
    await app.drain();
    expect(smtp.mails.filter(({ to }) => to?.[0]?.address === email)).toEqual([]);
  });

  test('sends the application once, and shows it to the person (T431)', async () => {
    await applyBy('rosa@example.com');
    const token = await mailed('rosa@example.com');
    const mail = smtp.lastTo('rosa@example.com');
    expect(mail.subject).toContain('Account Executive');
    // It was typed by a person who may not own the address.
    expect(mail.text).not.toContain('Rosa');
    const opened = await open(token);
    const body = (await opened.json()) as { sent: string[] };
    expect(body).toEqual({ sent: [expect.any(String)], applied: [], closed: [], changed: [] });
    const cookie = cookiesOf(opened.headers);
    expect(await viewerOf(cookie)).toMatchObject({ email: 'rosa@example.com', unclaimed: { isConfirmed: true } });
    expect((await applicationsOf(cookie)).map(({ id }) => id)).toEqual(body.sent);
  });

  test('ends the session in which the address was typed, which may be a stranger’s', async () => {
    const typed = await applyBy('owner@example.com');
    await open(await mailed('owner@example.com'));
    expect((await app.request('GET', '/api/me', { cookie: typed })).status).toBe(401);
  });

  test('sends nothing for a job that this address applied for, and says so by email and on the page (T433)', async () => {
    await applyBy('twice@example.com');
    await open(await mailed('twice@example.com'));
    await applyBy('twice@example.com');
    const again = await open(await mailed('twice@example.com'));
    expect(smtp.lastTo('twice@example.com').subject).toContain('already applied');
    expect(await again.json()).toMatchObject({ sent: [], applied: ['Account Executive'] });
    expect(await applicationsOf(cookiesOf(again.headers))).toHaveLength(1);
  });

  test('sends nothing where an account of this address applied, which is not shown', async () => {
    const account = await registerPerson(app);
    await post(`/jobs/${jobId}/applications`, { coverLetter: '' }, account.cookie);
    await applyBy(account.email);
    const opened = await open(await mailed(account.email));
    expect(await opened.json()).toMatchObject({ sent: [], applied: ['Account Executive'] });
    const cookie = cookiesOf(opened.headers);
    expect(await applicationsOf(cookie)).toEqual([]);
    const apply = await post(`/jobs/${jobId}/applications`, { coverLetter: '' }, cookie);
    expect(await statusAndReason(apply)).toEqual([409, 'already_applied']);
  });

  test('says which jobs no longer take applications, and which ask something else by now (T432)', async () => {
    const cookie = await applyBy('late@example.com');
    const { id: other } = await createActive(app, employer);
    expect((await sendLater(cookie, other)).status).toBe(200);
    await app.request('POST', `/api/jobs/${jobId}/close`, { json: { reason: 'cancelled' }, cookie: employer.cookie });
    const questions = [{ kind: 'yes_no', required: true, texts: { en: 'Do you drive?' }, wanted: null }];
    const saved = await app.request('PUT', `/api/jobs/${other}/questions`, {
      json: { questions },
      cookie: employer.cookie,
    });
    expect(saved.status).toBe(200);
    expect(await (await open(await mailed('late@example.com'))).json()).toEqual({
      sent: [],
      applied: [],
      closed: ['Account Executive'],
      changed: [{ jobId: other, title: 'Account Executive' }],
    });
  });

  test('is emailed again on request, with the same answer for every address (T430)', async () => {
    const person = await createPerson(app);
    const answers = await Promise.all(
      [person.email, 'unknown@example.com'].map((email) => post('/people/link', { email })),
    );
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ done: true }, { done: true }]);
    await app.drain();
    expect(smtp.mails.some(({ to }) => to?.[0]?.address === 'unknown@example.com')).toBe(false);
    const opened = await open(tokenIn(smtp.lastTo(person.email), LINK));
    expect(await viewerOf(cookiesOf(opened.headers))).toMatchObject({ profileId: person.profileId });
  });

  test('leads to the person who confirmed the address first', async () => {
    const first = await createPerson(app, { email: 'same@example.com' });
    await applyBy('same@example.com');
    const opened = await open(await mailed('same@example.com'));
    expect(await viewerOf(cookiesOf(opened.headers))).toMatchObject({ profileId: first.profileId });
    expect(await applicationsOf(cookiesOf(opened.headers))).toHaveLength(1);
  });

  test('lets a person whom a company added apply, which makes what was added their own', async () => {
    const person = await createPerson(app, { isAddedByCompany: true });
    const isAdded = () =>
      app.database.db
        .selectFrom('user_account')
        .select('added_by_company')
        .where('id', '=', person.userId)
        .executeTakeFirstOrThrow();
    expect(await isAdded()).toEqual({ added_by_company: true });
    await post(`/jobs/${jobId}/applications`, { coverLetter: '' }, person.cookie);
    expect(await isAdded()).toEqual({ added_by_company: false });
  });

  test('leaves nothing behind if it was not opened in a day (T440)', async () => {
    const cookie = await applyBy('never@example.com');
    const added = await createPerson(app, { isConfirmed: false, isAddedByCompany: true });
    await app.drain();
    await app.database.pool.query(
      `update user_account set created_at = now() - interval '25 hours' where email is null`,
    );
    await app.database.pool.query(`update user_token set created_at = now() - interval '25 hours'`);
    await tasks.find(({ name }) => name === 'accounts.sweep_tokens')?.run(app.system, {});
    expect((await app.request('GET', '/api/me', { cookie })).status).toBe(401);
    expect((await app.request('GET', '/api/me', { cookie: added.cookie })).status).toBe(200);
  });
});

describe('keeping everything in an account', () => {
  const claim = (cookie: string, password = PASSWORD) => post('/people/claim', { password }, cookie);
  const signIn = (email: string, password = PASSWORD) => post('/auth/login', { email, password });

  test('is refused with a weak password, and to accounts', async () => {
    const { cookie } = await createPerson(app);
    expect(await statusAndReason(await claim(cookie, 'abc'))).toEqual([422, 'password']);
    expect(await statusAndReason(await claim((await registerPerson(app)).cookie))).toEqual([409, 'wrong_status']);
  });

  test('is refused for the address of an employer, who cannot apply', async () => {
    const { cookie } = await createPerson(app, { email: employer.email });
    expect(await statusAndReason(await claim(cookie))).toEqual([409, 'email_taken']);
  });

  test('lets the person sign in with the password, and keeps their applications (T435)', async () => {
    const person = await createPerson(app);
    const { id } = (await (await post(`/jobs/${jobId}/applications`, { coverLetter: '' }, person.cookie)).json()) as {
      id: string;
    };
    const elsewhere = await signInAs(app, person);
    expect(await (await claim(person.cookie)).json()).toEqual({ outcome: 'claimed' });
    expect(await viewerOf(person.cookie)).toMatchObject({ unclaimed: null, email: person.email });
    expect((await app.request('GET', '/api/me', { cookie: elsewhere })).status).toBe(401);
    const cookie = cookiesOf((await signIn(person.email)).headers);
    expect((await applicationsOf(cookie)).map((application) => application.id)).toEqual([id]);
  });

  test('refers to the account of the address, which has everything after signing in (T436)', async () => {
    const account = await registerPerson(app);
    const person = await createPerson(app, { email: account.email });
    await post(`/jobs/${jobId}/applications`, { coverLetter: '' }, person.cookie);
    expect(await (await claim(person.cookie)).json()).toEqual({ outcome: 'needs_sign_in' });
    expect((await signIn(account.email)).status).toBe(401);
    const cookie = cookiesOf((await signIn(account.email, account.password)).headers);
    expect(await applicationsOf(cookie)).toHaveLength(1);
  });

  test('of two people with an address at once makes one account', async () => {
    const people = [
      await createPerson(app, { email: 'both@example.com' }),
      await createPerson(app, { email: 'both@example.com' }),
    ];
    const answers = await Promise.all(people.map(({ cookie }) => claim(cookie)));
    const outcomes = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { outcome: string }).outcome),
    );
    expect(outcomes.toSorted()).toEqual(['claimed', 'needs_sign_in']);
    expect((await signIn('both@example.com')).status).toBe(200);
  });

  test('takes the place of an account that never confirmed the address', async () => {
    const person = await createPerson(app);
    await post('/auth/register', {
      firstName: 'Eva',
      lastName: 'Roth',
      email: person.email,
      password: 'seven quiet rivers',
      acceptsTerms: true,
    });
    expect(await (await claim(person.cookie)).json()).toEqual({ outcome: 'claimed' });
  });
});

describe('own data without an account', () => {
  test('are exported, and erased without a password (T439)', async () => {
    const person = await createPerson(app, { email: 'erased@example.com' });
    await post(`/jobs/${jobId}/applications`, { coverLetter: 'My letter.' }, person.cookie);
    await app.drain();
    const exported = (await (await post('/me/export', {}, person.cookie)).json()) as object;
    expect(exported).toMatchObject({
      account: { email: 'erased@example.com' },
      applications: { sent: [{ coverLetter: 'My letter.' }] },
    });
    const words = [person.userId, person.profileId, 'erased@example.com', 'My letter.'];
    expect((await placesOf(app, words)).length).toBeGreaterThan(words.length);
    expect((await post('/me/erase', {}, person.cookie)).status).toBe(200);
    await letDaysPass(app);
    expect(smtp.lastTo('erased@example.com').subject).toBe('Your data has been deleted');
    expect(await placesOf(app, words)).toEqual([]);
  });

  test('of one person with an address leave the other’s alone', async () => {
    const [person, other] = [
      await createPerson(app, { email: 'shared@example.com' }),
      await createPerson(app, { email: 'shared@example.com', isAddedByCompany: true }),
    ];
    expect((await post('/me/erase', {}, person.cookie)).status).toBe(200);
    await app.drain();
    expect(await viewerOf(other.cookie)).toMatchObject({ email: 'shared@example.com' });
  });

  test('are erased without an email to an unconfirmed address', async () => {
    const { cookie } = await createPerson(app, { email: 'victim@example.com', isConfirmed: false });
    expect((await post('/me/erase', {}, cookie)).status).toBe(200);
    await app.drain();
    expect(smtp.mails.filter(({ to }) => to?.[0]?.address === 'victim@example.com')).toEqual([]);
  });
});

test('administrators find people without an account, and see that they have none', async () => {
  const person = await createPerson(app, { firstName: 'Wilhelmina', lastName: 'Sauerbruch' });
  const { cookie } = await registerPerson(app, { role: 'admin' });
  const list = await app.request('GET', '/api/admin/users?q=wilhelmina', { cookie });
  expect(await list.json()).toMatchObject({
    users: [{ id: person.userId, email: person.email, hasAccount: false }],
  });
  const read = await app.request('GET', `/api/admin/users/${person.userId}`, { cookie });
  expect(await read.json()).toMatchObject({ hasAccount: false, can: { sendReset: false, resendVerification: false } });
});

test('figures of the site count people once they have an account (T442)', async () => {
  const { cookie } = await registerPerson(app, { role: 'admin' });
  const countUsers = async () =>
    ((await (await app.request('GET', '/api/admin/figures', { cookie })).json()) as { users: { total: number } }).users;
  const before = await countUsers();
  const person = await createPerson(app);
  expect(await countUsers()).toEqual(before);
  await post('/people/claim', { password: PASSWORD }, person.cookie);
  expect(await countUsers()).toMatchObject({ total: before.total + 1 });
});
