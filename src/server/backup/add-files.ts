import type { TarPackController } from 'modern-tar';
import type { Readable } from 'node:stream';
import type pg from 'pg';

import { StartError } from '../platform/config.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { Digest } from './digest.ts';
import { FILES, type Manifest } from './manifest.ts';
import type { StoredRow } from './site-tables.ts';
import { addEntry } from './tar.ts';

interface From {
  /** Of the snapshot. */
  stored: readonly StoredRow[];
  /** For changes since the snapshot. */
  pool: pg.Pool;
  storage: Storage;
  show: (progress: string) => void;
}

/** @throws StartError where a file is missing or differs from its row. */
export async function addFiles(
  tar: TarPackController,
  { stored, pool, storage, show }: From,
): Promise<Manifest['files']> {
  const files: Manifest['files'] = { count: 0, bytes: 0, gone: [] };
  for (const row of stored) {
    const bytes = await open(storage, pool, row);
    if (bytes) {
      await addEntry(tar, FILES + row.storage_key, row.size, checkBytes(row, bytes));
      files.count += 1;
      files.bytes += row.size;
    } else {
      files.gone.push(row.storage_key);
    }
    show(`file ${files.count} of ${stored.length}`);
  }
  return files;
}

/** Undefined where deleted since the snapshot. */
async function open(storage: Storage, pool: pg.Pool, { storage_key: key }: StoredRow): Promise<Readable | undefined> {
  try {
    return await storage.read(key);
  } catch (error) {
    const { rows } = await pool.query('select from file where storage_key = $1', [key]);
    if (rows.length === 0) return undefined;
    const { message } = (error instanceof Refusal ? error.cause : error) as Error;
    throw new StartError(
      `The file ${key} is in the database and cannot be read: ${message}. Check DATA_DIR and STORAGE. Nothing was written.`,
    );
  }
}

async function* checkBytes({ storage_key: key, size, sha256 }: StoredRow, bytes: Readable): AsyncGenerator<Uint8Array> {
  const digest = new Digest();
  yield* digest.of(bytes);
  if (digest.bytes !== size || digest.sha256() !== sha256)
    throw new StartError(
      `The file ${key} is not what was stored: it was damaged. Put back its bytes from an older archive (tar -xf). Nothing was written.`,
    );
}
