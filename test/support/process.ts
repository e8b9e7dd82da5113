import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import * as memory from '../../bin/memory.mjs';

export interface RunningProcess {
  url: string;
  /** Milliseconds from start to first answer. */
  startedIn: number;
  pid: number;
  stop(): Promise<void>;
  /** kill -9, like an out-of-memory kill. */
  kill(): Promise<void>;
}

/** Searches may take longer on a busy machine. */
export const SLOW_MACHINE = { SEARCH_TIMEOUT_MS: '15000' };

/** Processes of a test share a database, and have separate data folders. */
export const SAME_KEY = { ENCRYPTION_KEY: '5a'.repeat(32) };

/**
 * Starts a script as `npm start` does, on the given port of 127.0.0.1 or a free one, and waits for the first 200 at
 * `path`.
 * @param hear - takes its log
 */
export async function startProcess(
  script: string,
  env: Record<string, string>,
  path = '/',
  hear: (text: string) => void = () => {},
): Promise<RunningProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  const started = performance.now();
  const child = spawn(process.execPath, [...memory.flags, script], {
    env: { ...process.env, ...memory.env, ...SAME_KEY, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A full pipe would block it.
  child.stdout.setEncoding('utf8').on('data', hear);
  const url = `http://127.0.0.1:${port}`;
  await firstAnswer(url + path, child);
  return {
    url,
    startedIn: performance.now() - started,
    pid: child.pid ?? 0,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

/** The built site on its own data folder, which is deleted at the end. */
export async function startSite(env: Record<string, string> = {}): Promise<RunningProcess & { dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parlance-bench-'));
  await chmod(dataDir, 0o755);
  const site = await startProcess('bin/serve.mjs', { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env });
  return {
    ...site,
    dataDir,
    async stop() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Milliseconds. Polling constantly would slow down the start. */
const ASK_AGAIN = 10;

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it answered.`);
    const ok = await fetch(url).then(
      async (response) => (await response.arrayBuffer(), response.ok),
      () => false,
    );
    if (ok) return;
    await sleep(ASK_AGAIN);
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Below the system's range for outgoing connections, one of which could take it before the program starts. */
const PORTS = { from: 20_000, to: 32_000 };

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Waits until the program listens there. @throws if it ends before. */
export async function untilOpen(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}.`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await sleep(20);
  }
}
