import { createHash } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Only names the socket file. */
export const PORT = 5432;
/** Bytes; macOS allows 103, Linux 107. */
const LONGEST_PATH = 100;

/**
 * The cluster or, where its path is too long, a temporary folder.
 * @throws EmbeddedPostgresError where another account created that.
 */
export async function socketFolder(cluster: string, account: Account): Promise<string> {
  if (Buffer.byteLength(path.join(cluster, `.s.PGSQL.${PORT}`)) <= LONGEST_PATH) return cluster;
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  const folder = path.join(tmpdir(), `parlance-${name}`);
  const created = await mkdir(folder, { mode: 0o700, recursive: true });
  if (created && account) await chown(folder, account.uid, account.gid);

  // Another account's folder could hold an impostor's socket.
  const found = await lstat(folder);
  const isPrivate = found.isDirectory() && (found.mode & 0o077) === 0;
  if (isPrivate && found.uid === (account?.uid ?? process.getuid?.())) return folder;
  throw new EmbeddedPostgresError(`${folder} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`);
}
