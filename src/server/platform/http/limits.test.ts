import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createDatabase, type TestDatabase } from '#test/support/database.ts';

import { openDatabase, type Database } from '../db/database.ts';
import { clearAttempts, limitFailures, sweepAttempts, takeAttempt } from './limits.ts';
import { Refusal } from './refusal.ts';

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
  const age = (key: string, seconds: number) =>
    one.pool.query(`update rate_limit set started_at = started_at - $2 * interval '1 second' where key = $1`, [
      key,
      seconds,
    ]);

  test('hold across processes, for attempts made at once', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => takeAttempt(index % 2 ? one.db : other.db, 'a', limit)),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('take several attempts at once, or none of them', async () => {
    await expect(takeAttempt(one.db, 'several', limit, 4)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await takeAttempt(one.db, 'several', limit, 2);
    await expect(takeAttempt(one.db, 'several', limit, 2)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await takeAttempt(one.db, 'several', limit);
    await age('several', 70);
    await takeAttempt(one.db, 'several', limit, 3);
  });

  test('say when to come back, and start again after their time', async () => {
    for (let index = 0; index < 3; index += 1) await takeAttempt(one.db, 'b', limit);
    await age('b', 20);
    await expect(takeAttempt(one.db, 'b', limit)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfter: 40 },
    });
    await age('b', 50);
    await takeAttempt(one.db, 'b', limit);
  });

  const attempt = (key: string, work: () => Promise<void>) =>
    limitFailures(one.db, { key, limit, failure: 'INVALID' }, work);
  const succeed = () => Promise.resolve();
  const fail = (code: 'INVALID' | 'UNAVAILABLE') => () => Promise.reject(new Refusal(code));

  test('on failures count an attempt before its work is done', async () => {
    let begun = 0;
    const gate = Promise.withResolvers<void>();
    const works = Array.from({ length: 20 }, () =>
      attempt('c', async () => {
        begun += 1;
        await gate.promise;
        throw new Refusal('INVALID');
      }),
    );
    const ended = Promise.allSettled(works);
    await expect.poll(() => begun).toBe(3);
    gate.resolve();
    const codes = (await ended).map((outcome) =>
      outcome.status === 'rejected' ? (outcome.reason as Refusal).code : 'none',
    );
    expect([
      begun,
      codes.filter((code) => code === 'INVALID').length,
      codes.filter((code) => code === 'TOO_MANY_REQUESTS').length,
    ]).toEqual([3, 3, 17]);
  });

  test('on failures give back what did not fail, and can be forgotten', async () => {
    for (let index = 0; index < 5; index += 1) await attempt('d', succeed);
    for (let index = 0; index < 5; index += 1)
      await expect(attempt('d', fail('UNAVAILABLE'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    for (let index = 0; index < 3; index += 1)
      await expect(attempt('d', fail('INVALID'))).rejects.toMatchObject({ code: 'INVALID' });
    await expect(attempt('d', succeed)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await clearAttempts(one.db, ['d']);
    await attempt('d', succeed);
  });

  test('give nothing back to a time that has begun since', async () => {
    await attempt('e', async () => {
      await age('e', 61);
      for (let index = 0; index < 3; index += 1) await takeAttempt(one.db, 'e', limit);
    });
    await expect(takeAttempt(one.db, 'e', limit)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
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
