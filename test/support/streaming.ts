import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, chown, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

import {
  asAccount,
  chooseAccount,
  SERVER_ENVIRONMENT,
  type Account,
} from '../../src/server/platform/db/embedded/account.ts';
import { locateBinaries } from '../../src/server/platform/db/embedded/binaries.ts';
import { SUPERUSER } from '../../src/server/platform/db/embedded/cluster.ts';
import { connectionOfSite } from '../../src/server/platform/db/embedded/connections.ts';
import { freePort } from './process.ts';
import { startServer } from './server.ts';

/** One of the two servers, on a port of 127.0.0.1. */
export interface StreamingServer {
  port: number;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** kill -9, with all of its processes. */
  kill(): Promise<void>;
}

/** A PostgreSQL server and a replica that applies its log. */
export interface StreamingPair {
  primary: StreamingServer;
  replica: StreamingServer;
  /** The primary's data folder. */
  dataDir: string;
  /** URLs for the site's role, at either port. */
  urlOf(...servers: StreamingServer[]): string;
  asSuperuser(server: StreamingServer, statement: string): Promise<void>;
  stop(): Promise<void>;
}

interface StreamingOptions {
  /** A data folder to copy from; without it, an empty database. */
  from?: string;
  database?: string;
  /** Milliseconds that the replica waits before it applies a commit. */
  delay?: number;
  /** Whether a commit waits until the replica has it on disk. */
  isSynchronous?: boolean;
  /** For tests: a power cut would lose the data. */
  durable?: boolean;
}

/** Built from the embedded PostgreSQL only: the replica begins as a copy of the primary while that is stopped. */
export async function startStreamingPair({
  from,
  database = 'parlance',
  delay = 0,
  isSynchronous = false,
  durable = true,
}: StreamingOptions): Promise<StreamingPair> {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-streaming-'));
  await chmod(folder, 0o755);
  const first = join(folder, 'primary');
  if (from === undefined) await (await startServer(durable, first)).stop();
  else await copyFolder(from, first);
  await chmod(first, 0o755);
  const account = await chooseAccount(join(first, 'postgres'));
  const native = await locateBinaries(first, account);
  const launch = async (dataDir: string, settings: Record<string, string> = {}) =>
    createServer({ native, account, cluster: join(dataDir, 'postgres'), port: await freePort() }, durable, settings);
  await appendFile(join(first, 'postgres', 'pg_hba.conf'), 'host all,replication all 127.0.0.1/32 trust\n');
  const second = join(folder, 'replica');
  await mkdir(second, { mode: 0o755 });
  await copyFolder(join(first, 'postgres'), join(second, 'postgres'));
  const primary = await launch(first, isSynchronous ? { synchronous_standby_names: '*' } : {});
  const replica = await launch(second);
  const upstream = `host=127.0.0.1 port=${primary.port} user=${SUPERUSER}`;
  await appendFile(
    join(second, 'postgres', 'postgresql.auto.conf'),
    `primary_conninfo = '${upstream}'\nrecovery_min_apply_delay = ${delay}\n`,
  );
  await giveFile(join(second, 'postgres', 'standby.signal'), account);
  await Promise.all([primary.start(), replica.start()]);
  const { user } = connectionOfSite('127.0.0.1');
  return {
    primary,
    replica,
    dataDir: first,
    urlOf: (...servers) => `postgresql://${user}@${servers.map((one) => `127.0.0.1:${one.port}`).join()}/${database}`,
    asSuperuser: (server, statement) => run(server.port, database, statement),
    async stop() {
      await replica.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Keeps the owner. */
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

async function giveFile(path: string, account: Account): Promise<void> {
  await writeFile(path, '');
  if (account) await chown(path, account.uid, account.gid);
}

interface Place {
  native: string;
  account: Account;
  cluster: string;
  port: number;
}

const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off' };

function createServer(
  { native, account, cluster, port }: Place,
  durable: boolean,
  own: Record<string, string>,
): StreamingServer {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    shared_buffers: '64MB',
    max_connections: '200',
    wal_keep_size: '512MB',
    wal_receiver_status_interval: '1s',
    wal_retrieve_retry_interval: '200ms',
    hot_standby: 'on',
    ...(durable ? {} : NOT_DURABLE),
    ...own,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let running: { pid: number; ended: Promise<unknown> } | undefined;
  const end = async (signal: NodeJS.Signals, group: boolean) => {
    if (!running) return;
    const { pid, ended } = running;
    running = undefined;
    process.kill(group ? -pid : pid, signal);
    await ended;
  };
  return {
    port,
    async start() {
      const log = await open(`${cluster}.log`, 'a');
      const child = spawn(join(native, 'bin', 'postgres'), ['-D', cluster, ...flags], {
        ...asAccount(account),
        cwd: cluster,
        env: SERVER_ENVIRONMENT,
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
      });
      await log.close();
      running = { pid: child.pid ?? 0, ended: once(child, 'exit') };
      for (let left = 600; ; left -= 1) {
        const isReady = await run(port, 'postgres', 'select 1').then(
          () => true,
          () => false,
        );
        if (isReady) return;
        if (left === 0 || child.exitCode !== null) throw new Error(`PostgreSQL in ${cluster} does not start.`);
        await sleep(50);
      }
    },
    stop: () => end('SIGINT', false),
    kill: () => end('SIGKILL', true),
  };
}

async function run(port: number, database: string, statement: string): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: SUPERUSER, database });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}
