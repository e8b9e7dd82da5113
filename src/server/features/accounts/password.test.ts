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

  describe('forgotten passwords', () => {
    test('reveal nothing about the address when a link is requested, and are limited to three an hour (T321)', async () => {
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

    test('cannot be reset by a link that is unknown, used, expired or of another kind', async () => {
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

    test('are replaced by a reset, which ends all sessions and links (T239)', async () => {
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

    test('can be reset once when one link is used twice at once', async () => {
      const person = await registerPerson(app);
      const token = await resetToken(person);
      const answers = await Promise.all(
        ['nine green bottles', 'ten green bottles'].map((password) => post('reset-password', { token, password })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    test('are reset with a confirmed address, which lifts a lockout by wrong guesses', async () => {
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

  test('cannot be reset by a link sent before a ban', async () => {
    const person = await registerPerson(app);
    const token = await resetToken(person);
    await inTransaction(app.ctx(), (tx) => banAccount(tx, person.userId, 'Fraud'));
    await inTransaction(app.ctx(), (tx) => unbanAccount(tx, person.userId));
    expect((await post('reset-password', { token, password: 'nine green bottles' })).status).toBe(409);
    expect((await login(person.email, person.password)).status).toBe(200);
  });

  describe('changing a password', () => {
    test('requires the current one, and a good new one', async () => {
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

    test('cannot be used to guess it in an open session', async () => {
      const { cookie, password } = await registerPerson(app);
      const change = (currentPassword: string) =>
        post('change-password', { currentPassword, newPassword: 'nine green bottles' }, cookie);
      for (let count = 0; count < 10; count += 1) expect((await change('a wrong guess')).status).toBe(422);
      expect((await change(password)).status).toBe(429);
    });

    test('ends the other sessions and keeps this one', async () => {
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

    test('invalidates links emailed before', async () => {
      const person = await registerPerson(app);
      const token = await resetToken(person);
      const change = { currentPassword: person.password, newPassword: 'nine green bottles' };
      expect((await post('change-password', change, person.cookie)).status).toBe(200);
      expect((await post('reset-password', { token, password: 'ten green bottles' })).status).toBe(409);
      expect((await login(person.email, 'nine green bottles')).status).toBe(200);
    });
  });

  describe('changing the address of an account', () => {
    const changeTo = (person: TestPerson, email: string, password = person.password) =>
      post('change-email', { email, password }, person.cookie);
    const tokenTo = async (email: string) => {
      await app.drain();
      return tokenIn(smtp.lastTo(email), '/auth/confirm');
    };

    test('requires the password, and refuses a taken address', async () => {
      const person = await registerPerson(app);
      const other = await registerPerson(app);
      expect(await (await changeTo(person, 'new@example.com', 'not this one')).json()).toMatchObject({
        data: { fields: [{ path: 'password', code: 'wrong_password' }] },
      });
      expect((await changeTo(person, other.email)).status).toBe(409);
    });

    test('names no one in the email to the new address, which may be a stranger’s', async () => {
      const person = await registerPerson(app, { firstName: 'Wonderful', lastName: 'Offer' });
      await changeTo(person, 'new-and-strange@example.com');
      await app.drain();
      const { to, subject, text, html } = smtp.lastTo('new-and-strange@example.com');
      expect([to?.[0]?.name, /Wonderful|Offer/.test(`${subject}${text}${String(html)}`)]).toEqual(['', false]);
    });

    test('does not work for a stranger with the link', async () => {
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

    test('takes effect after confirmation, and the old address is notified', async () => {
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

    test('is refused if another user has confirmed the address in the meantime', async () => {
      const person = await registerPerson(app);
      await changeTo(person, 'contested@example.com');
      const token = await tokenTo('contested@example.com');
      await registerPerson(app, { email: 'contested@example.com' });
      expect(await (await post('confirm', { token }, person.cookie)).json()).toMatchObject({
        data: { reason: 'email_taken' },
      });
    });
  });

  test('sign-in and sign-out of one browser do not affect the other', async () => {
    const person = await registerPerson(app);
    const fresh = cookiesOf((await login(person.email, person.password)).headers);
    await post('logout', {}, fresh);
    expect(await isSignedIn(fresh)).toBe(false);
    expect(await isSignedIn(person.cookie)).toBe(true);
  });
});
