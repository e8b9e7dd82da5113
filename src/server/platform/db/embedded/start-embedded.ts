import { access, constants, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { type Account, chooseAccount, requireReach } from './account.ts';
import { locateBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { findPostmaster, isPostmaster, stopPostmaster } from './postmaster.ts';
import { type Connection, type Connections, connectionsTo } from './roles.ts';
import { launchServer, tailLog, trimLog, waitUntilReady } from './server.ts';
import { socketFolder } from './socket.ts';
import { armWatchdog, disarmWatchdogs } from './watchdog.ts';

export { EmbeddedPostgresError };

export interface EmbeddedPostgres {
  /** libpq-style settings for `pg.Pool`, for a role that owns the database and is no superuser */
  connection: Connection;
  /** The server was still running, left by a process that had ended without stopping it. */
  adopted: boolean;
  /** Ends the server, with whatever is connected to it, and gives up the data folder. May be called again. */
  stop(): Promise<void>;
}

/** Milliseconds without an answer after which a new server, or one that was found running, is given up. */
const NEW_SERVER_TIMEOUT = 30_000;
const FOUND_SERVER_TIMEOUT = 5_000;

/**
 * Makes this process the owner of the data folder and runs PostgreSQL in it, creating whatever is missing.
 * The server ends with this process, however that ends; where it ends by itself, it is started again.
 * @param options.durable false trades the data's safety in a power cut for speed; for tests only
 * @throws EmbeddedPostgresError
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (message: string) => void;
  durable?: boolean;
}): Promise<EmbeddedPostgres> {
  try {
    await mkdir(options.dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
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
  const startAgain = () => {
    log(`PostgreSQL ended unexpectedly; see ${logFileIn(dataDir)}. It is started again.`);
    return launch(start);
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

/** Takes over a server that an earlier owner left running; one that is being stopped or does not answer is ended. */
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

/** Ends the server, and then its watchdog, which has nothing left to watch. */
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

/** How long a process that is just ending may still hold the folder, in milliseconds. */
const GRACE = 300;
const SQLITE_BUSY = 5;

// A lock that nothing refers to any more would be closed, and so released, by the garbage collector.
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only owner of the data folder and returns the function that gives it up.
 *
 * The lock is the operating system's own, reached through an empty SQLite file that is never written: it ends with the
 * process however that dies, so there is no stale lock to judge and no race about who may remove it. Process ids
 * in a file can be reused and mean nothing across containers that share a volume; an advisory lock inside PostgreSQL
 * could guard neither initdb nor the moment between two servers.
 *
 * @throws EmbeddedPostgresError where another process, or this one already, owns the folder.
 */
async function lockFolder(folder: string): Promise<() => void> {
  const ownerFile = path.join(folder, 'parlance.pid');
  const lock = openLock(path.join(folder, 'parlance.lock'));
  if (!lock) {
    const pid = (await readFile(ownerFile, 'utf8').catch(() => '')).trim();
    throw new EmbeddedPostgresError(
      `The data folder ${folder} is in use by another Parlance process${pid && ` (pid ${pid})`}. ` +
        'Stop it, or set DATA_DIR to another folder.',
    );
  }
  held.add(lock);
  await writeFile(ownerFile, `${process.pid}\n`);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}

function openLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: GRACE });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

/** A PostgreSQL that runs, until it is stopped or ends by itself. */
interface Server {
  runs(): Promise<boolean>;
  /** Ends it, with whatever is connected to it. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks whether it still runs. */
const LOOK = 500;

/**
 * Starts the server again whenever it ends without being told to: killed for want of memory, or crashed. What was
 * committed is there again; requests meanwhile find no database.
 */
function keepRunning(
  first: Server,
  startAgain: () => Promise<Server>,
  log: (message: string) => void,
): Pick<Server, 'stop'> {
  let running = first;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    if (await running.runs()) return;
    // What watched the one that ended has nothing left to watch.
    await running.stop();
    running = await startAgain();
  }

  const timer = setInterval(() => {
    // Where it cannot be started yet, since a part of the old one is still ending, the next look tries again.
    looking ??= look()
      .catch((error: unknown) => log(String(error)))
      .finally(() => (looking = undefined));
  }, LOOK);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      await running.stop();
    },
  };
}
