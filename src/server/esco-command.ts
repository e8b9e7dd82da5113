import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { escoProblemWords } from '#words/esco.ts';

import { withDatabase } from './command-database.ts';
import { record } from './features/admin/audit.ts';
import { insertRelease } from './features/admin/esco/insert-release.ts';
import { loadRelease } from './features/admin/esco/load-release.ts';
import { OWN_WORDS_TOPIC } from './features/jobs/concepts/own-words.ts';
import { systemClock } from './platform/clock.ts';
import { StartError, type Config } from './platform/config.ts';
import type { Db, Tx } from './platform/db/database.ts';
import { Refusal } from './platform/http/refusal.ts';
import { newId } from './platform/id.ts';
import { pgNotify } from './platform/live/pg-notify.ts';

/**
 * Loads ESCO from its files as the page for administrators does. Returns the line to print.
 * @throws StartError with one line.
 */
export async function loadEsco(config: Config, paths: readonly string[]): Promise<string> {
  const files: { name: string; content: Buffer }[] = [];
  for (const path of paths)
    files.push({
      name: basename(path),
      content: await readFile(path).catch(() => {
        throw new StartError(`The file ${path} cannot be read.`);
      }),
    });
  return withDatabase(config, async (db) => {
    const id = await db.transaction().execute(async (tx) => {
      const created = await insertRelease(tx, { files, createdBy: null, createdAt: systemClock.now() }).catch(explain);
      await recordChange(tx, 'esco.loaded', created);
      return created;
    });
    const folder = await mkdtemp(join(tmpdir(), 'esco-'));
    try {
      await loadRelease(db, id, () => join(folder, newId()));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return describe(db, id);
  });
}

export const removeEsco = (config: Config): Promise<string> =>
  withDatabase(config, (db) =>
    db.transaction().execute(async (tx) => {
      const removed = await tx.deleteFrom('esco_release').returning('id').execute();
      for (const { id } of removed) await recordChange(tx, 'esco.removed', id);
      await pgNotify(tx, [OWN_WORDS_TOPIC]);
      return removed.length > 0
        ? 'ESCO is removed; jobs are indexed without it within minutes.'
        : 'ESCO is not loaded.';
    }),
  );

const recordChange = (tx: Tx, action: 'esco.loaded' | 'esco.removed', id: string): Promise<void> =>
  record({ db: tx, actor: { kind: 'system' }, clock: systemClock }, { action, subject: { type: 'esco', id } });

function explain(error: unknown): never {
  if (error instanceof Refusal) throw new StartError('ESCO is already being loaded. To stop that, run remove-esco.');
  throw error;
}

async function describe(db: Db, id: string): Promise<string> {
  const release = await db.selectFrom('esco_release').selectAll().where('id', '=', id).executeTakeFirst();
  if (!release?.problem)
    return `${release?.occupations ?? 0} occupations are loaded; jobs are indexed with them within minutes.`;
  const { problem, problem_file: file, problem_column: column } = release;
  throw new StartError(escoProblemWords[problem]({ file: file ?? '', column: column ?? '' }, { locale: 'en' }));
}
