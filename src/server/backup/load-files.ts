import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';

import type { Storage } from '../platform/storage/storage.ts';
import { type Archive, takeEntry } from './archive.ts';
import { Digest } from './digest.ts';
import { FILES } from './manifest.ts';
import { listStoredRows, type StoredRow } from './site-tables.ts';
import { broken, type TarEntry } from './tar.ts';

/** As the server makes them. */
const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/;

interface Into {
  client: pg.ClientBase;
  storage: Storage;
  show: (progress: string) => void;
  /** Receives the keys of files that are in the store, or may be. */
  loaded: string[];
}

/** @throws StartError where a file is missing, unexpected or differs from its row. */
export async function loadFiles(archive: Archive, { client, storage, show, loaded }: Into): Promise<void> {
  const { count, gone } = archive.manifest.files;
  await client.query('delete from file where storage_key = any($1)', [gone]);
  for (const row of await listStoredRows(client)) {
    if (!KEY.test(row.storage_key)) throw broken(`it lacks ${FILES}${row.storage_key}`);
    const entry = await takeEntry(archive, FILES + row.storage_key);
    loaded.push(row.storage_key);
    show(`file ${loaded.length} of ${count}`);
    await loadFile(entry, row, storage);
  }
  const { done, value: surplus } = await archive.entries.next();
  if (!done) throw broken(`there is no row for ${surplus.name}`);
}

async function loadFile(
  { name, content }: TarEntry,
  { storage_key: key, size, sha256 }: StoredRow,
  storage: Storage,
): Promise<void> {
  const path = storage.temporaryPath();
  try {
    const digest = new Digest();
    await pipeline(
      content,
      (source: AsyncIterable<Uint8Array>) => digest.of(source),
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
    if (digest.bytes !== size || digest.sha256() !== sha256) throw broken(`${name} was changed`);
    await storage.putFile(key, path);
  } finally {
    await rm(path, { force: true });
  }
}
