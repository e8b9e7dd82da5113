import { access, constants, realpath } from 'node:fs/promises';
import path from 'node:path';

import { makeFolder } from '../../make-folder.ts';
import { chooseAccount, requireReach } from './account.ts';
import { locateBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { type Connection, connectionOfSite, findRunning } from './connections.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { lockFolder } from './folder-lock.ts';
import { launchServer } from './server.ts';
import { socketFolder } from './socket.ts';

export { EmbeddedPostgresError };

export interface EmbeddedPostgres {
  connection: Connection;
  /** Stops the server and releases the data folder. Idempotent. */
  stop(): Promise<void>;
}

/**
 * Locks the data folder and runs PostgreSQL in it, creating what is missing. The server ends with this process, even if
 * killed.
 * @param options.durable false for tests only: a power cut may lose data
 * @throws EmbeddedPostgresError
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  durable?: boolean;
}): Promise<EmbeddedPostgres> {
  try {
    await makeFolder(path.resolve(options.dataDir), process.getuid?.() === 0 ? 0o711 : 0o700);
    const dataDir = await realpath(options.dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const unlock = await lockFolder(dataDir);
    try {
      const { connection, stop } = await startInOwnFolder(dataDir, options.durable ?? true);
      let stopped: Promise<void> | undefined;
      return { connection, stop: () => (stopped ??= stop().finally(unlock)) };
    } catch (error) {
      unlock();
      throw error;
    }
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedPostgresError(`The data folder ${path.resolve(options.dataDir)} cannot be used: ${reason}`, {
      cause: error,
    });
  }
}

async function startInOwnFolder(dataDir: string, durable: boolean): Promise<EmbeddedPostgres> {
  const cluster = clusterIn(dataDir);
  const account = await chooseAccount(cluster);
  await requireReach(account, dataDir);
  const native = await locateBinaries(dataDir, account);
  await ensureCluster({ dataDir, cluster, native, account, durable });
  const host = await socketFolder(cluster, account);
  const logFile = path.join(dataDir, 'postgres.log');
  const stop = await launchServer({ native, cluster, account, socketFolder: host, logFile, durable });
  return { connection: connectionOfSite(host), stop };
}

/**
 * The connection to an embedded server that another process runs, or undefined.
 * @throws EmbeddedPostgresError where the socket's folder belongs to another account.
 */
export async function findEmbeddedConnection(dataDir: string): Promise<Connection | undefined> {
  const folder = await realpath(dataDir).catch(() => undefined);
  if (folder === undefined) return undefined;
  const cluster = clusterIn(folder);
  return findRunning(await socketFolder(cluster, await chooseAccount(cluster)));
}

const clusterIn = (dataDir: string): string => path.join(dataDir, 'postgres');
