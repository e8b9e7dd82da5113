import { sql } from 'kysely';
import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';

import { isUnavailable } from './platform/db/unavailable.ts';

describe('the metadata of the API', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const login = (body: BodyInit, type = 'application/json') =>
    app.request('POST', '/api/auth/login', { body, headers: { 'content-type': type } });

  test.for([
    ['broken JSON', '{"email": ', 'application/json'],
    ['a broken form', '--x\r\nnothing', 'multipart/form-data; boundary=x'],
    [
      'a form',
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na@b.cd\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    ['a form in one line', 'email=a@b.cd&password=secret', 'application/x-www-form-urlencoded'],
    ['a stream of events', 'data: {}\n\n', 'text/event-stream'],
    ['JSON that is called a text', '{"email": "a@b.cd", "password": "secret"}', 'text/plain'],
  ] as const)('%s is 422, and said so', async ([, body, type]) => {
    const response = await login(body, type);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'INVALID', data: { reason: 'malformed_body' } });
  });

  test.for(['null', '[]', '"text"', '12', '{"__proto__": {"email": "a@b.cd"}}'])(
    '%s is 422 with what is missing',
    async (body) => {
      const response = await login(body);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code: 'INVALID', status: 422 });
    },
  );

  test('fields that are missing, wrong or unknown are named', async () => {
    const response = await login(JSON.stringify({ email: 'nobody', admin: true }));
    expect(await response.json()).toMatchObject({
      data: {
        fields: expect.arrayContaining([
          { path: 'email', code: 'email' },
          { path: 'password', code: 'required' },
          { path: 'admin', code: 'unknown_key' },
        ]) as unknown,
      },
    });
  });

  test('no more than a hundred fields are named', async () => {
    const { data } = (await (
      await login(JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1]))))
    ).json()) as { data: { fields: unknown[] } };
    expect(data.fields).toHaveLength(100);
  });

  test('a body over the cap is 413 before it is read', async () => {
    expect((await login(JSON.stringify({ email: 'x'.repeat(600_000) }))).status).toBe(413);
  });

  test('an unknown path is 404, another method too', async () => {
    expect((await app.request('GET', '/api/nothing')).status).toBe(404);
    expect((await app.request('DELETE', '/api/site')).status).toBe(404);
  });
});

test.for(['terminated', 'too long without a statement'])(
  'a transaction whose session was %s between two statements can be tried again',
  async (reason) => {
    const app = await createTestApp();
    const failed = app.database.db
      .transaction()
      .execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        if (reason === 'terminated') await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(app.database.db);
        else await sql`set local idle_in_transaction_session_timeout = 1`.execute(tx);
        const gone = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`;
        await expect.poll(async () => (await gone.execute(app.database.db)).rows).toEqual([]);
        // The client has heard of it.
        await expect.poll(() => sql`select 1`.execute(tx).then(() => 'answered', isUnavailable)).toBe(true);
        await sql`select 1`.execute(tx);
      })
      .catch(isUnavailable);
    expect(await failed).toBe(true);
    await app.close();
  },
);

test('what a full disk did not take can be sent again', async () => {
  const failed: unknown = await writeFile('/dev/full', 'x').catch((error: unknown) => error);
  expect(isUnavailable(failed)).toBe(true);
});
