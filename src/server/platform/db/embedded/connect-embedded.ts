import { realpath } from 'node:fs/promises';
import path from 'node:path';

import { chooseAccount } from './account.ts';
import { readPassword } from './cluster.ts';
import { findPostmaster } from './postmaster.ts';
import { type Connection, connectionsTo } from './roles.ts';
import { getReady } from './server.ts';
import { socketFolder } from './socket.ts';

/**
 * The connection to an embedded server that another process runs, or undefined.
 * @throws EmbeddedPostgresError where the socket's folder belongs to another account.
 */
export async function findEmbeddedConnection(dataDir: string): Promise<Connection | undefined> {
  const folder = await realpath(dataDir).catch(() => undefined);
  if (folder === undefined) return undefined;
  const cluster = path.join(folder, 'postgres');
  if ((await findPostmaster(cluster)) === undefined) return undefined;
  const host = await socketFolder(cluster, await chooseAccount(cluster));
  const connections = connectionsTo(host, await readPassword(folder));
  // The running site may be an older release.
  await getReady(connections);
  return connections.site;
}
