import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { makeFolder, removeFolder } from '#test/support/embedded-postgres.ts';
import { occupationsFile } from '#test/support/esco.ts';
import { registerPerson, signInAs } from '#test/support/people.ts';

import { administrate } from './commands.ts';

describe('bin/admin', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const run = (...args: string[]) => administrate(args, { DATABASE_URL: app.config.databaseUrl });
  const roleOf = async (cookie: string) =>
    ((await (await app.request('GET', '/api/me', { cookie })).json()) as { role: string }).role;

  test('says how it is used', async () => {
    for (const args of [
      [],
      ['grant'],
      ['grant', 'nobody'],
      ['list', 'all'],
      ['forget-encryption-key', 'all'],
      ['load-esco'],
      ['remove-esco', 'all'],
      ['promote', 'a@example.com'],
      ['grant', 'a@example.com', 'b@example.com'],
    ]) {
      await expect(run(...args)).rejects.toThrow('Usage: bin/admin grant EMAIL | revoke EMAIL | list');
    }
  });

  test('makes administrators of confirmed accounts alone', async () => {
    await expect(run('grant', 'unknown@example.com')).rejects.toThrow('There is no account of unknown@example.com.');
    const { email, userId } = await registerPerson(app);
    await app.database.db.updateTable('user_account').set({ email_verified: false }).where('id', '=', userId).execute();
    await expect(run('grant', email)).rejects.toThrow('has not confirmed');
    expect(await run('list')).toBe('There is no administrator yet.');
  });

  test('grants and revokes; the last administrator stays (T203)', async () => {
    const first = await registerPerson(app, { role: 'employer' });
    const second = await registerPerson(app);
    expect(await run('grant', first.email.toUpperCase())).toContain('is an administrator now');
    expect((await app.request('GET', '/api/me', { cookie: first.cookie })).status).toBe(401);
    const cookie = await signInAs(app, first);
    expect(await roleOf(cookie)).toBe('admin');
    expect(await run('grant', first.email)).toContain('already');
    await expect(run('revoke', first.email)).rejects.toThrow('is the last administrator');
    expect(await roleOf(cookie)).toBe('admin');
    await run('grant', second.email);
    expect((await run('list')).split('\n').sort()).toEqual([first.email, second.email].sort());
    expect(await run('revoke', first.email)).toContain('is no longer an administrator');
    expect(await roleOf(await signInAs(app, first))).toBe('employer');
    expect(await run('revoke', first.email)).toContain('is not an administrator');
  });

  test('loads and removes ESCO', async () => {
    const folder = await makeFolder();
    const write = async (file: File) => {
      await writeFile(join(folder, file.name), Buffer.from(await file.arrayBuffer()));
      return join(folder, file.name);
    };
    const luthier = { id: 'a1b2', isco: '7312', labels: { en: ['luthier'] } };
    await expect(run('load-esco', join(folder, 'none.csv'))).rejects.toThrow('none.csv cannot be read');
    const wrong = await write(occupationsFile([luthier], 'en', { without: 'iscoGroup' }));
    await expect(run('load-esco', wrong)).rejects.toThrow('lacks the column “iscoGroup”');
    expect(await run('load-esco', await write(occupationsFile([luthier], 'en')))).toContain('1 occupations are loaded');
    expect(await run('remove-esco')).toContain('ESCO is removed');
    expect(await run('remove-esco')).toBe('ESCO is not loaded.');
    await removeFolder(folder);
  });

  test('of two revocations at once, one administrator is left', async () => {
    const people = await Promise.all([registerPerson(app, { role: 'admin' }), registerPerson(app, { role: 'admin' })]);
    await app.database.db
      .updateTable('profile')
      .set({ role: 'job_seeker' })
      .where('role', '=', 'admin')
      .where(
        'user_id',
        'not in',
        people.map(({ userId }) => userId),
      )
      .execute();
    await Promise.allSettled(people.map(({ email }) => run('revoke', email)));
    expect((await run('list')).split('\n')).toHaveLength(1);
  });
});
