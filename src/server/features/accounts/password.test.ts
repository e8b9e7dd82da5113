import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { inTransaction } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { type MailServer, startMailServer, tokenIn } from '#test/support/mail-server.ts';
import { cookiesOf, registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';

import { banAccount, unbanAccount } from './ban.ts';

describe('passwords', () => {
  let app: TestApp;
  let smtp: MailServer;
  beforeAll(async () => {
    smtp = await startMailServer();
    app = await createTestApp({ SMTP_URL: smtp.url });
  });
  beforeEach(() => app.database.db.deleteFrom('rate_limit').execute());
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const post = (path: string, json: object, cookie?: string) =>
    app.request('POST', `/api/auth/${path}`, { json, ...(cookie ? { cookie } : {}) });
  const login = (email: string, password: string) => post('login', { email, password });
  const isSignedIn = async (cookie: string) => (await app.request('GET', '/api/me', { cookie })).status === 200;
  const resetToken = async ({ email }: { email: string }) => {
    await post('forgot-password', { email });
    await app.drain();
    return tokenIn(smtp.lastTo(email), '/reset-password');
  };

  describe('that were forgotten', () => {
    test('asking for a link tells nothing about the address, and is limited to three an hour (T321)', async () => {
      const { email } = await registerPerson(app);
      for (const address of [email, 'unknown@example.com']) {
        for (let count = 0; count < 3; count += 1)
          expect(await (await post('forgot-password', { email: address })).json()).toEqual({ done: true });
        const refused = await post('forgot-password', { email: address });
        expect(refused.status).toBe(429);
        expect(refused.headers.get('retry-after')).not.toBeNull();
      }
      await app.drain();
      expect(smtp.mails.filter((mail) => mail.to?.[0]?.address === 'unknown@example.com')).toEqual([]);
    });

    test('a link that is unknown, used, expired or meant for something else opens nothing', async () => {
      const person = await registerPerson(app);
      const token = await resetToken(person);
      const password = 'nine green bottles';
      expect((await post('confirm', { token })).status).toBe(409);
      expect((await post('reset-password', { token, password: 'password' })).status).toBe(422);
      expect((await post('reset-password', { token, password })).status).toBe(200);
      const late = await resetToken(person);
      await app.database.pool.query(`update user_token set expires_at = now() - interval '1 second'`);
      for (const dead of [token, late, 'x'.repeat(43)]) {
        const refused = await post('reset-password', { token: dead, password: 'ten green bottles' });
        expect(refused.status).toBe(409);
        expect(await refused.json()).toMatchObject({ data: { reason: 'link_expired' } });
      }
      expect((await login(person.email, password)).status).toBe(200);
    });

    test('a new one ends all sessions and all links, and the old one is worth nothing (T239)', async () => {
      const person = await registerPerson(app);
      const other = await signInAs(app, person);
      const unused = await resetToken(person);
      const token = await resetToken(person);
      const answer = await post('reset-password', { token, password: 'nine green bottles' });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([]);
      for (const cookie of [person.cookie, other]) expect(await isSignedIn(cookie)).toBe(false);
      expect((await login(person.email, person.password)).status).toBe(401);
      expect((await post('reset-password', { token: unused, password: 'ten green bottles' })).status).toBe(409);
      expect((await login(person.email, 'nine green bottles')).status).toBe(200);
    });

    test('of two uses of one link at once, one wins', async () => {
      const person = await registerPerson(app);
      const token = await resetToken(person);
      const answers = await Promise.all(
        ['nine green bottles', 'ten green bottles'].map((password) => post('reset-password', { token, password })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    test('a new one confirms the address, and opens an account that wrong guesses had closed', async () => {
      const person = await registerPerson(app);
      await app.database.db
        .updateTable('user_account')
        .set({ email_verified: false })
        .where('id', '=', person.userId)
        .execute();
      for (let count = 0; count < 10; count += 1) await login(person.email, 'a wrong guess');
      expect((await login(person.email, person.password)).status).toBe(429);
      await post('reset-password', { token: await resetToken(person), password: 'nine green bottles' });
      expect((await login(person.email, 'nine green bottles')).status).toBe(200);
    });
  });

  test('refuses a link that was sent before a ban', async () => {
    const person = await registerPerson(app);
    const token = await resetToken(person);
    await inTransaction(app.ctx(), (tx) => banAccount(tx, person.userId, 'Fraud'));
    await inTransaction(app.ctx(), (tx) => unbanAccount(tx, person.userId));
    expect((await post('reset-password', { token, password: 'nine green bottles' })).status).toBe(409);
    expect((await login(person.email, person.password)).status).toBe(200);
  });

  describe('that are changed', () => {
    test('need the present one, and a good new one', async () => {
      const { cookie, password, email } = await registerPerson(app);
      expect(
        (await post('change-password', { currentPassword: password, newPassword: 'nine green bottles' })).status,
      ).toBe(401);
      const wrong = await post(
        'change-password',
        { currentPassword: 'not this one', newPassword: 'nine green bottles' },
        cookie,
      );
      expect(wrong.status).toBe(422);
      expect(await wrong.json()).toMatchObject({
        data: { fields: [{ path: 'currentPassword', code: 'wrong_password' }] },
      });
      const common = await post('change-password', { currentPassword: password, newPassword: 'qwerty' }, cookie);
      expect(await common.json()).toMatchObject({
        data: { fields: [{ path: 'newPassword', code: 'common_password' }] },
      });
      expect((await login(email, password)).status).toBe(200);
    });

    test('cannot be guessed at a session that was left open', async () => {
      const { cookie, password } = await registerPerson(app);
      const change = (currentPassword: string) =>
        post('change-password', { currentPassword, newPassword: 'nine green bottles' }, cookie);
      for (let count = 0; count < 10; count += 1) expect((await change('a wrong guess')).status).toBe(422);
      expect((await change(password)).status).toBe(429);
    });

    test('end the other sessions and keep this one', async () => {
      const person = await registerPerson(app);
      const other = await signInAs(app, person);
      const answer = await post(
        'change-password',
        { currentPassword: person.password, newPassword: 'nine green bottles' },
        person.cookie,
      );
      expect(answer.status).toBe(200);
      expect(await isSignedIn(person.cookie)).toBe(true);
      expect(await isSignedIn(other)).toBe(false);
      expect((await login(person.email, person.password)).status).toBe(401);
      expect((await login(person.email, 'nine green bottles')).status).toBe(200);
    });

    test('invalidates links that were mailed before', async () => {
      const person = await registerPerson(app);
      const token = await resetToken(person);
      const change = { currentPassword: person.password, newPassword: 'nine green bottles' };
      expect((await post('change-password', change, person.cookie)).status).toBe(200);
      expect((await post('reset-password', { token, password: 'ten green bottles' })).status).toBe(409);
      expect((await login(person.email, 'nine green bottles')).status).toBe(200);
    });
  });

  describe('of an account whose address changes', () => {
    const changeTo = (person: TestPerson, email: string, password = person.password) =>
      post('change-email', { email, password }, person.cookie);
    const tokenTo = async (email: string) => {
      await app.drain();
      return tokenIn(smtp.lastTo(email), '/auth/confirm');
    };

    test('are asked for, and an address that is taken is refused', async () => {
      const person = await registerPerson(app);
      const other = await registerPerson(app);
      expect(await (await changeTo(person, 'new@example.com', 'not this one')).json()).toMatchObject({
        data: { fields: [{ path: 'password', code: 'wrong_password' }] },
      });
      expect((await changeTo(person, other.email)).status).toBe(409);
    });

    test('the mail to the new address names nobody: it may be a stranger’s', async () => {
      const person = await registerPerson(app, { firstName: 'Wonderful', lastName: 'Offer' });
      await changeTo(person, 'new-and-strange@example.com');
      await app.drain();
      const { to, subject, text, html } = smtp.lastTo('new-and-strange@example.com');
      expect([to?.[0]?.name, /Wonderful|Offer/.test(`${subject}${text}${String(html)}`)]).toEqual(['', false]);
    });

    test('the link in a stranger’s hands changes nothing', async () => {
      const person = await registerPerson(app);
      const stranger = await registerPerson(app);
      await changeTo(person, 'mistyped@example.com');
      const token = await tokenTo('mistyped@example.com');
      for (const cookie of [undefined, stranger.cookie]) {
        expect(await (await post('confirm', { token, newPassword: 'mine from now on' }, cookie)).json()).toEqual({
          outcome: 'needs_sign_in',
        });
      }
      expect((await login(person.email, person.password)).status).toBe(200);
    });

    test('the new address is confirmed first, and the old one is told', async () => {
      const person = await registerPerson(app, { locale: 'pt' });
      const reset = await resetToken(person);
      await changeTo(person, 'moved@example.com');
      const token = await tokenTo('moved@example.com');
      expect(await (await app.request('GET', '/api/me', { cookie: person.cookie })).json()).toMatchObject({
        email: person.email,
      });
      expect(await (await post('confirm', { token }, person.cookie)).json()).toEqual({ outcome: 'email_changed' });
      await app.drain();
      expect(smtp.lastTo(person.email).subject).toBe('O endereço de e-mail foi alterado');
      expect((await login(person.email, person.password)).status).toBe(401);
      expect((await login('moved@example.com', person.password)).status).toBe(200);
      expect((await post('reset-password', { token: reset, password: 'nine green bottles' })).status).toBe(409);
    });

    test('an address that somebody confirmed in the meantime stays theirs', async () => {
      const person = await registerPerson(app);
      await changeTo(person, 'contested@example.com');
      const token = await tokenTo('contested@example.com');
      await registerPerson(app, { email: 'contested@example.com' });
      expect(await (await post('confirm', { token }, person.cookie)).json()).toMatchObject({
        data: { reason: 'email_taken' },
      });
    });
  });

  test('sign-in and sign-out of one browser leave the other alone', async () => {
    const person = await registerPerson(app);
    const fresh = cookiesOf((await login(person.email, person.password)).headers);
    await post('logout', {}, fresh);
    expect(await isSignedIn(fresh)).toBe(false);
    expect(await isSignedIn(person.cookie)).toBe(true);
  });
});
