// The app is killed 50 times and its database 10 times, with kill -9, while people write to each other: nothing
// acknowledged is lost, and nothing is duplicated.
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { report } from '../bench/report.ts';
import { startProcess, type RunningProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { allowManyMessages, countLosses, openThreads, sendUntilStored, type OpenThread } from './threads.ts';

const APP_KILLS = 50;
const DATABASE_KILLS = 10;
const WRITERS = 16;

const dataDir = await mkdtemp(join(tmpdir(), 'parlance-chaos-'));
await chmod(dataDir, 0o755);
let server = await startServer(true, dataDir);
const start = () =>
  startProcess(
    'bin/serve.mjs',
    { DATABASE_URL: server.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '1' },
    '/readyz',
  );

const figures: Record<string, number> = {};
let site: RunningProcess = await start();
try {
  await allowManyMessages(server.url);
  const threads = await openThreads(server.url, WRITERS);
  const writing = write(threads);
  await killTheApp();
  await killTheDatabase();
  const acknowledged = await writing.stop();
  await site.stop();
  Object.assign(figures, await countLosses(server.url, acknowledged));
} finally {
  await site.stop();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
report('kills', figures, [
  { figure: 'messages acknowledged and lost', atMost: 0 },
  { figure: 'messages doubled', atMost: 0 },
  { figure: 'messages of nobody', atMost: 0 },
  { figure: 'threads with a gap', atMost: 0 },
]);

/** Everyone writes one message after the other in their own thread, from both sides, until they are stopped. */
function write(threads: readonly OpenThread[]): { stop(): Promise<string[]> } {
  const acknowledged: string[] = [];
  const end = new AbortController();
  const writers = threads.map(async (thread) => {
    for (let number = 0; !end.signal.aborted; number += 1) {
      const clientId = randomUUID();
      await sendUntilStored(
        () => site.url,
        thread,
        number % 2 === 0 ? thread.employer : thread.applicant,
        clientId,
        `chaos ${number}`,
      );
      acknowledged.push(clientId);
    }
  });
  return {
    async stop() {
      end.abort();
      await Promise.all(writers);
      return acknowledged;
    },
  };
}

async function killTheApp(): Promise<void> {
  const away: number[] = [];
  for (let times = 0; times < APP_KILLS; times += 1) {
    await sleep(200 + Math.random() * 800);
    const killed = performance.now();
    await site.kill();
    site = await start();
    away.push(performance.now() - killed);
  }
  Object.assign(figures, { 'app killed': APP_KILLS, 'app killed: longest until it answers, ms': Math.max(...away) });
}

async function killTheDatabase(): Promise<void> {
  const away: number[] = [];
  for (let times = 0; times < DATABASE_KILLS; times += 1) {
    await sleep(500 + Math.random() * 1_000);
    const killed = performance.now();
    process.kill(Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
    await until(async () => !(await isReady()));
    await server.stop();
    server = await startServer(true, dataDir);
    await until(isReady);
    away.push(performance.now() - killed);
  }
  Object.assign(figures, {
    'database killed': DATABASE_KILLS,
    'database killed: longest until it answers, ms': Math.max(...away),
  });
}

function isReady(): Promise<boolean> {
  return fetch(`${site.url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 60_000; !(await holds()); await sleep(10))
    if (performance.now() > end) throw new Error('It did not come back within a minute.');
}
