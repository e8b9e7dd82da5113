import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';

import type { Storage } from '../platform/storage/storage.ts';
import type { Archive } from './archive.ts';
import { Digest } from './digest.ts';
import { FILES } from './manifest.ts';
import { readStoredRows, type StoredRow } from './stored-rows.ts';
import { broken, readEntry, type TarEntry } from './tar.ts';

/** As the server makes them. */
const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/;

interface Into {
  client: pg.ClientBase;
  storage: Storage;
  show: (progress: string) => void;
  /** Files written so far, with the current one. */
  progress: { files: number };
}

/** @throws StartError where a file is missing, unexpected or differs from its row. */
export async function loadFiles(archive: Archive, { client, storage, show, progress }: Into): Promise<void> {
  const { count, gone } = archive.manifest.files;
  await client.query('delete from file where storage_key = any($1)', [gone]);
  const files = archive.files();
  for await (const row of readStoredRows(client)) {
    const { value: entry } = await files.next();
    if (!entry || entry.name !== FILES + row.storage_key || !KEY.test(row.storage_key))
      throw broken(`it lacks ${FILES}${row.storage_key}`);
    progress.files += 1;
    show(`file ${progress.files} of ${count}`);
    await loadFile(archive, entry, row, storage);
  }
  const { value: surplus } = await files.next();
  if (surplus) throw broken(`there is no row for ${surplus.name}`);
}

async function loadFile(
  { handle }: Archive,
  entry: TarEntry,
  { storage_key: key, size, sha256 }: StoredRow,
  storage: Storage,
): Promise<void> {
  const path = storage.temporaryPath();
  try {
    const digest = new Digest();
    await pipeline(
      readEntry(handle, entry),
      (source: AsyncIterable<Uint8Array>) => digest.of(source),
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
    if (digest.bytes !== size || digest.sha256() !== sha256) throw broken(`${entry.name} was changed`);
    await storage.putFile(key, path);
  } finally {
    await rm(path, { force: true });
  }
}

/** The first `count` files, after a failed restore. */
export async function removeLoaded(archive: Archive, storage: Storage, count: number): Promise<void> {
  let left = count;
  for await (const { name } of archive.files()) {
    if (left === 0) break;
    await storage.remove(name.slice(FILES.length));
    left -= 1;
  }
}
