import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { startMailServer } from '#test/support/mail-server.ts';
import { registerPerson } from '#test/support/people.ts';

import { hashPassword, verifyPassword } from './password-hash.ts';

describe('a password’s hash', () => {
  test('is argon2id with 19 MiB and two passes, with a salt of its own (T233)', async () => {
    const [first, second] = await Promise.all([hashPassword('seven quiet rivers'), hashPassword('seven quiet rivers')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(second).not.toBe(first);
  });

  test('matches its password only, in whichever Unicode form a keyboard sends it', async () => {
    const hash = await hashPassword('Ærøskøbing é');
    expect(await verifyPassword(hash, 'Ærøskøbing é'.normalize('NFD'))).toBe(true);
    expect(await verifyPassword(hash, 'Ærøskøbing e')).toBe(false);
    expect(await verifyPassword('not a hash', 'Ærøskøbing é')).toBe(false);
  });
});

describe('the password chosen at registration', () => {
  test('is stored only as its hash: in no other table and no email (T236)', async () => {
    const smtp = await startMailServer();
    const app = await createTestApp({ SMTP_URL: smtp.url });
    try {
      const registration = {
        email: 'lea@example.com',
        password: 'zanzibar-umbrella-42',
        firstName: 'Lea',
        lastName: 'Roth',
        userType: 'employer',
        acceptsTerms: true,
      };
      expect((await app.request('POST', '/api/auth/register', { json: registration })).status).toBe(200);
      await app.drain();
      expect(smtp.lastTo('lea@example.com').text).toContain('/auth/confirm');
      const { rows } = await app.database.pool.query<{ name: string }>(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
      );
      const kept = await Promise.all(
        rows.map(
          async ({ name }) =>
            [name, JSON.stringify((await app.database.pool.query(`select * from ${name}`)).rows)] as const,
        ),
      );
      expect(kept.find(([name]) => name === 'public.user_account')?.[1]).toContain('lea@example.com');
      expect(kept.filter(([, text]) => text.includes(registration.password)).map(([name]) => name)).toEqual([]);
      expect(JSON.stringify(smtp.mails)).not.toContain(registration.password);
    } finally {
      await app.close();
      await smtp.close();
    }
  });
});

describe('while too many hashes are being computed', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  test('known and unknown addresses alike are told immediately to come back', async () => {
    const { email, password } = await registerPerson(app);
    const login = (address: string) => app.request('POST', '/api/auth/login', { json: { email: address, password } });
    await login(email);
    const crowd = Promise.allSettled(Array.from({ length: 40 }, () => hashPassword('seven quiet rivers')));
    // Unknown addresses wait in the queue too, so that they take as long as known ones.
    for (const answer of await Promise.all([login(email), login('unknown@example.com')])) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE', data: { reason: 'busy', retryAfter: 1 } });
    }
    const states = (await crowd).map(({ status }) => status);
    expect(new Set(states)).toEqual(new Set(['fulfilled', 'rejected']));
    expect((await login(email)).status).toBe(200);
  });
});
