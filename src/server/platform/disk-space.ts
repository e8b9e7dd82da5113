import { statfs } from 'node:fs/promises';

import type { Config } from './config.ts';

export interface DiskSpace {
  /** Bytes. */
  free: number;
  total: number;
}

/** By the variable that names a folder on it; undefined where it does not answer. */
export type Disks = Partial<Record<'DATA_DIR' | 'BACKUP_DIR', DiskSpace | undefined>>;

export const readDisks = async ({ dataDir, backups }: Pick<Config, 'dataDir' | 'backups'>): Promise<Disks> => ({
  DATA_DIR: await readDiskSpace(dataDir),
  ...(backups.folder !== undefined && { BACKUP_DIR: await readDiskSpace(backups.folder) }),
});

/** Milliseconds. */
const TIMEOUT = 2_000;
/** Each further question to a hanging network disk would block another thread of the process. */
const asked = new Map<string, Promise<DiskSpace | undefined>>();

/** As df counts: without what is reserved for the superuser. Undefined where the folder is gone or its disk does not answer. */
export async function readDiskSpace(folder: string): Promise<DiskSpace | undefined> {
  const answer = asked.get(folder) ?? ask(folder).finally(() => asked.delete(folder));
  asked.set(folder, answer);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT, undefined).unref());
  return Promise.race([answer, late]);
}

const ask = (folder: string): Promise<DiskSpace | undefined> =>
  statfs(folder).then(
    ({ bsize, bavail, bfree, blocks }) => ({ free: bsize * bavail, total: bsize * (blocks - bfree + bavail) }),
    () => undefined,
  );
