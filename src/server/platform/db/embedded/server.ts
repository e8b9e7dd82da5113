import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Account, asAccount, SERVER_ENVIRONMENT } from './account.ts';
import { prepareDatabase } from './connections.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const POLL = 10;
/** Milliseconds in which the server of a process that was killed ends. */
const EARLIER_ENDS_WITHIN = 15_000;
const EARLIER_STILL_RUNS = /lock file .* already exists|shared memory block .* still in use/;
/** ENOENT and ECONNREFUSED of its socket; 57P03 while it starts or recovers. */
const NOT_YET = new Set(['ENOENT', 'ECONNREFUSED', '57P03']);

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
};
/** For tests: a power cut would lose the cluster, and each worker runs several sites. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

export interface ServerOptions {
  native: string;
  cluster: string;
  account: Account;
  socketFolder: string;
  logFile: string;
  durable: boolean;
}

/**
 * Returns when the server has the site's database; the result stops it.
 * @throws EmbeddedPostgresError with the end of its log where it does not start
 */
export async function launchServer(options: ServerOptions): Promise<() => Promise<void>> {
  const deadline = Date.now() + EARLIER_ENDS_WITHIN;
  for (;;) {
    const server = await spawnServer(options);
    if (await becomesReady(server, options)) return server.stop;
    const log = (await readFile(options.logFile, 'utf8')).trim().split('\n').slice(-5).join('\n');
    if (!EARLIER_STILL_RUNS.test(log) || Date.now() > deadline)
      throw new EmbeddedPostgresError(`PostgreSQL in ${options.cluster} did not start. Its log ends:\n${log}`);
    await sleep(POLL);
  }
}

interface Server {
  pid: number | undefined;
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/** Detached from the terminal's signals, so that requests in flight are answered first. */
async function spawnServer({
  native,
  cluster,
  account,
  socketFolder,
  logFile,
  durable,
}: ServerOptions): Promise<Server> {
  const settings = {
    ...SETTINGS,
    ...(durable ? {} : NOT_DURABLE),
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // An earlier server may still write to its own.
  await rm(logFile, { force: true });
  const log = await open(logFile, 'a', 0o600);
  const child = spawn(path.join(native, 'bin', 'postgres'), ['-D', cluster, ...flags], {
    ...asAccount(account),
    cwd: cluster,
    env: SERVER_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve()).on('error', () => resolve());
  });
  const endWatch = stopWithUs(child.pid);
  void ended.then(endWatch);
  child.unref();
  await log.close();
  return {
    pid: child.pid,
    hasEnded: () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null,
    async stop() {
      child.ref();
      // Does not wait for clients.
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** A shell whose standard input closes when this process ends, even if killed, and which stops the server then. */
function stopWithUs(pid: number | undefined): () => void {
  if (pid === undefined) return () => {};
  const shell = spawn('/bin/sh', ['-c', `trap '' HUP INT TERM; read -r _; kill -INT ${pid}`], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  shell.stdin.on('error', () => {});
  return () => shell.kill('SIGKILL');
}

/** Recovery may take minutes, and would begin again if it were stopped. */
async function becomesReady(server: Server, { cluster, socketFolder }: ServerOptions): Promise<boolean> {
  for (; !server.hasEnded(); await sleep(POLL)) {
    // Until then, an earlier server may answer.
    if ((await pidIn(cluster)) !== server.pid) continue;
    try {
      await prepareDatabase(socketFolder);
      return true;
    } catch (error) {
      if (NOT_YET.has((error as NodeJS.ErrnoException).code ?? '')) continue;
      await server.stop();
      throw error;
    }
  }
  return false;
}

const pidIn = async (cluster: string): Promise<number> =>
  Number.parseInt(await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => ''), 10);
