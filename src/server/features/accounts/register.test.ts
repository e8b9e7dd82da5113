import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { linkIn, type MailServer, startMailServer, tokenIn } from '#test/support/mail-server.ts';
import { cookiesOf, registerPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

import { SEND_ACCOUNT_MAIL } from './mail-task.ts';

const someone = { firstName: 'Lea', lastName: 'Roth', password: 'seven quiet rivers', acceptsTerms: true };

describe('registering', () => {
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

  const register = (input: Record<string, unknown>, headers: Record<string, string> = {}) =>
    app.request('POST', '/api/auth/register', { json: { ...someone, ...input }, headers });
  const confirm = (input: object, cookie?: string) =>
    app.request('POST', '/api/auth/confirm', { json: input, ...(cookie ? { cookie } : {}) });
  const login = (email: string, password: string) =>
    app.request('POST', '/api/auth/login', { json: { email, password } });
  const accounts = (email: string) =>
    app.database.db.selectFrom('user_account').selectAll().where('email', '=', email).execute();
  const tokenTo = async (email: string) => {
    await app.drain();
    return tokenIn(smtp.lastTo(email), '/auth/confirm');
  };

  test('is refused with invalid input, and nothing is written (T2)', async () => {
    const email = 'nobody@example.com';
    const extras = {
      role: 'admin',
      user_type: 'employer',
      user_id: '019aa000-0000-7000-8000-000000000001',
      id: '019aa000-0000-7000-8000-000000000001',
      verified: true,
      email_verified: true,
      emailVerified: true,
      banned_at: null,
      username: 'boss',
      locale: 'de',
      created_at: '2020-01-01',
    };
    for (const [key, value] of Object.entries(extras)) {
      const refused = await register({ email, [key]: value });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({
        code: 'INVALID',
        data: { fields: [{ path: key, code: 'unknown_key' }] },
      });
    }
    for (const userType of ['admin', 'system', '', null, 'Employer'])
      expect((await register({ email, userType })).status).toBe(422);
    for (const [field, value] of Object.entries({
      firstName: ' ',
      lastName: 'x'.repeat(81),
      email: 'nobody@',
      acceptsTerms: false,
      password: '',
    })) {
      expect(await (await register({ email, [field]: value })).json()).toMatchObject({
        data: { fields: [{ path: field }] },
      });
    }
    expect(await accounts(email)).toEqual([]);
  });

  test('refuses links, hidden characters and blanks in names, each with its reason (T304)', async () => {
    const fieldsOf = async (input: object) =>
      ((await (await register({ email: 'named@example.com', ...input })).json()) as { data: { fields: unknown[] } })
        .data.fields;
    for (const [name, code] of [
      ['http://evil.example', 'web_address'],
      ['evil.example', 'web_address'],
      ['Le\u200ba', 'hidden_characters'],
      ['\u3164', 'hidden_characters'],
      ['\u2800', 'hidden_characters'],
      ['\u00a0', 'required'],
      ['!?', 'letters_required'],
    ]) {
      for (const field of ['firstName', 'lastName'])
        expect([name, await fieldsOf({ [field]: name })]).toEqual([name, [{ path: field, code }]]);
    }
    expect(await accounts('named@example.com')).toEqual([]);
  });

  test('refuses short and common passwords, each with its reason (T183)', async () => {
    const fieldOf = async (password: string) =>
      ((await (await register({ email: 'careful@example.com', password })).json()) as { data: { fields: unknown[] } })
        .data.fields;
    expect(await fieldOf('12ab!')).toEqual([{ path: 'password', code: 'too_short', params: { min: 6 } }]);
    expect(await fieldOf('x'.repeat(129))).toEqual([{ path: 'password', code: 'too_long', params: { max: 128 } }]);
    expect(await fieldOf('123456')).toEqual([{ path: 'password', code: 'common_password' }]);
    expect(await fieldOf('Lea.Roth1')).toEqual([{ path: 'password', code: 'common_password' }]);
    // From a leak.
    expect(await fieldOf('spitfire')).toEqual([{ path: 'password', code: 'common_password' }]);
    // The site's name.
    expect(await fieldOf('parlance2026!')).toEqual([{ path: 'password', code: 'common_password' }]);
  });

  test('accepts any password of six characters, and signs in with it (T184)', async () => {
    for (const [name, password] of [
      ['letters', 'vmqzkd'],
      ['digits', '839174'],
      ['emoji', '🐙🌊🏔🦊🪁🧵'],
    ] as const) {
      const email = `six-${name}@example.com`;
      const answer = await register({ email, firstName: 'Ida', password });
      expect([name, Array.from(password).length, answer.status]).toEqual([name, 6, 200]);
      await confirm({ token: await tokenTo(email) }, cookiesOf(answer.headers));
      expect((await login(email, password)).status).toBe(200);
    }
  });

  test('fails as a whole if its email cannot be queued, and works once it can (T264)', async () => {
    const email = 'no-mail@example.com';
    const queue = (change: string) => app.database.pool.query(`alter table pgboss.job ${change}`);
    await queue(`add constraint no_mails check (name <> '${SEND_ACCOUNT_MAIL}') not valid`);
    expect((await register({ email, firstName: 'Ida' })).status).toBe(500);
    await queue('drop constraint no_mails');
    expect(await accounts(email)).toEqual([]);
    expect((await register({ email, firstName: 'Ida' })).status).toBe(200);
    expect(await accounts(email)).toHaveLength(1);
    await tokenTo(email);
    expect(smtp.mails.filter((mail) => mail.to?.[0]?.address === email)).toHaveLength(1);
  });

  test('is refused for an address with a confirmed account', async () => {
    const { email, password } = await registerPerson(app);
    const refused = await register({ email });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'CONFLICT', data: { reason: 'email_taken' } });
    expect((await login(email, password)).status).toBe(200);
  });

  test('creates an account that cannot be used before its address is confirmed (T16)', async () => {
    const email = 'lea@example.com';
    const answer = await register({ email }, { 'accept-language': 'de-AT' });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^registration=\S{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await login(email, someone.password)).status).toBe(403);
    const mail = (await tokenTo(email), smtp.lastTo(email));
    expect(mail.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
    expect(linkIn(mail, '/auth/confirm').href).toMatch(/^http:\/\/localhost:3000\/de\/auth\/confirm#token=/);
    expect(mail.html).toContain('lang="de"');
    const profile = await app.database.db
      .selectFrom('profile')
      .select(['role', 'username', 'preferred_locale'])
      .where('first_name', '=', 'Lea')
      .executeTakeFirstOrThrow();
    expect(profile).toEqual({
      role: 'job_seeker',
      username: expect.stringMatching(/^lea_roth_\d{13}$/),
      preferred_locale: 'de',
    });
  });

  test('signs in the browser that registered when it confirms; the link works once (T3)', async () => {
    const email = 'same-browser@example.com';
    const cookie = cookiesOf((await register({ email, userType: 'employer' })).headers);
    const token = await tokenTo(email);
    const confirmed = await confirm({ token }, cookie);
    expect(await confirmed.json()).toEqual({ outcome: 'verified' });
    expect(confirmed.headers.getSetCookie().join('\n')).toContain('registration=; Max-Age=0');
    const me = await app.request('GET', '/api/me', { cookie: cookiesOf(confirmed.headers) });
    expect(await me.json()).toMatchObject({ email, name: 'Lea Roth', role: 'employer' });
    const again = await confirm({ token }, cookie);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ data: { reason: 'link_expired' } });
  });

  test('is not confirmed by viewing a link, as mail scanners do', async () => {
    const email = 'scanned@example.com';
    const cookie = cookiesOf((await register({ email })).headers);
    const token = await tokenTo(email);
    for (const method of ['HEAD', 'GET']) {
      for (const path of ['/auth/confirm', '/api/auth/confirm', '/reset-password'])
        await app.request(method, `${path}?token=${token}`);
    }
    expect(await (await confirm({ token })).json()).toEqual({ outcome: 'needs_password' });
    expect((await accounts(email))[0]!.email_verified).toBe(false);
    expect(await (await confirm({ token }, cookie)).json()).toEqual({ outcome: 'verified' });
  });

  test('invalidates the other links when one is used', async () => {
    const email = 'two-links@example.com';
    const cookie = cookiesOf((await register({ email })).headers);
    const first = await tokenTo(email);
    await app.request('POST', '/api/auth/resend-verification', { json: { email } });
    expect((await confirm({ token: await tokenTo(email) }, cookie)).status).toBe(200);
    expect((await confirm({ token: first, newPassword: 'the stranger waits' })).status).toBe(409);
    expect((await login(email, someone.password)).status).toBe(200);
  });

  test('requires the password in another browser (T73)', async () => {
    const email = 'other-browser@example.com';
    await register({ email });
    const token = await tokenTo(email);
    const refused = await confirm(
      { token, password: 'a guess of mine' },
      'registration=a-cookie-of-somebody-elses-browser',
    );
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ data: { fields: [{ path: 'password', code: 'wrong_password' }] } });
    const confirmed = await confirm({ token, password: someone.password });
    expect(await confirmed.json()).toEqual({ outcome: 'verified' });
    expect((await app.request('GET', '/api/me', { cookie: cookiesOf(confirmed.headers) })).status).toBe(200);
  });

  test('gives nothing to a stranger who registered an address when its owner confirms (T332)', async () => {
    const email = 'owner@example.com';
    const stranger = cookiesOf((await register({ email, password: 'the stranger waits' })).headers);
    const token = await tokenTo(email);
    // The owner opens the link in their own browser, which did not register and has no password.
    expect(await (await confirm({ token })).json()).toEqual({ outcome: 'needs_password' });
    expect((await confirm({ token, newPassword: '123456' })).status).toBe(422);
    const confirmed = await confirm({ token, newPassword: 'the owner arrives' });
    expect(await confirmed.json()).toEqual({ outcome: 'verified' });
    expect((await login(email, 'the stranger waits')).status).toBe(401);
    expect((await confirm({ token }, stranger)).status).toBe(409);
    expect((await app.request('GET', '/api/me', { cookie: stranger })).status).toBe(401);
    expect((await login(email, 'the owner arrives')).status).toBe(200);
  });

  test('replaces an unconfirmed account and invalidates its links', async () => {
    const email = 'twice@example.com';
    const stranger = cookiesOf((await register({ email, password: 'the stranger waits' })).headers);
    const oldToken = await tokenTo(email);
    const owner = cookiesOf((await register({ email, firstName: 'Ida', password: 'the owner arrives' })).headers);
    const token = await tokenTo(email);
    expect((await confirm({ token: oldToken }, stranger)).status).toBe(409);
    expect(await (await confirm({ token }, stranger)).json()).toEqual({ outcome: 'needs_password' });
    expect(await (await confirm({ token }, owner)).json()).toEqual({ outcome: 'verified' });
    expect((await login(email, 'the stranger waits')).status).toBe(401);
    expect(await (await login(email, 'the owner arrives')).json()).toMatchObject({ viewer: { name: 'Ida Roth' } });
  });

  test('creates one account when two register at once', async () => {
    const email = 'at-once@example.com';
    const answers = await Promise.all([register({ email }), register({ email })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await accounts(email)).toHaveLength(1);
  });

  test('reports an expired link', async () => {
    const email = 'late@example.com';
    const cookie = cookiesOf((await register({ email })).headers);
    const token = await tokenTo(email);
    await app.database.pool.query(`update user_token set expires_at = now() - interval '1 second'`);
    expect(await (await confirm({ token }, cookie)).json()).toMatchObject({
      code: 'CONFLICT',
      data: { reason: 'link_expired' },
    });
    expect((await confirm({ token: 'x'.repeat(43) })).status).toBe(409);
  });

  test('accepts passphrases of 128 characters of any script, however they are typed', async () => {
    for (const [name, password] of [
      ['greek', 'ήΐ πολύ μακριά φράση '.repeat(7).slice(0, 128)],
      ['japanese', '春の海ひねもすのたりのたりかな'.repeat(9).slice(0, 128)],
      ['emoji', '🐙🌊🏔'.repeat(43).slice(0, 256)],
    ] as const) {
      const email = `${name}@example.com`;
      expect(Array.from(password)).toHaveLength(128);
      const cookie = cookiesOf((await register({ email, password })).headers);
      await confirm({ token: await tokenTo(email) }, cookie);
      expect((await login(email, password.normalize('NFC'))).status).toBe(200);
      expect((await login(email, password.slice(0, -2))).status).toBe(401);
    }
  });

  test('is limited to ten in an hour from one address (T320)', async () => {
    for (let count = 0; count < 10; count += 1) await register({ email: 'short@example.com', password: '123456' });
    const refused = await register({ email: 'short@example.com' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  });

  test('sends the verification email again on request, three times an hour, without revealing anything', async () => {
    const email = 'again@example.com';
    await register({ email });
    const first = await tokenTo(email);
    const resend = (address: string) =>
      app.request('POST', '/api/auth/resend-verification', { json: { email: address } });
    for (const address of [email, 'unknown@example.com'])
      expect(await (await resend(address)).json()).toEqual({ done: true });
    const second = await tokenTo(email);
    expect(second).not.toBe(first);
    expect(smtp.mails.some((mail) => mail.to?.[0]?.address === 'unknown@example.com')).toBe(false);
    await resend(email);
    await resend(email);
    const refused = await resend(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  });
});

describe('while existing addresses are kept secret', () => {
  test('registering and asking reveal nothing; the owner is notified by email, once a day (T182)', async () => {
    const smtp = await startMailServer();
    const app = await createTestApp({ SMTP_URL: smtp.url });
    try {
      const { email, password, userId } = await registerPerson(app, { locale: 'it' });
      await changeSetting(app, 'accounts.reveal_existing_email', false);
      const check = await app.request('POST', '/api/auth/check-email', { json: { email } });
      expect(await check.json()).toEqual({ exists: false });
      for (let count = 0; count < 2; count += 1) {
        const answer = await app.request('POST', '/api/auth/register', { json: { ...someone, email } });
        expect(await answer.json()).toEqual({ done: true });
        expect(answer.headers.getSetCookie()).toHaveLength(1);
      }
      await app.drain();
      expect(smtp.mails.map((mail) => mail.subject)).toEqual(['Ha già un account']);
      const login = await app.request('POST', '/api/auth/login', { json: { email, password } });
      expect(await login.json()).toMatchObject({ viewer: { userId } });
    } finally {
      await app.close();
      await smtp.close();
    }
  });
});
