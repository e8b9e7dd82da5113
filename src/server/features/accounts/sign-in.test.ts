import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { cookiesOf, registerPerson } from '#test/support/people.ts';

describe('signing in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const login = (email: string, password: string) => app.request('POST', '/api/auth/login', { json: { email, password } });

  test('a wrong password and an unknown address get the same answer', async () => {
    const person = await registerPerson(app);
    for (const email of [person.email, 'nobody@example.com']) {
      const refused = await login(email, 'not the password');
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ code: 'UNAUTHENTICATED', data: { reason: 'invalid_credentials' } });
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
  });

  test('an unconfirmed address is told so to who knows its password, and to nobody else', async () => {
    const person = await registerPerson(app);
    await app.database.db.updateTable('user_account').set({ email_verified: false }).where('id', '=', person.userId).execute();
    expect(await (await login(person.email, 'not the password')).json()).toMatchObject({ data: { reason: 'invalid_credentials' } });
    const refused = await login(person.email, person.password);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'FORBIDDEN', data: { reason: 'email_not_verified' } });
  });

  test('a banned person cannot sign in, and is signed out at the next request', async () => {
    const person = await registerPerson(app);
    await app.database.db.updateTable('user_account').set({ banned_at: new Date() }).where('id', '=', person.userId).execute();
    expect(await (await login(person.email, person.password)).json()).toMatchObject({ data: { reason: 'invalid_credentials' } });
    expect((await app.request('GET', '/api/me', { cookie: person.cookie })).status).toBe(401);
  });

  test('the right password opens a session in a cookie that scripts cannot read', async () => {
    const person = await registerPerson(app, { firstName: 'Lea', lastName: 'Roth', locale: 'de' });
    const answer = await login(`  ${person.email.toUpperCase()} `, person.password);
    expect(answer.status).toBe(200);
    const { viewer } = (await answer.json()) as { viewer: object };
    expect(viewer).toEqual({ userId: person.userId, profileId: person.profileId, role: 'job_seeker', name: 'Lea Roth', email: person.email, avatarUrl: null, locale: 'de' });
    const [line, ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(line).toMatch(/^parlance\.session_token=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const me = await app.request('GET', '/api/me', { cookie: cookiesOf(answer.headers) });
    expect(await me.json()).toEqual(viewer);
  });

  test('the table holds no token that a cookie could be made of', async () => {
    const { cookie } = await registerPerson(app);
    const rows = await app.database.db.selectFrom('user_session').select('token').execute();
    const token = decodeURIComponent(cookie).split('=')[1]!.split('.')[0]!;
    expect(token.length).toBeGreaterThan(20);
    expect(rows.map((row) => row.token)).not.toContain(token);
  });

  test('signing out ends the session and removes the cookie', async () => {
    const { cookie } = await registerPerson(app);
    const answer = await app.request('POST', '/api/auth/logout', { json: {}, cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join('\n')).toMatch(/^parlance\.session_token=; Max-Age=0/m);
    expect((await app.request('GET', '/api/me', { cookie })).status).toBe(401);
  });

  test('a dead cookie counts as signed out, and is removed', async () => {
    const answer = await app.request('GET', '/api/me', { cookie: 'parlance.session_token=nonsense.signature' });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie().join('\n')).toMatch(/^parlance\.session_token=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await app.request('GET', '/api/site', { cookie: 'parlance.session_token=nonsense' })).status).toBe(200);
  });

  test('an expired session counts as signed out; one that is used lives on', async () => {
    const { cookie, userId } = await registerPerson(app);
    const age = (changes: { expires_at: Date; updated_at?: Date }) => app.database.db.updateTable('user_session').set(changes).where('user_id', '=', userId).execute();
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    await age({ expires_at: days(3), updated_at: days(-2) });
    const renewed = await app.request('GET', '/api/me', { cookie });
    expect(renewed.headers.getSetCookie().join('\n')).toBe(`${cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
    const { expires_at: until } = await app.database.db.selectFrom('user_session').select('expires_at').where('user_id', '=', userId).executeTakeFirstOrThrow();
    expect(until.getTime()).toBeGreaterThan(days(29).getTime());
    expect((await app.request('GET', '/api/me', { cookie })).headers.getSetCookie()).toEqual([]);
    await age({ expires_at: days(-1) });
    expect((await app.request('GET', '/api/me', { cookie })).status).toBe(401);
  });

  test('after ten wrong passwords the account waits, also for the right one', async () => {
    const person = await registerPerson(app);
    for (let count = 0; count < 10; count += 1) expect((await login(person.email, 'wrong again')).status).toBe(401);
    const refused = await login(person.email, person.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  test('an address may try thirty times in a quarter of an hour, whoever it tries', async () => {
    await app.database.db.deleteFrom('rate_limit').execute();
    const statuses = [];
    for (let count = 0; count < 30; count += 1) statuses.push((await login(`guess-${count}@example.com`, 'guess')).status);
    expect(statuses).toEqual(Array.from({ length: 30 }, () => 401));
    const refused = await login('guess-30@example.com', 'guess');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  });
});

describe('signing in over HTTPS', () => {
  test('the cookie is Secure', async () => {
    const app = await createTestApp({ APP_URL: 'https://jobs.example.com' });
    try {
      const { email, password } = await registerPerson(app);
      const answer = await app.request('POST', '/api/auth/login', { json: { email, password } });
      expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-parlance\.session_token=.*; Secure/);
    } finally {
      await app.close();
    }
  });
});
