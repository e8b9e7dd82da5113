import { generateIdentity, identityToRecipient } from 'age-encryption';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { openTestApp } from '#test/support/app.ts';
import {
  createDatabase,
  createEmptyDatabase,
  onServer,
  superuserUrlOf,
  type TestDatabase,
} from '#test/support/database.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';
import { registerPerson } from '#test/support/people.ts';
import { startS3 } from '#test/support/s3-server.ts';

import { checkConfig } from './commands.ts';
import { markAsDemo } from './features/site/demo-data.ts';

let database: TestDatabase;
let mailServer: MailServer;
let folder: string;
beforeAll(async () => {
  [database, mailServer] = await Promise.all([createDatabase(), startMailServer()]);
});
afterAll(async () => {
  await mailServer.close();
  await database.drop();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlance-config-'));
});
afterEach(() => rm(folder, { recursive: true }));

const check = (env: Record<string, string>, ...args: string[]) =>
  checkConfig(args.length > 0 ? args : ['--check'], { DATA_DIR: folder, ...env });

/** The lines, also of a check that fails. */
const linesOf = async (env: Record<string, string>) =>
  (await check(env).catch((error: Error) => error.message)).split('\n');
const lineOf = async (part: string, env: Record<string, string>) =>
  (await linesOf(env)).find((line) => line.slice(6).startsWith(`${part}:`));

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

test('names each part that does not answer, in a line without passwords', async () => {
  const lines = await linesOf({
    DATABASE_URL: 'postgres://ana:hidden@127.0.0.1:1/parlance',
    CDN_PURGE_URL: 'http://127.0.0.1:1/purge',
    CDN_PURGE_HEADER: 'Fastly-Key: hidden',
    SMTP_URL: 'smtp://ana:hidden@127.0.0.1:1',
  });
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'wrong database',
    'wrong cdn',
    'ok    files',
    'note  backups',
    'wrong mail',
  ]);
  const said = lines.join('\n');
  for (const name of ['DATABASE_URL', 'CDN_PURGE_URL and CDN_PURGE_HEADER', 'SMTP_URL'])
    expect(said).toContain(`Check ${name}.`);
  expect(said).not.toContain('hidden');
});

test('says what a site does without, and fails for none of it', async () => {
  expect((await check({ DATABASE_URL: database.url })).split('\n').filter((line) => line.startsWith('note'))).toEqual([
    'note  backups: there is no BACKUP_DIR, so the site does not back itself up at night',
    'note  mail: there is no SMTP_URL, so emails are held until there is one',
  ]);
});

test('changes nothing', async () => {
  const dataDir = join(folder, 'later');
  const empty = await createEmptyDatabase();
  const env = { DATABASE_URL: empty.url, DATA_DIR: dataDir, BACKUP_DIR: folder };
  // Other programs write to the disk meanwhile.
  const checked = async () => (await check(env)).replaceAll(/[\d.]+ GB/g, '… GB');
  const first = await checked();
  expect(first).toMatch(/^ok {4}rights: \S+ can create tables, schemas and extensions$/m);
  expect(first).toMatch(/^ok {4}data: \d+ migrations are open, which the start applies$/m);
  // What it creates in the database has a name, and could not be created twice.
  expect(await checked()).toBe(first);
  expect(existsSync(dataDir)).toBe(false);
  expect(await readdir(folder)).toEqual([]);
  await empty.drop();
});

test('an embedded database is not started for it', async () => {
  expect(await check({})).toContain(`ok    database: the embedded one, in ${folder}`);
});

describe('of the database', () => {
  /** A database that only its test changes, and a URL of a role that owns nothing in it. */
  async function createForeign(options = '') {
    const name = `test_${randomBytes(6).toString('hex')}`;
    const superuserUrl = await superuserUrlOf(database.url);
    await onServer(superuserUrl, `create database ${name} ${options}`);
    await onServer(superuserUrl, `create role ${name} login password 'x'`);
    const inIt = new URL(superuserUrl);
    inIt.pathname = `/${name}`;
    const url = new URL(inIt);
    [url.username, url.password] = [name, 'x'];
    return {
      name,
      url: url.href,
      run: (sql: string) => onServer(inIt.href, sql),
      drop: async () => {
        await onServer(superuserUrl, `drop database ${name} with (force)`);
        await onServer(superuserUrl, `drop role ${name}`);
      },
    };
  }

  test('refuses one that cannot hold all languages, and says how to create it again', async () => {
    const foreign = await createForeign(`encoding 'LATIN1' locale 'C' template template0`);
    expect(await lineOf('database', { DATABASE_URL: foreign.url })).toBe(
      `wrong database: its encoding is LATIN1, which cannot hold all languages. Create it again: create database ${foreign.name} owner ${foreign.name} encoding 'UTF8' template template0;`,
    );
    await foreign.drop();
  });

  test('refuses a role that may not create tables, and says what the superuser has to do', async () => {
    const foreign = await createForeign();
    const step = `alter database ${foreign.name} owner to ${foreign.name}; grant create on schema public to ${foreign.name};`;
    expect(await lineOf('rights', { DATABASE_URL: foreign.url })).toBe(
      `wrong rights: permission denied for schema public. As its superuser: ${step}`,
    );
    await foreign.run(step);
    expect(await lineOf('rights', { DATABASE_URL: foreign.url })).toContain('ok ');
    await foreign.drop();
  });

  test('refuses tables of another role', async () => {
    const foreign = await createForeign();
    await foreign.run('create table migration (name text)');
    expect(await lineOf('rights', { DATABASE_URL: foreign.url })).toMatch(
      new RegExp(`^wrong rights: the tables belong to \\S+, so ${foreign.name} cannot migrate them\\. Connect as `),
    );
    await foreign.drop();
  });

  test('refuses one that a newer release has migrated', async () => {
    const own = await createDatabase();
    await onServer(own.url, `insert into migration (name) values ('9999_later.sql')`);
    expect(await lineOf('data', { DATABASE_URL: own.url })).toBe(
      'wrong data: it has migration 9999_later.sql, which this release does not know. Start the release that applied it, or a newer one.',
    );
    await own.drop();
  });

  test('refuses a key that is not the one of the data', async () => {
    const own = await createDatabase();
    const ENCRYPTION_KEY = '5a'.repeat(32);
    await onServer(own.url, `insert into platform_secret (name, value) values ('encryption_key_digest', 'another')`);
    expect(await lineOf('encryption key', { DATABASE_URL: own.url, ENCRYPTION_KEY })).toContain(
      'wrong encryption key: ENCRYPTION_KEY is not the key with which secrets of this data are encrypted.',
    );
    expect(await lineOf('encryption key', { DATABASE_URL: database.url, ENCRYPTION_KEY })).toContain('ok ');
    await own.drop();
  });

  test('says where DEMO does not fit the data', async () => {
    const [real, demo] = [await createDatabase(), await createDatabase()];
    const site = await openTestApp({ DATABASE_URL: real.url, DATA_DIR: folder });
    await registerPerson(site);
    await site.close();
    const filled = await openTestApp({ DATABASE_URL: demo.url, DATA_DIR: folder });
    await markAsDemo(filled.system);
    await filled.close();
    const say = (url: string, DEMO: string) => lineOf('data', { DATABASE_URL: url, DEMO });
    expect(await say(real.url, '1')).toMatch(
      /^wrong data: This data is of a real site, and a demo shows all of its mails\. Set APP_URL /,
    );
    expect(await say(demo.url, '0')).toMatch(/^wrong data: This data is a demo, /);
    const allowed = [await say(real.url, '0'), await say(demo.url, '1'), await say(database.url, '1')];
    expect(allowed).toEqual(Array(3).fill('ok    data: no migration is open'));
    await Promise.all([real.drop(), demo.drop()]);
  });
});

describe('of files', () => {
  beforeEach(() => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  const inBucket = (bucket: string, endpoint: string) =>
    lineOf('files', { STORAGE: `s3://${bucket}?endpoint=${endpoint}` });

  test('refuses a data folder that cannot be one', async () => {
    await writeFile(join(folder, 'file'), '');
    expect(await lineOf('files', { DATA_DIR: join(folder, 'file') })).toMatch(
      /^wrong files: ENOTDIR.+\/file has to belong to the account that runs the site/,
    );
  });

  test('names a bucket that does not exist, and one that does not answer', async () => {
    const store = await startS3('files');
    expect(await inBucket('other', store.endpoint)).toMatch(
      /^wrong files: the bucket other .+NoSuchBucket.+ Check STORAGE\.$/,
    );
    await store.close();
    expect(await inBucket('files', store.endpoint)).toMatch(
      /^wrong files: the bucket files .+ECONNREFUSED.+ Check STORAGE\.$/,
    );
  });

  /** A store whose key may not do one thing. */
  async function startRefusing(method: string) {
    const server = createServer((request, response) => {
      request.resume();
      if (request.method === method) response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      else response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  }

  test.each([
    ['PUT', 'takes no file'],
    ['DELETE', 'does not delete a file'],
  ])('says that the key may not %s', async (method, failure) => {
    const store = await startRefusing(method);
    const { port } = store.address() as AddressInfo;
    expect(await inBucket('files', `http://127.0.0.1:${port}`)).toMatch(
      new RegExp(
        `^wrong files: the bucket files ${failure}: AccessDenied.+ Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: `,
      ),
    );
    store.closeAllConnections();
    store.close();
  });

  test('leaves no file in a bucket that works', async () => {
    const store = await startS3('files');
    expect(await inBucket('files', store.endpoint)).toBe(
      'ok    files: the bucket files takes a file, gives it back and deletes it',
    );
    expect(store.objects.size).toBe(0);
    await store.close();
  });
});

describe('of backups', () => {
  const ofBackups = (env: Record<string, string>) => lineOf('backups', { DATABASE_URL: database.url, ...env });

  test('refuses a folder that does not exist, and one that takes no file', async () => {
    await writeFile(join(folder, 'file'), '');
    for (const [name, code] of [
      ['missing', 'ENOENT'],
      ['file', 'ENOTDIR'],
    ])
      expect(await ofBackups({ BACKUP_DIR: join(folder, name ?? '') })).toMatch(
        new RegExp(`^wrong backups: ${code}.+ Make the folder of BACKUP_DIR, and let it belong to the account`),
      );
  });

  test('refuses a recipient that is no key of age, without a folder too', async () => {
    const key = await identityToRecipient(await generateIdentity());
    expect(await ofBackups({ BACKUP_RECIPIENTS: `${key},age1mistyped` })).toBe(
      'wrong backups: key 2 of BACKUP_RECIPIENTS is none of age. Copy what age-keygen prints as public key.',
    );
  });

  test('refuses a folder without room for an archive', async () => {
    const own = await createEmptyDatabase();
    await onServer(own.url, 'create table file (size bigint); insert into file values (9e17)');
    expect(await ofBackups({ DATABASE_URL: own.url, BACKUP_DIR: folder })).toMatch(
      /^wrong backups: .+ GB free, and an archive needs about 838190317\.2 GB\. Make room there/,
    );
    await own.drop();
  });

  test('says how many keys archives are encrypted for, or that they are not', async () => {
    const key = await identityToRecipient(await generateIdentity());
    expect(await ofBackups({ BACKUP_DIR: folder, BACKUP_RECIPIENTS: key })).toMatch(
      /^ok {4}backups: .+ takes a file; .+ GB free; archives are encrypted for one key$/,
    );
    expect(await ofBackups({ BACKUP_DIR: folder })).toMatch(/^note {2}backups: .+ archives are not encrypted/);
    expect(await ofBackups({ BACKUP_DIR: join(folder, 'missing'), ROLE: 'web' })).toBeUndefined();
  });
});

describe('of emails', () => {
  test('names a login that the server refuses, with what it says', async () => {
    const server = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_login, _session, done) => done(new Error('Password expired')),
    });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    expect(await lineOf('mail', { SMTP_URL: `smtp://ana:hidden@127.0.0.1:${port}` })).toBe(
      'wrong mail: the server refuses user and password (535 Password expired). They may have expired: correct them in SMTP_URL, with %40 for @.',
    );
    expect(await lineOf('mail of alerts', { ALERT_SMTP_URL: `smtp://ana:hidden@127.0.0.1:${port}` })).toContain(
      'correct them in ALERT_SMTP_URL',
    );
    await new Promise<void>((done) => server.close(() => done()));
  });

  test('says that a sender is missing', async () => {
    expect(await lineOf('mail', { SMTP_URL: mailServer.url })).toContain('note  mail: ');
    expect(await lineOf('mail', { SMTP_URL: mailServer.url, MAIL_FROM: 'jobs@example.com' })).toBe(
      'ok    mail: the server takes us in; the sender is jobs@example.com',
    );
    expect(mailServer.mails).toEqual([]);
  });
});
