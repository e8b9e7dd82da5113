import { readFile, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startProcess, type RunningProcess } from '../support/process.ts';
import { residentBytes } from './process-figures.ts';

/** Opened in parallel; more would measure the queue of new connections. */
const AT_ONCE = 100;
const POLL = 20;

/** A process whose memory can be queried. */
export interface Measured extends RunningProcess {
  /** Bytes in use after it has released unneeded memory. */
  memory(): Promise<number>;
  /** Bytes that it occupies now, including garbage. */
  resident(): Promise<number>;
}

/** Starts a script, as `startProcess` does, so that its memory can be queried. */
export async function startMeasured(script: string, env: Record<string, string>, path?: string): Promise<Measured> {
  const file = join(tmpdir(), `parlance-memory-${process.pid}-${Math.random().toString(36).slice(2)}`);
  const running = await startProcess(
    script,
    { ...env, MEMORY_FILE: file, NODE_OPTIONS: `--expose-gc --import ${join(import.meta.dirname, 'collect.mjs')}` },
    path,
  );
  return {
    ...running,
    async memory() {
      await rm(file, { force: true });
      process.kill(running.pid, 'SIGUSR2');
      for (;;) {
        await sleep(POLL);
        const written = await readFile(file, 'utf8').catch(() => '');
        if (written) return Number(written);
      }
    },
    resident: () => residentBytes(running.pid),
  };
}

/** Many streams that are held open. */
export interface HeldStreams {
  /** Called with each piece that arrives and the number of its stream. */
  onData: (stream: number, piece: string) => void;
  /** Milliseconds, as performance.now(), at which each of them received a matching event. */
  nextFromAll(pattern: RegExp): Promise<number>;
  close(): void;
}

/** Opens a stream for each of these Cookie headers and keeps them open. */
export async function holdStreams(url: string, cookies: readonly string[]): Promise<HeldStreams> {
  const agent = new Agent({ maxSockets: Infinity });
  const responses: IncomingMessage[] = [];
  const held: HeldStreams = {
    onData: () => {},
    nextFromAll(pattern) {
      const { promise, resolve } = Promise.withResolvers<number>();
      const waiting = new Set(cookies.keys());
      held.onData = (stream, piece) => {
        if (!pattern.test(piece)) return;
        waiting.delete(stream);
        if (waiting.size === 0) resolve(performance.now());
      };
      return promise;
    },
    close() {
      for (const response of responses) response.destroy();
      agent.destroy();
    },
  };
  const open = async (cookie: string, stream: number): Promise<void> => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/api/live`, { agent, headers: { cookie } }, resolve).on('error', reject);
    });
    if (response.statusCode !== 200) throw new Error(`A stream answered ${response.statusCode}.`);
    response.on('error', () => {});
    response.setEncoding('utf8').on('data', (piece: string) => held.onData(stream, piece));
    responses.push(response);
  };
  for (let start = 0; start < cookies.length; start += AT_ONCE)
    await Promise.all(cookies.slice(start, start + AT_ONCE).map((cookie, index) => open(cookie, start + index)));
  return held;
}
