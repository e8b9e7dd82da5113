import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { FileKind } from '#contract/files/file-rules.ts';
import { newId } from '#server/platform/id.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { pdf } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { storeFile } from './files.ts';
import { sweepFiles } from './sweep.ts';

const HOUR = 3_600_000;

describe('the sweep of files', () => {
  let app: TestApp;
  let ana: TestPerson;
  beforeAll(async () => {
    app = await createTestApp();
    ana = await registerPerson(app);
  });
  afterAll(() => app.close());

  async function store(kind: FileKind): Promise<string> {
    return (
      await storeFile(
        { ...app.ctx(ana.actor), inspector: app.inspector },
        { kind, file: new File([new Uint8Array(pdf())], 'a.pdf') },
      )
    ).id;
  }
  const age = (id: string, hours: number) =>
    app.database.pool.query(`update file set created_at = now() - $2 * interval '1 hour' where id = $1`, [id, hours]);
  const rowsOf = async (...ids: string[]) =>
    (await app.database.pool.query<{ id: string }>('select id from file where id = any($1)', [ids])).rows.map(
      ({ id }) => id,
    );
  const storedBytes = async () =>
    (await readdir(join(app.config.dataDir, 'files'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  async function putStray(name: string): Promise<void> {
    const path = app.base.storage.temporaryPath();
    await writeFile(path, 'stray');
    await app.base.storage.putFile(`cv/2026/11/${name}`, path);
  }
  const sweep = async () => {
    await sweepFiles(app.ctx());
    await app.drain();
  };

  test('keeps used files, however old, and new ones', async () => {
    const [used, fresh] = [await store('cv'), await store('attachment')];
    await age(used, 1_000);
    await age(fresh, 23);
    await app.database.pool.query('update profile set cv_file_id = $1 where id = $2', [used, ana.profileId]);
    await sweep();
    expect((await rowsOf(used, fresh)).sort()).toEqual([used, fresh].sort());
    expect(await storedBytes()).toEqual(expect.arrayContaining([used, fresh]));
  });

  test('keeps files that a table added later refers to', async () => {
    const id = await store('attachment');
    await age(id, 48);
    await app.database.pool.query('create table later (file uuid references file (id))');
    await app.database.pool.query('insert into later values ($1)', [id]);
    await sweep();
    expect(await rowsOf(id)).toEqual([id]);
    await app.database.pool.query('drop table later');
  });

  test('keeps a file that a transaction is about to use', async () => {
    const id = await store('cv');
    await age(id, 48);
    const client = await app.database.pool.connect();
    await client.query('begin');
    await client.query('update profile set cv_file_id = $1 where id = $2', [id, ana.profileId]);
    await sweep();
    await client.query('commit');
    client.release();
    expect(await rowsOf(id)).toEqual([id]);
  });

  test('removes rows that nothing has referred to for a day, with their bytes', async () => {
    const ids = [await store('cv'), await store('attachment')];
    for (const id of ids) await age(id, 25);
    await sweep();
    expect(await rowsOf(...ids)).toEqual([]);
    const left = await storedBytes();
    for (const id of ids) expect(left).not.toContain(id);
  });

  test('removes more than a batch', async () => {
    await app.database.pool.query(
      `insert into file (id, owner_id, kind, name, size, type, sha256, storage_key, created_at)
       select gen_random_uuid(), $1, 'cv', 'a.pdf', 1, 'application/pdf', '', gen_random_uuid(), now() - interval '2 days' from generate_series(1, 450)`,
      [ana.userId],
    );
    await sweep();
    const { rows } = await app.database.pool.query(`select count(*) as count from file where size = 1`);
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('removes bytes without a row after an hour, not before, and no files with foreign names', async () => {
    const [old, young] = [v7({ msecs: Date.now() - 2 * HOUR }), newId()];
    for (const name of [old, young, 'readme.txt']) await putStray(name);
    await sweep();
    const left = await storedBytes();
    expect(left).not.toContain(old);
    expect(left).toEqual(expect.arrayContaining([young, 'readme.txt']));
  });

  test('removes the bytes of an erased account', async () => {
    const erased = await registerPerson(app);
    const { id, storage_key } = await storeFile(
      { ...app.ctx(erased.actor), inspector: app.inspector },
      {
        kind: 'cv',
        file: new File([new Uint8Array(pdf())], 'a.pdf'),
      },
    );
    await app.database.pool.query('delete from user_account where id = $1', [erased.userId]);
    await sweepFiles({ ...app.ctx(), clock: { now: () => new Date(Date.now() + 2 * HOUR) } });
    expect(await storedBytes()).not.toContain(id);
    await expect(app.base.storage.read(storage_key)).rejects.toThrow('ENOENT');
  });

  test('removes leftovers of interrupted uploads', async () => {
    const [left, current] = [app.base.storage.temporaryPath(), app.base.storage.temporaryPath()];
    for (const path of [left, current]) await writeFile(path, 'x');
    await utimes(left, new Date(), new Date(Date.now() - 2 * HOUR));
    await sweep();
    expect(await readdir(join(app.config.dataDir, 'incoming'))).toEqual([current.split('/').at(-1)]);
  });

  test('loses no concurrent upload', async () => {
    const uploads = Promise.all(Array.from({ length: 10 }, () => store('cv')));
    await Promise.all([uploads, sweep(), sweep()]);
    const ids = await uploads;
    expect(await rowsOf(...ids)).toHaveLength(10);
    expect(await storedBytes()).toEqual(expect.arrayContaining(ids));
  });
});
