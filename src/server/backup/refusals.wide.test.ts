import { packTar, unpackTar } from 'modern-tar';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, openTestApp, type TestApp } from '#test/support/app.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/support/database.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { openDatabase } from '../platform/db/database.ts';
import { migrate, migrations } from '../platform/db/migrate.ts';
import { backup } from './backup-command.ts';
import { sha256Of } from './digest.ts';
import { MANIFEST, MANIFEST_DIGEST } from './manifest.ts';
import { restore } from './restore-command.ts';

let app: TestApp;
let person: TestPerson;
let folder: string;
let archive: string;
let keys: string[];
beforeAll(async () => {
  [app, folder] = await Promise.all([createTestApp(), mkdtemp(join(tmpdir(), 'parlance-refusals-'))]);
  person = await registerPerson(app);
  for (const size of [300, 4_000])
    await app.request('POST', '/api/files', { body: uploadForm('cv', 'CV.pdf', pdf(size)), cookie: person.cookie });
  keys = (await app.database.db.selectFrom('file').select('storage_key').orderBy('storage_key').execute()).map(
    (row) => row.storage_key,
  );
  archive = join(folder, 'site.tar');
  await backup([archive], site(), () => {});
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const BROKEN = 'The archive is broken: it was cut off, damaged, or is no archive. Nothing was restored.';
const site = () => ({ DATABASE_URL: app.config.databaseUrl, DATA_DIR: app.config.dataDir });
const storedAt = (key: string | undefined) => join(app.config.dataDir, 'files', key ?? '');

describe('bin/backup', () => {
  const target = () => join(folder, 'refused.tar');
  const refused = async (message: string | RegExp, env: NodeJS.ProcessEnv = site()) => {
    await expect(backup([target()], env, () => {})).rejects.toThrow(message);
    expect((await readdir(folder)).filter((name) => name.startsWith('refused'))).toEqual([]);
  };

  test('says how it is used', async () => {
    for (const args of [[], [''], ['--help'], ['a', 'b']])
      await expect(backup(args, site(), () => {})).rejects.toThrow('Usage: bin/backup FILE');
  });

  test('writes over nothing, and says where it cannot write', async () => {
    const before = await readFile(archive);
    await expect(backup([archive], site(), () => {})).rejects.toThrow(`${archive} exists already.`);
    expect((await readFile(archive)).equals(before)).toBe(true);
    await expect(backup([join(folder, 'nowhere', 'a.tar')], site(), () => {})).rejects.toThrow(
      'The archive cannot be written: ENOENT',
    );
  });

  test('says so where there is no site', async () => {
    const server = await createEmptyDatabase();
    await refused('There is no site to back up.', { DATABASE_URL: server.url, DATA_DIR: folder });
    await server.drop();
  });

  test('fails where bytes are lost or damaged: an archive without them would be found out too late', async () => {
    const bytes = await readFile(storedAt(keys[1]));
    await writeFile(storedAt(keys[1]), Buffer.from(bytes).fill('x', 100, 101));
    await refused(`The file ${keys[1]} is not what was stored`);
    await rm(storedAt(keys[1]));
    await refused(
      new RegExp(`The file ${keys[1]} is in the database and cannot be read: ENOENT.*Check DATA_DIR and STORAGE`),
    );
    await writeFile(storedAt(keys[1]), bytes);
  });

  test('a file that is removed on the site meanwhile is missing on both sides of the archive', async () => {
    const without = join(folder, 'without.tar');
    const { pool } = app.database;
    const blocker = await pool.connect();
    const bytes = await readFile(storedAt(keys[0]));
    const row = await app.database.db
      .selectFrom('file')
      .selectAll()
      .where('storage_key', '=', keys[0]!)
      .executeTakeFirstOrThrow();
    // All rows are read, and queued files cannot be yet: they come later.
    await blocker.query('begin; lock table pgboss.job_common in access exclusive mode');
    const writing = backup([without], site(), () => {});
    await expect
      .poll(
        async () =>
          (
            await pool.query(
              `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%pgboss.job%' and datname = current_database()`,
            )
          ).rowCount,
      )
      .toBe(1);
    await app.database.db.deleteFrom('file').where('id', '=', row.id).execute();
    await rm(storedAt(keys[0]));
    await blocker.query('rollback');
    blocker.release();
    expect(await writing).toContain('1 file.');
    await app.database.db.insertInto('file').values(row).execute();
    await writeFile(storedAt(keys[0]), bytes);

    const server = await createEmptyDatabase();
    const env = { DATABASE_URL: server.url, DATA_DIR: join(folder, 'without') };
    await restore([without], env, () => {});
    const database = openDatabase({ connectionString: server.url });
    expect(
      (await database.db.selectFrom('file').select('storage_key').execute()).map((file) => file.storage_key),
    ).toEqual([keys[1]]);
    await database.close();
    await server.drop();
  });
});

describe('bin/restore', () => {
  let server: TestDatabase;
  let dataDir: string;
  beforeEach(async () => {
    [server, dataDir] = await Promise.all([createEmptyDatabase(), mkdtemp(join(tmpdir(), 'parlance-target-'))]);
  });
  afterEach(async () => {
    await server.drop();
    await rm(dataDir, { recursive: true });
  });

  const env = () => ({ DATABASE_URL: server.url, DATA_DIR: dataDir });
  const run = (from = archive) => restore([from], env(), () => {});
  const storedFiles = async () =>
    (await readdir(dataDir, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  async function people(): Promise<number> {
    const database = openDatabase({ connectionString: server.url });
    try {
      const { rows } = await database.pool.query<{ there: boolean }>(
        `select to_regclass('user_account') is not null as there`,
      );
      return rows[0]?.there ? (await database.db.selectFrom('user_account').select('id').execute()).length : 0;
    } finally {
      await database.close();
    }
  }

  /** Refused with one line, and nothing is there; the right archive can then be restored into the same place. */
  async function refused(message: string | RegExp, from?: string): Promise<void> {
    await expect(run(from)).rejects.toThrow(message);
    expect(await people()).toBe(0);
    expect(await storedFiles()).toEqual([]);
  }

  /** A copy of the archive with one byte changed, this far into an entry. */
  async function damage(name: string, at: number): Promise<string> {
    const bytes = await readFile(archive);
    const header = bytes.indexOf(`${name}\0`);
    bytes[header + 512 + at]! ^= 1;
    const path = join(folder, 'damaged.tar');
    await writeFile(path, bytes);
    return path;
  }

  /** A copy of the archive with another manifest, or without some of its entries. */
  async function rewrite(
    change: (manifest: string) => string,
    keep: (name: string) => boolean = () => true,
  ): Promise<string> {
    const path = join(folder, 'rewritten.tar');
    let manifest = '';
    const entries = (await unpackTar(await readFile(archive))).map(({ header: { name }, data = new Uint8Array() }) => {
      let bytes: Uint8Array = data;
      if (name === MANIFEST) bytes = Buffer.from((manifest = change(Buffer.from(data).toString())));
      if (name === MANIFEST_DIGEST) bytes = Buffer.from(`${sha256Of(manifest)}  ${MANIFEST}\n`);
      return { header: { name, size: bytes.length }, body: bytes };
    });
    await writeFile(path, await packTar(entries.filter(({ header }) => keep(header.name))));
    return path;
  }

  test('says how it is used', async () => {
    for (const args of [[], [''], ['--force'], ['a', 'b']])
      await expect(restore(args, env(), () => {})).rejects.toThrow('Usage: bin/restore [--check] FILE');
  });

  test('says so where there is no archive, or something else', async () => {
    await refused('The archive cannot be read: ENOENT', join(folder, 'nothing.tar'));
    await writeFile(join(folder, 'page.html'), '<!doctype html>'.repeat(100));
    await refused(BROKEN, join(folder, 'page.html'));
  });

  test('an archive that was cut off is refused, wherever that was', async () => {
    const path = join(folder, 'cut.tar');
    await writeFile(path, await readFile(archive));
    const { size } = await stat(path);
    for (const length of [size - 1_024, Math.floor(size / 2), 700, 0]) {
      await truncate(path, length);
      await refused(BROKEN, path);
    }
  });

  test('a byte that was changed is noticed in rows, files and manifest, and nothing stays of the restore', async () => {
    await refused('tables/user_account.copy was changed', await damage('tables/user_account.copy', 40));
    await refused('its manifest was changed', await damage(MANIFEST, 300));
    await refused('its manifest was changed', await damage(MANIFEST_DIGEST, 3));
    // The first file is in the store by then.
    await refused(`files/${keys[1]} was changed`, await damage(`files/${keys[1]}`, 200));
    await run();
    expect(await people()).toBe(1);
    expect(await storedFiles()).toHaveLength(2);
  });

  test('an archive that lacks a part, or has one too many, is refused', async () => {
    await refused(
      'it lacks tables/profile.copy',
      await rewrite(
        (text) => text,
        (name) => name !== 'tables/profile.copy',
      ),
    );
    await refused(
      `it lacks files/${keys[0]}`,
      await rewrite(
        (text) => text,
        (name) => name !== `files/${keys[0]}`,
      ),
    );
    await refused(
      'it has no manifest',
      await rewrite(
        (text) => text,
        (name) => name !== MANIFEST,
      ),
    );
    await refused(
      'tables/user_account.copy has 1 rows instead of 2',
      await rewrite((text) => text.replace(/("name": "user_account",[^{}]*"rows": )1/, '$12')),
    );
  });

  test('an archive of a newer version, or of another format, is refused', async () => {
    await refused(
      'whose 9999_later.sql this one does not know',
      await rewrite((text) => text.replace('"migrations": [', '"migrations": ["9999_later.sql",')),
    );
    await refused(
      'format in its manifest is not what it knows',
      await rewrite((text) => text.replace('"format": 1', '"format": 2')),
    );
  });

  test('a path that leads out of the store is refused', async () => {
    const evil = '../../evil';
    await app.database.db.updateTable('file').set({ storage_key: evil }).where('storage_key', '=', keys[0]!).execute();
    await mkdir(join(app.config.dataDir, 'files'), { recursive: true });
    const outside = join(app.config.dataDir, 'files', evil);
    await writeFile(outside, await readFile(storedAt(keys[0])));
    const path = join(folder, 'evil.tar');
    await backup([path], site(), () => {});
    await rm(outside);
    await app.database.db.updateTable('file').set({ storage_key: keys[0]! }).where('storage_key', '=', evil).execute();
    await refused('it lacks files/../../evil', path);
  });

  test('a database with rows, or a store with files, is left as it is', async () => {
    await run();
    await rm(join(dataDir, 'files'), { recursive: true });
    await expect(run()).rejects.toThrow(/^The database is not empty: there are rows in \w+\./);
    expect(await people()).toBe(1);
    expect(await storedFiles()).toEqual([]);
    await mkdir(join(dataDir, 'files', 'cv', '2026'), { recursive: true });
    await writeFile(join(dataDir, 'files', 'cv', '2026', 'precious'), 'x');
    await expect(run()).rejects.toThrow('The store is not empty: there is cv/2026/precious, for one.');
    expect(await storedFiles()).toEqual(['precious']);
  });

  test('a site that runs is refused; one that was started and never used is filled', { timeout: 60_000 }, async () => {
    const started = await openTestApp(env());
    await started.accounts.auth();
    await expect(run()).rejects.toThrow('The site is running. Stop it before you restore.');
    await started.close();
    await run();
    expect(await people()).toBe(1);
  });

  test('an archive of an older version is brought up to date, a newer database is refused', async () => {
    const old = await createEmptyDatabase();
    const database = openDatabase({ connectionString: old.url });
    await migrate(database.pool, { wanted: migrations.slice(0, 2) });
    await database.pool.query(
      `insert into user_account (id, name, email, user_type) values (gen_random_uuid(), 'Ana', 'ana@example.com', 'job_seeker')`,
    );
    await database.close();
    const path = join(folder, 'old.tar');
    await backup([path], { DATABASE_URL: old.url, DATA_DIR: dataDir }, () => {});
    await old.drop();
    await run(path);
    expect(await people()).toBe(1);
    const restored = openDatabase({ connectionString: server.url });
    expect((await restored.pool.query('select from migration')).rowCount).toBe(migrations.length);
    await restored.pool.query('delete from user_account');
    await restored.close();
    await refused(`The database has had ${migrations[2]![0]}, which the archive is older than.`, path);
  });
});
