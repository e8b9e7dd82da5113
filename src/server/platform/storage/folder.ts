import { access, constants, mkdir, open, opendir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import { readDiskSpace } from '../disk-space.ts';
import { newId } from '../id.ts';
import type { Store } from './store.ts';

/** `incoming` is on the same file system, so that files can be renamed. */
export function openFolder(root: string, incoming: string): Store {
  return {
    async putFile(key, path) {
      const target = join(root, key);
      await flush(path);
      await makeFolder(dirname(target), root);
      await rename(path, target);
      await flush(dirname(target));
    },
    async read(key) {
      // A missing file must fail before the answer begins.
      const handle = await open(join(root, key));
      return handle.createReadStream();
    },
    remove: (key) => rm(join(root, key), { force: true }),
    keys: (folder) => filesIn(join(root, folder), root),
    async check() {
      const probe = join(incoming, `probe-${newId()}`);
      try {
        await writeFile(probe, 'x');
        await access(root, constants.R_OK | constants.W_OK);
      } finally {
        await rm(probe, { force: true });
      }
    },
    space: () => readDiskSpace(root),
  };
}

/** A file is durable only if its new folders are synced through their parents. */
async function makeFolder(folder: string, root: string): Promise<void> {
  const created = await mkdir(folder, { recursive: true });
  if (created === undefined) return;
  for (let parent = dirname(folder); parent.startsWith(root); parent = dirname(parent)) await flush(parent);
}

async function* filesIn(folder: string, root: string): AsyncIterable<string> {
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (entry.isFile()) yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    }
  } catch (error) {
    // Nothing was ever stored there.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
