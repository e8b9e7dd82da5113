import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AccountAccess } from '#contract/accounts/account-access.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { signInAs, type TestPerson } from '#test/support/people.ts';
import { addIdentityRow, addPasskeyRow } from '#test/support/ways-in.ts';

import { newId } from './platform/id.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const list = async (cookie: string) =>
  (await (await app.request('GET', '/api/me/access', { cookie })).json()) as AccountAccess[];

const end = (cookie: string) => app.request('POST', '/api/me/access/end', { cookie, json: {} });

type Owner = TestPerson & { companyId: string };

async function sessionOf(cookie: string): Promise<string> {
  const actor = await app.accounts.authenticate(new Headers({ cookie }), new Headers());
  return actor.kind === 'person' ? actor.sessionId : '';
}

/** One of each kind. Returns the other session, the key and the address of the calendar. */
async function leaveBehind(person: Owner) {
  const { userId, cookie, companyId } = person;
  const other = await signInAs(app, person);
  await addPasskeyRow(app, userId);
  await addIdentityRow(app, userId);
  const calendar = await app.request('POST', '/api/me/calendar', { cookie, json: {} });
  const json = { name: 'ATS', scopes: ['read_jobs'], expiresInDays: 30 };
  const made = await app.request('POST', `/api/companies/${companyId}/keys`, { cookie, json });
  await app.base.db
    .insertInto('push_device')
    .values({
      id: newId(),
      session_id: await sessionOf(cookie),
      user_id: userId,
      endpoint: `https://push.example/${userId}`,
      p256dh: '',
      auth: '',
      types: [],
      created_at: new Date(),
    })
    .execute();
  const { key } = (await made.json()) as { key: string };
  const { url } = (await calendar.json()) as { url: string };
  return { other, key, feed: new URL(url).pathname };
}

const ALL = ['calendar', 'identity', 'key', 'passkey', 'push', 'session'];

test('is hidden from signed-out users, and can be revoked only with a recent proof', async () => {
  const person = await registerEmployer(app);
  expect((await app.request('GET', '/api/me/access')).status).toBe(401);
  expect((await end('')).status).toBe(401);
  await leaveBehind(person);
  await app.base.db.updateTable('user_session').set({ proved_at: null }).where('user_id', '=', person.userId).execute();
  const answer = await end(person.cookie);
  expect([answer.status, await answer.json()]).toMatchObject([403, { data: { reason: 'sign_in_again' } }]);
  expect(await list(person.cookie)).toHaveLength(ALL.length);
});

test('ends all at once but this session and the password, and nothing of others', async () => {
  const person = await registerEmployer(app);
  const colleague = { ...(await registerColleague(app, person, { memberAs: 'owner' })), companyId: person.companyId };
  await leaveBehind(colleague);
  const { other, key, feed } = await leaveBehind(person);
  expect((await list(person.cookie)).map(({ kind }) => kind).toSorted()).toEqual(ALL);
  const reads = async () => [
    (await app.request('GET', '/api/me', { cookie: other })).status,
    (await app.request('GET', '/api/me/company/jobs', { headers: { authorization: `Bearer ${key}` } })).status,
    (await app.request('GET', feed)).status,
  ];
  expect(await reads()).toEqual([200, 200, 200]);
  expect((await end(person.cookie)).status).toBe(200);
  expect(await reads()).toEqual([401, 401, 404]);
  expect(await list(person.cookie)).toEqual([]);
  expect((await list(colleague.cookie)).map(({ kind }) => kind).toSorted()).toEqual(ALL);
});

test('keeps the only ways to sign in of an account without a password', async () => {
  const person = await registerEmployer(app);
  await app.base.db
    .updateTable('user_credential')
    .set({ password: null })
    .where('user_id', '=', person.userId)
    .execute();
  await leaveBehind(person);
  expect((await list(person.cookie)).map(({ kind }) => kind).toSorted()).toEqual([
    'calendar',
    'key',
    'push',
    'session',
  ]);
  expect((await end(person.cookie)).status).toBe(200);
  const passkeys = await app.request('GET', '/api/me/passkeys', { cookie: person.cookie });
  expect(await passkeys.json()).toHaveLength(1);
});

test('a key that stopped with a role is left to the company', async () => {
  const owner = await registerEmployer(app);
  const colleague = { ...(await registerColleague(app, owner, { memberAs: 'owner' })), companyId: owner.companyId };
  await leaveBehind(colleague);
  await app.base.db
    .updateTable('company_member')
    .set({ role: 'reader' })
    .where('user_id', '=', colleague.userId)
    .execute();
  expect((await list(colleague.cookie)).map(({ kind }) => kind)).not.toContain('key');
  await end(colleague.cookie);
  const keys = await app.request('GET', `/api/companies/${owner.companyId}/keys`, { cookie: owner.cookie });
  expect(await keys.json()).toHaveLength(1);
});

test('a new password is mailed to the account, with the way to what else has access', async () => {
  const person = await registerEmployer(app);
  const mails = () =>
    app.base.db
      .selectFrom('mail')
      .select(['to_address', 'subject', 'text'])
      .where('to_user_id', '=', person.userId)
      .where('subject', '=', 'Your password was changed')
      .execute();
  // The reader of another address is not the owner of the account.
  await app.base.db
    .updateTable('profile')
    .set({ contact_email: 'somebody-else@example.com' })
    .where('user_id', '=', person.userId)
    .execute();
  const change = { currentPassword: person.password, newPassword: 'another walk along the harbour' };
  expect((await app.request('POST', '/api/auth/change-password', { cookie: person.cookie, json: change })).status).toBe(
    200,
  );
  await app.drain();
  expect(await mails()).toMatchObject([
    { to_address: person.email, text: expect.stringContaining('#access') as string },
  ]);
  await app.request('POST', '/api/auth/forgot-password', { json: { email: person.email } });
  await app.drain();
  const { text } = await app.base.db
    .selectFrom('mail')
    .select('text')
    .where('to_address', '=', person.email)
    .where('text', 'like', '%reset-password#token=%')
    .executeTakeFirstOrThrow();
  const token = /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
  const reset = { token, password: 'yet another walk along the harbour' };
  expect((await app.request('POST', '/api/auth/reset-password', { json: reset })).status).toBe(200);
  await app.drain();
  expect(await mails()).toHaveLength(2);
});
