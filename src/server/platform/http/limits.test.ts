import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createDatabase, type TestDatabase } from '#test/support/database.ts';

import { openDatabase, type Database } from '../db/database.ts';
import { checkAttempts, clearAttempts, sweepAttempts, takeAttempt } from './limits.ts';

describe('limits', () => {
  let server: TestDatabase;
  let one: Database;
  let other: Database;
  beforeAll(async () => {
    server = await createDatabase();
    [one, other] = [openDatabase({ connectionString: server.url }), openDatabase({ connectionString: server.url })];
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await server.drop();
  });

  const limit = { max: 3, seconds: 60 };
  const age = (key: string, seconds: number) => one.pool.query(`update rate_limit set started_at = started_at - $2 * interval '1 second' where key = $1`, [key, seconds]);

  test('hold across processes, for attempts made at once', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => takeAttempt(index % 2 ? one.db : other.db, 'a', limit)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('say when to come back, and begin anew after their time', async () => {
    for (let index = 0; index < 3; index += 1) await takeAttempt(one.db, 'b', limit);
    await age('b', 20);
    await expect(takeAttempt(one.db, 'b', limit)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: 40 } });
    await age('b', 50);
    await takeAttempt(one.db, 'b', limit);
  });

  test('can be looked at without being used, and forgotten', async () => {
    for (let index = 0; index < 3; index += 1) await checkAttempts(one.db, 'c', limit);
    for (let index = 0; index < 3; index += 1) await takeAttempt(one.db, 'c', limit);
    await expect(checkAttempts(one.db, 'c', limit)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await clearAttempts(one.db, 'c');
    await checkAttempts(one.db, 'c', limit);
  });

  test('what no limit looks at any more is swept', async () => {
    await takeAttempt(one.db, 'old', limit);
    await age('old', 40 * 86_400);
    await takeAttempt(one.db, 'new', limit);
    await sweepAttempts(one.db);
    const left = await one.pool.query<{ key: string }>(`select key from rate_limit where key in ('old', 'new')`);
    expect(left.rows).toEqual([{ key: 'new' }]);
  });
});
