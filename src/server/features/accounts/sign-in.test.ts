import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { cookiesOf, registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

import { findAliveSessions } from './alive-sessions.ts';
import { sweepSessions } from './sessions.ts';

describe('signing in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const login = (email: string, password: string) =>
    app.request('POST', '/api/auth/login', { json: { email, password } });

  test('gives the same answer to a wrong password and an unknown address', async () => {
    const person = await registerPerson(app);
    for (const email of [person.email, 'nobody@example.com']) {
      const refused = await login(email, 'not the password');
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ code: 'UNAUTHENTICATED', data: { reason: 'invalid_credentials' } });
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
  });

  test('reports an unconfirmed address only with the right password (T147)', async () => {
    const person = await registerPerson(app);
    await app.database.db
      .updateTable('user_account')
      .set({ email_verified: false })
      .where('id', '=', person.userId)
      .execute();
    expect(await (await login(person.email, 'not the password')).json()).toMatchObject({
      data: { reason: 'invalid_credentials' },
    });
    const refused = await login(person.email, person.password);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'FORBIDDEN', data: { reason: 'email_not_verified' } });
  });

  test('is refused to a banned person, who is signed out at the next request', async () => {
    const person = await registerPerson(app);
    await app.database.db
      .updateTable('user_account')
      .set({ banned_at: new Date() })
      .where('id', '=', person.userId)
      .execute();
    expect(await (await login(person.email, person.password)).json()).toMatchObject({
      data: { reason: 'invalid_credentials' },
    });
    expect((await app.request('GET', '/api/me', { cookie: person.cookie })).status).toBe(401);
  });

  test('opens a session in a cookie that scripts cannot read (T237)', async () => {
    const person = await registerPerson(app, { firstName: 'Lea', lastName: 'Roth', locale: 'de' });
    const answer = await login(`  ${person.email.toUpperCase()} `, person.password);
    expect(answer.status).toBe(200);
    const { viewer } = (await answer.json()) as { viewer: object };
    expect(viewer).toEqual({
      userId: person.userId,
      profileId: person.profileId,
      unclaimed: null,
      role: 'job_seeker',
      companyRole: null,
      isConsultant: false,
      name: 'Lea Roth',
      email: person.email,
      avatarUrl: null,
      locale: 'de',
    });
    const [line, device, ...others] = answer.headers.getSetCookie();
    expect(device).toMatch(/^parlance\.device=/);
    expect(others).toEqual([]);
    expect(line).toMatch(/^parlance\.session_token=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const me = await app.request('GET', '/api/me', { cookie: cookiesOf(answer.headers) });
    expect(await me.json()).toEqual(viewer);
  });

  test('stores no token from which a cookie could be made', async () => {
    const { cookie } = await registerPerson(app);
    const rows = await app.database.db.selectFrom('user_session').select('token').execute();
    const token = decodeURIComponent(cookie).split('=')[1]!.split('.')[0]!;
    expect(token.length).toBeGreaterThan(20);
    expect(rows.map((row) => row.token)).not.toContain(token);
  });

  test('is ended by signing out, which also removes the cookie (T238)', async () => {
    const { cookie } = await registerPerson(app);
    const answer = await app.request('POST', '/api/auth/logout', { json: {}, cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join('\n')).toMatch(/^parlance\.session_token=; Max-Age=0/m);
    expect((await app.request('GET', '/api/me', { cookie })).status).toBe(401);
  });

  test('treats an invalid cookie as signed out, and removes it', async () => {
    const answer = await app.request('GET', '/api/me', { cookie: 'parlance.session_token=nonsense.signature' });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie().join('\n')).toMatch(
      /^parlance\.session_token=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await app.request('GET', '/api/site', { cookie: 'parlance.session_token=nonsense' })).status).toBe(200);
  });

  test('treats an expired session as signed out', async () => {
    const { cookie, userId } = await registerPerson(app);
    await app.database.pool.query(
      `update user_session set expires_at = now() - interval '1 second' where user_id = $1`,
      [userId],
    );
    expect((await app.request('GET', '/api/me', { cookie })).status).toBe(401);
  });

  test('lasts thirty days, however much the session is used (T292)', async () => {
    const { cookie, userId } = await registerPerson(app);
    const age = (days: number) =>
      app.database.pool.query(
        `update user_session set created_at = now() - $2 * interval '1 day', updated_at = now() - interval '2 days', expires_at = now() + interval '20 days' where user_id = $1`,
        [userId, days],
      );
    await age(29.9);
    const used = await app.request('GET', '/api/me', { cookie });
    expect([used.status, used.headers.getSetCookie()]).toEqual([200, []]);
    const session = await app.database.db
      .selectFrom('user_session')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    // Its last use is recorded, which does not extend it.
    expect(Date.now() - session.updated_at.getTime()).toBeLessThan(60_000);
    expect(session.expires_at.getTime()).toBeLessThan(Date.now() + 20 * 86_400_000);
    await age(30.1);
    expect((await app.request('GET', '/api/me', { cookie })).status).toBe(401);
    expect(await findAliveSessions(app.database.db, [session.id], await app.ctx().settings())).toEqual(new Set());
    await sweepSessions(app.ctx());
    expect(
      await app.database.db.selectFrom('user_session').select('id').where('user_id', '=', userId).execute(),
    ).toEqual([]);
  });

  test('lasts as many days as the setting says, effective immediately (T293)', async () => {
    const person = await registerPerson(app);
    await app.database.pool.query(`update user_session set created_at = now() - interval '3 days' where user_id = $1`, [
      person.userId,
    ]);
    await changeSetting(app, 'accounts.session_days', 2);
    expect((await app.request('GET', '/api/me', { cookie: person.cookie })).status).toBe(401);
    expect((await login(person.email, person.password)).headers.getSetCookie()[0]).toContain('; Max-Age=172800;');
    const { expires_at: end } = await app.database.db
      .selectFrom('user_session')
      .select('expires_at')
      .where('user_id', '=', person.userId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(Math.round((end.getTime() - Date.now()) / 3_600_000)).toBe(48);
    await changeSetting(app, 'accounts.session_days', 30);
  });

  test("ends the browser's previous session, whichever user it belongs to (T294)", async () => {
    const [ana, ben] = [await registerPerson(app), await registerPerson(app)];
    const signIn = async (person: TestPerson, cookie: string) =>
      cookiesOf(
        (
          await app.request('POST', '/api/auth/login', {
            json: { email: person.email, password: person.password },
            cookie,
          })
        ).headers,
      );
    const isSignedIn = async (cookie: string) => (await app.request('GET', '/api/me', { cookie })).status === 200;
    expect(
      (
        await app.request('POST', '/api/auth/login', {
          json: { email: ana.email, password: 'not the password' },
          cookie: ana.cookie,
        })
      ).status,
    ).toBe(401);
    expect(await isSignedIn(ana.cookie)).toBe(true);
    const elsewhere = await signInAs(app, ana);
    const second = await signIn(ana, ana.cookie);
    expect([await isSignedIn(ana.cookie), await isSignedIn(second), await isSignedIn(elsewhere)]).toEqual([
      false,
      true,
      true,
    ]);
    const third = await signIn(ben, second);
    expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([false, true]);
  });

  test('is blocked after ten wrong passwords, also with the right one (T318)', async () => {
    const person = await registerPerson(app);
    for (let count = 0; count < 10; count += 1) expect((await login(person.email, 'wrong again')).status).toBe(401);
    const refused = await login(person.email, person.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  test('is limited to thirty attempts in a quarter of an hour from one address, for all accounts (T319)', async () => {
    await app.database.db.deleteFrom('rate_limit').execute();
    const statuses = [];
    for (let count = 0; count < 30; count += 1)
      statuses.push((await login(`guess-${count}@example.com`, 'guess')).status);
    expect(statuses).toEqual(Array.from({ length: 30 }, () => 401));
    const refused = await login('guess-30@example.com', 'guess');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  });
});

describe('signing in over HTTPS', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ APP_URL: 'https://jobs.example.com' });
  });
  afterAll(() => app.close());

  const isSignedIn = async (cookie: string) => (await app.request('GET', '/api/me', { cookie })).status === 200;

  test('every cookie is bound to the host, and no other site of the domain can set it', async () => {
    const { email, password } = await registerPerson(app);
    const answers = [
      await app.request('POST', '/api/auth/login', { json: { email, password } }),
      await app.request('POST', '/api/auth/passkey/begin', { json: {} }),
      await app.request('POST', '/api/auth/register', {
        json: { firstName: 'Lea', lastName: 'Roth', email: 'lea@example.com', password, acceptsTerms: true },
      }),
      await app.request('GET', '/api/me', { cookie: '__Host-parlance.session_token=nonsense' }),
    ];
    const lines = answers.flatMap(({ headers }) => headers.getSetCookie());
    expect(lines.map((line) => line.split('=')[0])).toEqual([
      '__Host-parlance.session_token',
      '__Host-parlance.device',
      '__Host-parlance.browser',
      '__Host-registration',
      '__Host-parlance.session_token',
    ]);
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; Secure(;|$)/);
      expect(line).not.toMatch(/; Domain/i);
    }
  });

  test('signing out ends the session', async () => {
    const { cookie } = await registerPerson(app);
    const answer = await app.request('POST', '/api/auth/logout', { json: {}, cookie });
    expect(answer.headers.getSetCookie().join('\n')).toMatch(/^__Host-parlance\.session_token=; Max-Age=0/m);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test("continues an earlier release's session with a new cookie; the former one opens no newer session", async () => {
    const person = await registerPerson(app);
    const former = person.cookie.replace('__Host-', '__Secure-');
    expect(former).not.toBe(person.cookie);
    expect(await isSignedIn(former)).toBe(false);
    await app.database.db
      .updateTable('user_session')
      .set({ has_former_cookie: true })
      .where('user_id', '=', person.userId)
      .execute();
    const answer = await app.request('GET', '/api/me', { cookie: former });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Secure-parlance\.session_token=; Max-Age=0;/),
      expect.stringMatching(/^__Host-parlance\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure/),
    ]);
    expect(await isSignedIn(cookiesOf(answer.headers))).toBe(true);
  });

  test("recognizes an earlier release's device", async () => {
    const { email, password } = await registerPerson(app);
    const login = (given: string, cookie = '') =>
      app.request('POST', '/api/auth/login', { json: { email, password: given }, cookie });
    const device = cookiesOf((await login(password)).headers)
      .split('; ')
      .find((cookie) => cookie.startsWith('__Host-parlance.device='));
    for (let count = 0; count < 10; count += 1) await login('wrong again');
    expect((await login(password)).status).toBe(429);
    expect((await login(password, device?.replace('__Host-', '__Secure-'))).status).toBe(200);
  });
});
