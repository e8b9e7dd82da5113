import { spawn } from 'node:child_process';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Account, asAccount, SERVER_ENVIRONMENT } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isPostmaster } from './postmaster.ts';
import { type Connections, isPrepared, prepare } from './roles.ts';

const LARGEST_LOG = 10 * 1024 * 1024;
const POLL = 10;
const WRONG_PASSWORD = '28P01';
const NO_DATABASE = '3D000';

/** For 1 to 2 GB shared with Node; without replicas the WAL can be minimal. */
const SETTINGS = {
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  max_connections: '60',
  random_page_cost: '1.1',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
};
/** For tests: a power cut would lose the cluster, and each worker runs several sites. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Detached from the terminal's signals; returns the process id at once. */
export async function launchServer(options: {
  native: string;
  cluster: string;
  account: Account;
  socketFolder: string;
  logFile: string;
  durable: boolean;
}): Promise<number> {
  const settings = {
    ...SETTINGS,
    ...(options.durable ? {} : NOT_DURABLE),
    unix_socket_directories: `"${options.socketFolder.replaceAll('"', '""')}"`,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(options.logFile, 'a', 0o600);
  try {
    const child = spawn(path.join(options.native, 'bin', 'postgres'), ['-D', options.cluster, ...flags], {
      ...asAccount(options.account),
      cwd: options.cluster,
      env: SERVER_ENVIRONMENT,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    child.unref();
    child.on('error', () => {});
    if (child.pid === undefined) throw new EmbeddedPostgresError('PostgreSQL could not be started.');
    return child.pid;
  } finally {
    await log.close();
  }
}

/** Empties a log larger than 10 MB; returns its size in bytes. */
export async function trimLog(logFile: string): Promise<number> {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (size <= LARGEST_LOG) return size;
  await truncate(logFile);
  return 0;
}

/** The last five lines after byte `from`. */
export async function tailLog(logFile: string, from: number): Promise<string> {
  const written = (await readFile(logFile)).subarray(from).toString();
  return written.trim().split('\n').slice(-5).join('\n');
}

/**
 * Waits until the server is ready for the site, and prepares it if needed. Only time without any answer counts:
 * recovery may take minutes, and would start again if stopped.
 * @param timeout milliseconds
 * @throws EmbeddedPostgresError where the server does not know the password.
 */
export async function waitUntilReady(
  connections: Connections,
  server: { pid: number; cluster: string },
  timeout: number,
): Promise<'ready' | 'gone' | 'silent'> {
  let deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    const refusal = await refusalOf(getReady(connections));
    if (refusal === undefined) return 'ready';
    if (refusal === WRONG_PASSWORD) {
      throw new EmbeddedPostgresError(
        `PostgreSQL in ${server.cluster} does not accept the password in the file postgres.password beside it; ` +
          'put back the file that belongs to it.',
      );
    }
    if (refusal === '57P03') deadline = Date.now() + timeout;
    if (!(await isPostmaster(server.pid, server.cluster))) return 'gone';
    await sleep(POLL);
  }
  return 'silent';
}

export async function getReady(connections: Connections): Promise<void> {
  const isReady = await isPrepared(connections.site).catch((error: unknown) => {
    // No role or database yet, or a wrong password, which `prepare` finds out.
    if (![WRONG_PASSWORD, NO_DATABASE].includes((error as { code?: string }).code ?? '')) throw error;
    return false;
  });
  if (!isReady) await prepare(connections);
}

/** The error's code, if it fails. */
const refusalOf = (work: Promise<void>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown'),
  );
