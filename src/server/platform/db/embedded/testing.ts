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

/** A new data folder for one test. */
export async function dataFolder(): Promise<string> {
  const folder = await makeFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** A new folder that the server's account can reach. Its name has what a socket's folder must have quoted. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlance, "test" '));
  await chmod(folder, 0o711);
  return folder;
}

/** Ends what still runs in the folder, and removes it. */
export async function removeFolder(folder: string): Promise<void> {
  const cluster = path.join(folder, 'postgres');
  const pid = await findPostmaster(cluster);
  if (pid) await stopPostmaster(pid, cluster);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Starts the server in this process, to be stopped at the end of the test at the latest. */
export async function start(dataDir: string, durable = false): Promise<EmbeddedPostgres & { messages: string[] }> {
  const messages: string[] = [];
  const server = await startEmbeddedPostgres({ dataDir, durable, log: (message) => messages.push(message) });
  onTestFinished(() => server.stop());
  return { ...server, messages };
}

/** The same server for its superuser, whose password lies in the folder. */
export async function superuserOf<Server extends Pick<EmbeddedPostgres, 'connection'>>(
  server: Server,
  dataDir: string,
): Promise<Server> {
  const password = await readPassword(dataDir);
  return { ...server, connection: { ...server.connection, user: SUPERUSER, password } };
}

/** Runs one statement and returns its first column. */
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
  /** What it prints: `ready`, or the message of the error that it met. */
  outcome: Promise<string>;
  kill(): Promise<void>;
}

/** Another process that starts the server in the folder, and keeps it until killed. */
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

/** Waits until the condition holds. */
export async function until(condition: () => unknown): Promise<void> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    if (await condition()) return;
    await sleep(10);
  }
  throw new Error('waited 30 s in vain');
}
