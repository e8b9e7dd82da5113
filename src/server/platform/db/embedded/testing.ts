import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { onTestFinished } from 'vitest';

import { readPassword, SUPERUSER } from './cluster.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded.ts';

/** Removed after the test. */
export async function dataFolder(): Promise<string> {
  const folder = await makeFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** Accessible to the server's account, with a name that a socket path must quote. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "parlance, 'test' "));
  await chmod(folder, 0o711);
  return folder;
}

/** Stops its server first. */
export async function removeFolder(folder: string): Promise<void> {
  const cluster = path.join(folder, 'postgres');
  const pid = await findPostmaster(cluster);
  if (pid) await stopPostmaster(pid, cluster);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Stopped after the test at the latest. */
export async function start(dataDir: string, durable = false): Promise<EmbeddedPostgres & { messages: string[] }> {
  const messages: string[] = [];
  const server = await startEmbeddedPostgres({ dataDir, durable, log: (message) => messages.push(message) });
  onTestFinished(() => server.stop());
  return { ...server, messages };
}

export async function superuserOf<Server extends Pick<EmbeddedPostgres, 'connection'>>(
  server: Server,
  dataDir: string,
): Promise<Server> {
  const password = await readPassword(dataDir);
  return { ...server, connection: { ...server.connection, user: SUPERUSER, password } };
}

/** Returns the first column. */
export async function query(server: Pick<EmbeddedPostgres, 'connection'>, sql: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows.map(([first]) => first);
  } finally {
    await client.end();
  }
}

export interface Owner {
  child: ChildProcess;
  /** `ready`, or its error's message. */
  outcome: Promise<string>;
  kill(): Promise<void>;
}

/** Starts the server from another process, which runs until killed. */
export function startOwner(dataDir: string): Owner {
  const script = `
    const { startEmbeddedPostgres } = await import(process.argv[1]);
    const options = { dataDir: process.argv[2], durable: false, log() {} };
    const outcome = await startEmbeddedPostgres(options).then(() => 'ready', (error) => error.message);
    console.log(outcome);
    if (outcome === 'ready') setInterval(() => {}, 1_000);
  `;
  const module = new URL('./start-embedded.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, module, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  onTestFinished(kill);
  return { child, outcome: once(child.stdout, 'data').then(([line]) => String(line).trim()), kill };
}

export async function until(condition: () => unknown): Promise<void> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    if (await condition()) return;
    await sleep(10);
  }
  throw new Error('waited 30 s in vain');
}
