import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Milliseconds to wait for a lock of an ending process. */
const GRACE = 300;
const SQLITE_BUSY = 5;

// Garbage collection would close and so release a lock.
const held = new Set<DatabaseSync>();

/**
 * Locks the data folder; returns the function that releases it. The lock is the operating system's, on an empty SQLite
 * file, so it ends with the process. Process ids can be reused and mean nothing across containers; an advisory lock
 * would not cover initdb or a restart.
 *
 * @throws EmbeddedPostgresError where it is locked already, even by this process.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const ownerFile = path.join(folder, 'parlance.pid');
  const lockFile = path.join(folder, 'parlance.lock');
  const lock = openLock(lockFile);
  if (!lock) {
    const pid = (await readFile(ownerFile, 'utf8').catch(() => '')).trim();
    throw new EmbeddedPostgresError(
      `The data folder ${folder} is in use by another Parlance process${pid && ` (pid ${pid})`}. ` +
        'Stop it, or set DATA_DIR to another folder.',
    );
  }
  held.add(lock);
  await writeFile(ownerFile, `${process.pid}\n`);
  for (const file of [lockFile, ownerFile]) await chmod(file, 0o600);
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
