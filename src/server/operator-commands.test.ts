import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openTestApp } from '#test/support/app.ts';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '#test/support/database.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';
import { registerPerson } from '#test/support/people.ts';
import { hasValkey, startValkey } from '#test/support/valkey.ts';

import { checkConfig, migrateCommand } from './commands.ts';
import { markAsDemo } from './features/site/demo-data.ts';
import { openDatabase, type Database } from './platform/db/database.ts';
import { migrations, rehearseMigrations } from './platform/db/migrate.ts';

describe('npm run migrate', () => {
  let database: TestDatabase;
  let opened: Database;
  beforeEach(async () => {
    database = await createEmptyDatabase();
    opened = openDatabase({ connectionString: database.url }, 1);
  });
  afterEach(async () => {
    await opened.close();
    await database.drop();
  });

  const run = (...args: string[]) => migrateCommand(args, { DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  const readTables = async () =>
    (await opened.pool.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount;

  test('says how it is used', async () => {
    for (const args of [[], ['--all'], ['--status', '--apply'], ['status']])
      await expect(run(...args)).rejects.toThrow('Usage: npm run migrate -- --status');
  });

  test('lists what is open and changes nothing; tries it and rolls it back; applies it', async () => {
    const [first] = migrations[0]!;
    expect(await run('--status')).toContain(`open     - ${first}`);
    expect(await run('--status')).toContain(`0 applied, ${migrations.length} open.`);
    const tried = await run('--dry-run');
    expect(tried).toMatch(new RegExp(`^\\d+ ms {2}${first}$`, 'm'));
    expect(tried).toContain('All was rolled back: nothing has changed.');
    expect(await readTables()).toBe(0);
    expect((await run('--apply')).split('\n')).toHaveLength(migrations.length);
    expect(await run('--status')).toContain(`${migrations.length} applied, 0 open.`);
    expect(await run('--status')).toMatch(new RegExp(`^applied  \\d{4}-\\S+Z ${first}$`, 'm'));
    expect([await run('--dry-run'), await run('--apply')]).toEqual(['No migration is open.', 'No migration is open.']);
  });

  test('names the one that would fail, and leaves nothing behind', async () => {
    const broken: [string, string][] = [...migrations, ['9999_broken.sql', 'create table one (id int); select 1/0']];
    await expect(rehearseMigrations(opened.pool, broken)).rejects.toThrow(
      'Migration 9999_broken.sql would fail: division by zero',
    );
    expect(await readTables()).toBe(0);
  });

  test('lists one that a newer release applied', async () => {
    await run('--apply');
    await opened.pool.query(`insert into migration (name) values ('9999_later.sql')`);
    expect(await run('--status')).toMatch(/^unknown {2}\d{4}-\S+Z 9999_later\.sql$/m);
  });
});

describe('npm run config', () => {
  let database: TestDatabase;
  let mailServer: MailServer;
  let folder: string;
  beforeAll(async () => {
    [database, mailServer] = await Promise.all([createDatabase(), startMailServer()]);
    folder = await mkdtemp(join(tmpdir(), 'parlance-config-'));
  });
  afterAll(async () => {
    await mailServer.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const check = (env: Record<string, string>, ...args: string[]) =>
    checkConfig(args.length > 0 ? args : ['--check'], { DATA_DIR: folder, ...env });

  test('says how it is used', async () => {
    for (const args of [['--all'], ['--check', '--all']])
      await expect(check({}, ...args)).rejects.toThrow('Usage: npm run config -- --check');
  });

  test('says each wrong variable, not only the first', async () => {
    const failed = check({ APP_ULR: 'https://jobs.example.com', PORT: '0', SMTP_URL: 'mail.example.com' });
    await expect(failed).rejects.toThrow(
      [
        'APP_ULR is not a variable of Parlance. Is APP_URL meant?',
        'PORT must be 1 to 65535.',
        'SMTP_URL must be an address that starts with smtp:// or smtps://.',
      ].join('\n'),
    );
  });

  test('tries database, files and mail server, and names what does not answer, without passwords', async () => {
    const works = await check({ DATABASE_URL: database.url, SMTP_URL: mailServer.url });
    expect(works.split('\n').map((line) => line.split(':')[0])).toEqual([
      'ok    database',
      'ok    files',
      'ok    mail',
    ]);
    expect(works).toContain('0 migrations are open');
    const failed = await check({
      DATABASE_URL: 'postgres://ana:hidden@127.0.0.1:1/parlance',
      REDIS_URL: 'redis://ana:hidden@127.0.0.1:1',
      CDN_PURGE_URL: 'http://127.0.0.1:1/purge',
      CDN_PURGE_HEADER: 'Fastly-Key: hidden',
      SMTP_URL: 'smtp://ana:hidden@127.0.0.1:1',
    }).catch((error: Error) => error.message);
    expect(failed.split('\n').map((line) => line.slice(0, 11))).toEqual([
      'wrong The d',
      'wrong valke',
      'wrong cdn: ',
      'ok    files',
      'wrong mail:',
    ]);
    expect(failed).toContain('Check REDIS_URL.');
    expect(failed).toContain('Check CDN_PURGE_URL and CDN_PURGE_HEADER.');
    expect(failed).toContain('Check DATABASE_URL.');
    expect(failed).toContain('Check SMTP_URL.');
    expect(failed).not.toContain('hidden');
  });

  test('says where DEMO does not fit the data', async () => {
    const [real, demo] = [await createDatabase(), await createDatabase()];
    const site = await openTestApp({ DATABASE_URL: real.url, DATA_DIR: folder });
    await registerPerson(site);
    await site.close();
    const filled = await openTestApp({ DATABASE_URL: demo.url, DATA_DIR: folder });
    await markAsDemo(filled.system);
    await filled.close();
    const say = (url: string, DEMO: string) => check({ DATABASE_URL: url, DEMO });
    await expect(say(real.url, '1')).rejects.toThrow(
      /^wrong This data is of a real site, and a demo shows all of its mails\. Set APP_URL /,
    );
    await expect(say(demo.url, '0')).rejects.toThrow(/^wrong This data is a demo, /);
    expect(await say(real.url, '0')).toContain('ok    database');
    expect(await say(demo.url, '1')).toContain('ok    database');
    expect(await say(database.url, '1')).toContain('ok    database');
    await Promise.all([real.drop(), demo.drop()]);
  });

  test.skipIf(!hasValkey())('tries Valkey: what is sent has to come back', async () => {
    const valkey = await startValkey();
    expect(await check({ REDIS_URL: valkey.url })).toContain('ok    valkey: it answers, and what is sent is heard');
    await valkey.stop();
  });

  test('an embedded database is not started for it', async () => {
    expect(await check({})).toContain(`database: the embedded one, in ${folder}`);
  });
});
