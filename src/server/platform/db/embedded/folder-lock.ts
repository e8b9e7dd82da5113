import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** How long a process that is just ending may still hold the folder, in milliseconds. */
const GRACE = 300;
const SQLITE_BUSY = 5;

// A lock that nothing refers to any more would be closed, and so released, by the garbage collector.
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only owner of the data folder and returns the function that gives it up.
 *
 * The lock is the operating system's own, reached through an empty SQLite file that is never written: it ends with the
 * process however that dies, so there is no stale lock to judge and no race about who may remove it. Process ids
 * in a file can be reused and mean nothing across containers that share a volume; an advisory lock inside PostgreSQL
 * could guard neither initdb nor the moment between two servers.
 *
 * @throws EmbeddedPostgresError where another process, or this one already, owns the folder.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const ownerFile = path.join(folder, 'parlance.pid');
  const lock = openLock(path.join(folder, 'parlance.lock'));
  if (!lock) {
    const pid = (await readFile(ownerFile, 'utf8').catch(() => '')).trim();
    throw new EmbeddedPostgresError(
      `The data folder ${folder} is in use by another Parlance process${pid && ` (pid ${pid})`}. ` +
        'Stop it, or set DATA_DIR to another folder.',
    );
  }
  held.add(lock);
  await writeFile(ownerFile, `${process.pid}\n`);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}

function openLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: GRACE });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}
