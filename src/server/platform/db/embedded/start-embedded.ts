import { access, constants, realpath } from 'node:fs/promises';
import path from 'node:path';

import { makeFolder } from '../../make-folder.ts';
import { type Account, chooseAccount, requireReach } from './account.ts';
import { locateBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { lockFolder } from './folder-lock.ts';
import { findPostmaster, isPostmaster, stopPostmaster } from './postmaster.ts';
import { type Connection, type Connections, connectionsTo } from './roles.ts';
import { launchServer, tailLog, trimLog, waitUntilReady } from './server.ts';
import { socketFolder } from './socket.ts';
import { armWatchdog, disarmWatchdogs } from './watchdog.ts';

export { EmbeddedPostgresError };

export interface EmbeddedPostgres {
  /** Its role owns the database and is not a superuser. */
  connection: Connection;
  /** Whether an ended process had left the server running. */
  adopted: boolean;
  /** Stops the server and releases the data folder. Idempotent. */
  stop(): Promise<void>;
}

/** Milliseconds without an answer. */
const NEW_SERVER_TIMEOUT = 30_000;
const FOUND_SERVER_TIMEOUT = 5_000;

/**
 * Locks the data folder and runs PostgreSQL in it, creating what is missing. The server ends with this process, even if
 * killed, and is restarted if it ends alone.
 * @param options.durable false for tests only: a power cut may lose data
 * @throws EmbeddedPostgresError
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (message: string) => void;
  durable?: boolean;
}): Promise<EmbeddedPostgres> {
  try {
    await makeFolder(path.resolve(options.dataDir), process.getuid?.() === 0 ? 0o711 : 0o700);
    const dataDir = await realpath(options.dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const unlock = await lockFolder(dataDir);
    try {
      const server = await startInOwnFolder(dataDir, options.log, options.durable ?? true);
      let stopped: Promise<void> | undefined;
      return { ...server, stop: () => (stopped ??= server.stop().finally(unlock)) };
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

async function startInOwnFolder(
  dataDir: string,
  log: (message: string) => void,
  durable: boolean,
): Promise<EmbeddedPostgres> {
  const cluster = path.join(dataDir, 'postgres');
  const account = await chooseAccount(cluster);
  await requireReach(account, dataDir);
  const native = await locateBinaries(dataDir, account);
  const password = await ensureCluster({ dataDir, cluster, native, account, durable });
  const host = await socketFolder(cluster, account);
  const connections = connectionsTo(host, password);

  const start = { dataDir, cluster, native, account, connections, durable, log };
  const adopted = await adopt(start);
  if (adopted) log(`PostgreSQL was still running in ${cluster}; using it`);
  const startAgain = async () => {
    log(`PostgreSQL ended unexpectedly; see ${logFileIn(dataDir)}. It is started again.`);
    const server = await launch(start);
    log('PostgreSQL runs again.');
    return server;
  };
  const { stop } = keepRunning(adopted ?? (await launch(start)), startAgain, log);
  return { connection: connections.site, adopted: adopted !== undefined, stop };
}

interface Start {
  dataDir: string;
  cluster: string;
  native: string;
  account: Account;
  connections: Connections;
  durable: boolean;
  log: (message: string) => void;
}

/** Adopts a server that an earlier process left running, or stops it if it does not answer. */
async function adopt({ dataDir, cluster, connections }: Start): Promise<Server | undefined> {
  const mayAdopt = await disarmWatchdogs(dataDir);
  const pid = await findPostmaster(cluster);
  if (pid === undefined) return undefined;
  if (mayAdopt) {
    const disarm = await armWatchdog(dataDir, cluster, pid);
    const state = await waitUntilReady(connections, { pid, cluster }, FOUND_SERVER_TIMEOUT);
    if (state === 'ready') return serverOf(pid, cluster, disarm);
    await disarm();
  }
  await stopPostmaster(pid, cluster);
  return undefined;
}

const serverOf = (pid: number, cluster: string, disarm: () => Promise<void>): Server => ({
  runs: () => isPostmaster(pid, cluster),
  stop: () => stopGuarded(pid, cluster, disarm),
});

const logFileIn = (dataDir: string): string => path.join(dataDir, 'postgres.log');

async function stopGuarded(pid: number, cluster: string, disarm: () => Promise<void>): Promise<void> {
  try {
    await stopPostmaster(pid, cluster);
  } finally {
    await disarm();
  }
}

async function launch(start: Start): Promise<Server> {
  const { dataDir, cluster, connections } = start;
  const logFile = logFileIn(dataDir);
  const logStart = await trimLog(logFile);
  const pid = await launchServer({ ...start, socketFolder: connections.site.host, logFile });
  const server = serverOf(pid, cluster, await armWatchdog(dataDir, cluster, pid));
  const state = await waitUntilReady(connections, { pid, cluster }, NEW_SERVER_TIMEOUT).catch(
    async (error: unknown) => {
      await server.stop();
      throw error;
    },
  );
  if (state === 'ready') return server;
  await server.stop();
  const what = state === 'gone' ? 'did not start' : 'did not answer in time';
  const tail = await tailLog(logFile, logStart);
  throw new EmbeddedPostgresError(`PostgreSQL in ${cluster} ${what}. Its log ends:\n${tail}`);
}

interface Server {
  runs(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Milliseconds. */
const CHECK_INTERVAL = 500;

/** Restarts the server when it ends unasked. */
function keepRunning(
  first: Server,
  startAgain: () => Promise<Server>,
  log: (message: string) => void,
): Pick<Server, 'stop'> {
  let running = first;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    if (await running.runs()) return;
    // Disarms the ended server's watchdog.
    await running.stop();
    running = await startAgain();
  }

  const timer = setInterval(() => {
    // Retried while the old server's processes are still ending.
    checking ??= check()
      .catch((error: unknown) => log(String(error)))
      .finally(() => (checking = undefined));
  }, CHECK_INTERVAL);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await checking;
      await running.stop();
    },
  };
}
