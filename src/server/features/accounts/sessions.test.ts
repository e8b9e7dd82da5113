import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Pages } from '#server/serve-page.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson, signInAs } from '#test/support/people.ts';

interface Session {
  id: string;
  isCurrent: boolean;
}

describe("the user's own account", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const sessionsOf = async (cookie: string) =>
    (await (await app.request('GET', '/api/auth/sessions', { cookie })).json()) as Session[];

  test('requires a signed-in user for sessions, the account and its language', async () => {
    for (const [method, path] of [
      ['GET', '/api/auth/sessions'],
      ['DELETE', '/api/auth/sessions/019aa000-0000-7000-8000-000000000001'],
      ['POST', '/api/auth/sessions/end-others'],
      ['GET', '/api/me'],
    ] as const) {
      expect((await app.request(method, path)).status).toBe(401);
    }
    expect((await app.request('PATCH', '/api/me', { json: { locale: 'de' } })).status).toBe(401);
  });

  test('tells pages who reads them (T143)', async () => {
    const seen: unknown[] = [];
    const pages: Pages = {
      staticPageScript: '',
      routeOf: () => undefined,
      canonicalPath: (pathname) => pathname,
      render: async (_request, { viewer }) => {
        seen.push(viewer?.name ?? null);
        return { response: new Response('page', { headers: { 'content-type': 'text/html' } }), topics: new Set() };
      },
    };
    const site = await createTestApp({}, { pages });
    try {
      const { cookie } = await registerPerson(site, { firstName: 'Ida', lastName: 'Sol' });
      await site.request('GET', '/about', { cookie });
      await site.database.db.updateTable('user_account').set({ banned_at: new Date() }).execute();
      const answer = await site.request('GET', '/about', { cookie });
      expect(answer.headers.getSetCookie().join('\n')).toContain('parlance.session_token=; Max-Age=0');
      await site.request('GET', '/about');
      expect(seen).toEqual(['Ida Sol', null, null]);
    } finally {
      await site.close();
    }
  });

  test("refuses to end another user's session", async () => {
    const person = await registerPerson(app);
    const stranger = await registerPerson(app);
    for (const id of [person.actor.sessionId, 'nonsense']) {
      expect((await app.request('DELETE', `/api/auth/sessions/${id}`, { cookie: stranger.cookie })).status).toBe(404);
    }
    expect((await app.request('GET', '/api/me', { cookie: person.cookie })).status).toBe(200);
  });

  test("lists a user's sessions without any secret, and lets them end one", async () => {
    const person = await registerPerson(app);
    const other = await signInAs(app, person);
    const sessions = await sessionsOf(person.cookie);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    expect(Object.keys(sessions[0]!).sort()).toEqual([
      'createdAt',
      'id',
      'isCurrent',
      'lastUsedAt',
      'network',
      'userAgent',
    ]);
    const ended = sessions.find(({ isCurrent }) => !isCurrent)!;
    expect((await app.request('DELETE', `/api/auth/sessions/${ended.id}`, { cookie: person.cookie })).status).toBe(200);
    expect((await app.request('GET', '/api/me', { cookie: other })).status).toBe(401);
    expect(await sessionsOf(person.cookie)).toHaveLength(1);
  });

  test('does not list an expired session', async () => {
    const person = await registerPerson(app);
    await signInAs(app, person);
    await app.database.pool.query(
      `update user_session set expires_at = now() - interval '1 second' where user_id = $1 and id <> $2`,
      [person.userId, person.actor.sessionId],
    );
    expect(await sessionsOf(person.cookie)).toMatchObject([{ isCurrent: true }]);
  });

  test('ends all sessions of a user but this one, and no one else’s', async () => {
    const [person, stranger] = [await registerPerson(app), await registerPerson(app)];
    const others = [await signInAs(app, person), await signInAs(app, person)];
    const end = (json: object) => app.request('POST', '/api/auth/sessions/end-others', { json, cookie: person.cookie });
    expect((await end({ userId: stranger.userId })).status).toBe(422);
    expect((await end({})).status).toBe(200);
    const statusOf = async (cookie: string) => (await app.request('GET', '/api/me', { cookie })).status;
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
    expect([await statusOf(person.cookie), await statusOf(stranger.cookie)]).toEqual([200, 200]);
  });

  test('changes the language, and nothing else (T204)', async () => {
    const person = await registerPerson(app);
    const change = (json: object) => app.request('PATCH', '/api/me', { json, cookie: person.cookie });
    for (const extra of [
      'role',
      'userId',
      'user_id',
      'email',
      'emailVerified',
      'verified',
      'bannedAt',
      'banned_at',
      'username',
    ]) {
      const refused = await change({ locale: 'de', [extra]: 'admin' });
      expect(refused.status).toBe(422);
    }
    expect((await change({ locale: 'nl' })).status).toBe(422);
    expect(await (await app.request('GET', '/api/me', { cookie: person.cookie })).json()).toMatchObject({
      locale: 'en',
      role: 'job_seeker',
      email: person.email,
    });
    expect(await (await change({ locale: 'de' })).json()).toMatchObject({ locale: 'de' });
  });

  test('answers whether an address has an account twenty times a minute; unconfirmed ones do not count (T181)', async () => {
    const person = await registerPerson(app);
    const unconfirmed = await registerPerson(app);
    await app.database.db
      .updateTable('user_account')
      .set({ email_verified: false })
      .where('id', '=', unconfirmed.userId)
      .execute();
    const check = async (email: string) => app.request('POST', '/api/auth/check-email', { json: { email } });
    const exists = async (email: string) => ((await (await check(email)).json()) as { exists: boolean }).exists;
    expect(await exists(person.email.toUpperCase())).toBe(true);
    expect(await exists(unconfirmed.email)).toBe(false);
    expect(await exists('nobody@example.com')).toBe(false);
    for (let count = 3; count < 20; count += 1) expect((await check('nobody@example.com')).status).toBe(200);
    const refused = await check('nobody@example.com');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
