import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

import { findAliveSessions } from './alive-sessions.ts';
import { sweepSessions } from './sessions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await changeSetting(app, 'accounts.session_idle_hours', 48);
});
afterAll(() => app.close());

/** The header with which browsers mark a page's own calls. */
const CALL = { 'sec-fetch-mode': 'cors' };
const OPENED = { 'sec-fetch-mode': 'navigate' };

const read = (cookie: string, headers: Record<string, string> = CALL) =>
  app.request('GET', '/api/me', { cookie, headers });

const lastUsed = ({ actor }: TestPerson, hoursAgo: number) =>
  app.database.pool.query(`update user_session set updated_at = now() - $2 * interval '1 hour' where id = $1`, [
    actor.sessionId,
    hoursAgo,
  ]);

async function hoursSinceUse({ actor }: TestPerson): Promise<number> {
  const { rows } = await app.database.pool.query<{ hours: number }>(
    `select round(extract(epoch from now() - updated_at) / 3600)::int as hours from user_session where id = $1`,
    [actor.sessionId],
  );
  return rows[0]?.hours ?? -1;
}

test('ends a session permanently after two days without use, and tells the browser why (T346)', async () => {
  const person = await registerPerson(app);
  await lastUsed(person, 47);
  expect((await read(person.cookie)).status).toBe(200);
  await lastUsed(person, 49);
  expect(await findAliveSessions(app.database.db, [person.actor.sessionId], await app.base.settings())).toEqual(
    new Set(),
  );
  const refused = await read(person.cookie);
  expect(refused.status).toBe(401);
  expect(refused.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^parlance\.session_token=; Max-Age=0;/),
    expect.stringMatching(/^parlance\.ended=idle; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  await changeSetting(app, 'accounts.session_idle_hours', 100);
  expect((await read(person.cookie)).status).toBe(401);
  await changeSetting(app, 'accounts.session_idle_hours', 48);
});

test("a page's automatic calls are no use of its session; opening a page and reported use are", async () => {
  const person = await registerPerson(app);
  await lastUsed(person, 20);
  await read(person.cookie);
  expect(await hoursSinceUse(person)).toBe(20);
  await read(person.cookie, OPENED);
  expect(await hoursSinceUse(person)).toBe(0);
  await lastUsed(person, 20);
  const use = (cookie?: string, json: object = {}) =>
    app.request('POST', '/api/auth/sessions/use', { json, headers: CALL, ...(cookie ? { cookie } : {}) });
  expect((await use()).status).toBe(401);
  expect((await use(person.cookie, { id: person.actor.sessionId })).status).toBe(422);
  expect((await use(person.cookie)).status).toBe(200);
  expect(await hoursSinceUse(person)).toBe(0);
});

test('a swept session still explains that it was unused; one replaced by another sign-in does not', async () => {
  const [idle, ended] = [await registerPerson(app), await registerPerson(app)];
  await lastUsed(idle, 49);
  await sweepSessions(app.ctx());
  await changeSetting(app, 'accounts.session_idle_hours', 100);
  expect((await read(idle.cookie)).headers.getSetCookie().join('\n')).toContain('parlance.ended=idle');
  await changeSetting(app, 'accounts.session_idle_hours', 48);
  await app.request('POST', '/api/auth/login', {
    json: { email: ended.email, password: ended.password },
    cookie: ended.cookie,
  });
  expect((await read(ended.cookie)).headers.getSetCookie()).toEqual([expect.stringContaining('session_token=;')]);
});

test('signing in again forgets that the last session ended unused', async () => {
  const { email, password } = await registerPerson(app);
  const answer = await app.request('POST', '/api/auth/login', {
    json: { email, password },
    cookie: 'parlance.ended=idle',
  });
  expect(answer.headers.getSetCookie().join('\n')).toContain('parlance.ended=; Max-Age=0');
});

test('an unused session is swept in the end', async () => {
  const person = await registerPerson(app);
  await app.database.pool.query(`update user_session set created_at = now() - interval '31 days' where id = $1`, [
    person.actor.sessionId,
  ]);
  await sweepSessions(app.ctx());
  expect(await hoursSinceUse(person)).toBe(-1);
});
