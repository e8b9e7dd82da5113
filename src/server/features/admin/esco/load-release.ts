import { sql } from 'kysely';
import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import type { Ctx } from '../../../context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { pgNotify } from '../../../platform/live/pg-notify.ts';
import { OWN_WORDS_TOPIC } from '../../jobs/concepts/own-words.ts';
import '../../jobs/esco/table.ts';
import { readFiles } from './read-files.ts';
import type { EscoFailure, EscoFile, EscoRow } from './reading/read-esco-files.ts';

/** Occupations that one transaction stores. */
const BATCH = 200;
/** Of the task, including killed processes. */
const ATTEMPTS_MAX = 3;

type Db = Ctx['db'];

/**
 * Reads the files of a release and replaces the active one with it; `followWords` indexes the jobs again. Safe to
 * repeat; ends where the release was removed meanwhile.
 */
export async function loadRelease(db: Db, releaseId: string, temporaryPath: () => string): Promise<void> {
  const counted = await db
    .updateTable('esco_release')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', releaseId)
    .where('status', '=', 'loading')
    .returning('attempts')
    .executeTakeFirst();
  if (!counted) return;
  if (counted.attempts > ATTEMPTS_MAX) return fail(db, releaseId, { problem: 'broken_off' });
  const rowsPath = temporaryPath();
  const files: EscoFile[] = [];
  try {
    await writeFiles(db, releaseId, files, temporaryPath);
    const read = await readFiles({ files, rowsPath });
    if ('problem' in read) return await fail(db, releaseId, read);
    await db
      .updateTable('esco_release')
      .set({ occupations: read.occupations, locales: read.locales, done: 0 })
      .where('id', '=', releaseId)
      .execute();
    if (await storeRows(db, releaseId, rowsPath)) await activate(db, releaseId);
  } finally {
    await Promise.all([rowsPath, ...files.map(({ path }) => path)].map((path) => rm(path, { force: true })));
  }
}

/** One at a time, because each has some megabytes. */
async function writeFiles(db: Db, releaseId: string, files: EscoFile[], temporaryPath: () => string): Promise<void> {
  for (let position = 0; ; position += 1) {
    const file = await db
      .selectFrom('esco_file')
      .select(['name', 'content'])
      .where('release_id', '=', releaseId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!file) return;
    const path = temporaryPath();
    files.push({ name: file.name, path });
    await writeFile(path, file.content, { mode: 0o600 });
  }
}

/** Returns false where the release is gone. */
async function storeRows(db: Db, releaseId: string, rowsPath: string): Promise<boolean> {
  let waiting: EscoRow[] = [];
  let done = 0;
  await db.deleteFrom('esco_occupation').where('release_id', '=', releaseId).execute();
  const store = (rows: EscoRow[]) =>
    db.transaction().execute(async (tx) => {
      if (!(await lockLoading(tx, releaseId))) return false;
      done += rows.length;
      if (rows.length > 0)
        await tx
          .insertInto('esco_occupation')
          .values(rows.map(({ labels, ...row }) => ({ ...row, release_id: releaseId, labels: JSON.stringify(labels) })))
          .execute();
      await tx.updateTable('esco_release').set({ done }).where('id', '=', releaseId).execute();
      return true;
    });
  for await (const line of createInterface({ input: createReadStream(rowsPath), crlfDelay: Infinity })) {
    waiting.push(JSON.parse(line) as EscoRow);
    if (waiting.length < BATCH) continue;
    if (!(await store(waiting))) return false;
    waiting = [];
  }
  return store(waiting);
}

const lockLoading = (tx: Tx, releaseId: string) =>
  tx
    .selectFrom('esco_release')
    .select('id')
    .where('id', '=', releaseId)
    .where('status', '=', 'loading')
    .forUpdate()
    .executeTakeFirst();

const activate = (db: Db, releaseId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockLoading(tx, releaseId))) return;
    await tx.deleteFrom('esco_release').where('status', '=', 'active').execute();
    await tx.updateTable('esco_release').set({ status: 'active' }).where('id', '=', releaseId).execute();
    await tx.deleteFrom('esco_file').where('release_id', '=', releaseId).execute();
    await pgNotify(tx, [OWN_WORDS_TOPIC]);
  });

const fail = (db: Db, releaseId: string, { problem, file, column }: EscoFailure): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .updateTable('esco_release')
      .set({ status: 'failed', problem, problem_file: file ?? null, problem_column: column ?? null })
      .where('id', '=', releaseId)
      .where('status', '=', 'loading')
      .execute();
    await tx.deleteFrom('esco_file').where('release_id', '=', releaseId).execute();
    await tx.deleteFrom('esco_occupation').where('release_id', '=', releaseId).execute();
  });
