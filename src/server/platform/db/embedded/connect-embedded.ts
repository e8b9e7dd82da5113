import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { chooseAccount } from './account.ts';
import { readPassword } from './cluster.ts';
import { findPostmaster } from './postmaster.ts';
import { type Connection, connectionsTo } from './roles.ts';
import { getReady } from './server.ts';
import { socketFolder } from './socket.ts';

/**
 * How to reach the embedded server that another process runs in the data folder; undefined where none does. For
 * commands that act while the site runs: the folder stays the other's own.
 * @throws EmbeddedPostgresError where the socket's folder belongs to somebody else.
 */
export async function findEmbeddedConnection(dataDir: string): Promise<Connection | undefined> {
  const folder = await realpath(dataDir).catch(() => undefined);
  if (folder === undefined) return undefined;
  const cluster = path.join(folder, 'postgres');
  if ((await findPostmaster(cluster)) === undefined) return undefined;
  const host = await socketFolder(cluster, await chooseAccount(cluster));
  const connections = connectionsTo(host, await readPassword(folder));
  // A site of an older release may run on it.
  await getReady(connections);
  return connections.site;
}
