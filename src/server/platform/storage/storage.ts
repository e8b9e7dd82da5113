import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '../config.ts';
import { newId } from '../id.ts';
import { openBucket } from './bucket.ts';
import { openFolder } from './folder.ts';
import type { Store } from './store.ts';

/** The one door to stored files. */
export interface Storage extends Store {
  /** A fresh path beside the store for bytes on their way in. */
  temporaryPath(): string;
  /** Removes what was on its way in and has not been written to since then: its process is gone. */
  sweepIncoming(before: Date): Promise<void>;
}

/** Milliseconds after which a file on its way in was left behind by a process that ended. */
const LEFT_BEHIND_AFTER = 3_600_000;

/** Opens the store that the operator chose: a folder of the data directory, or an S3 bucket. */
export async function openStorage({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>): Promise<Storage> {
  const incoming = join(dataDir, 'incoming');
  await mkdir(incoming, { recursive: true });
  await sweep(incoming, new Date(Date.now() - LEFT_BEHIND_AFTER));
  const store =
    storage.kind === 'disk' ? await openFolder(join(dataDir, 'files'), incoming) : await openBucket(storage);
  return {
    ...store,
    temporaryPath: () => join(incoming, newId()),
    sweepIncoming: (before) => sweep(incoming, before),
  };
}

async function sweep(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && found.mtime < before) await rm(path, { force: true });
  }
}
