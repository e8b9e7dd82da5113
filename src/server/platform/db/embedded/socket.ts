import { createHash } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Names the socket file only; nothing listens on TCP. */
export const PORT = 5432;
/** Bytes; the systems' own limits are 103 (macOS) and 107 (Linux). */
const LONGEST_PATH = 100;

/**
 * The folder for the server's Unix socket: the cluster itself or, where that path is too long, one in the system's
 * temporary folder.
 * @throws EmbeddedPostgresError where another account made that one.
 */
export async function socketFolder(cluster: string, account: Account): Promise<string> {
  if (Buffer.byteLength(path.join(cluster, `.s.PGSQL.${PORT}`)) <= LONGEST_PATH) return cluster;
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  const folder = path.join(tmpdir(), `parlance-${name}`);
  const created = await mkdir(folder, { mode: 0o700, recursive: true });
  if (created && account) await chown(folder, account.uid, account.gid);

  // Anybody may write in the temporary folder: one that was laid there by somebody else could hold a false server.
  const found = await lstat(folder);
  const isPrivate = found.isDirectory() && (found.mode & 0o077) === 0;
  if (isPrivate && found.uid === (account?.uid ?? process.getuid?.())) return folder;
  throw new EmbeddedPostgresError(`${folder} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`);
}
