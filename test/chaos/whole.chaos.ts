// All parts of a large site at once: three web processes and two workers behind HAProxy, with PgBouncer, a replica and an S3 store.
// Each part but the primary is replaced or killed while people read and write: no request fails, and no message is lost.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { report } from '../bench/report.ts';
import { freePort, startProcess, type RunningProcess } from '../support/process.ts';
import { startS3 } from '../support/s3-server.ts';
import { startStreamingPair } from '../support/streaming.ts';
import { countFailed, startPeople } from './people.ts';
import { createPooler } from './pooler.ts';
import { isInstalled, startHaproxy } from './proxies.ts';
import { allowManyMessages, countLosses, openThreads } from './threads.ts';

const WEB = 3;
const WORKERS = 2;
const PEOPLE = 8;
/** Milliseconds until a part is missed, and until it is there again. */
const SETTLED = 3_000;
const BUCKET = 'parlance';

const missing = ['haproxy', 'pgbouncer'].filter((program) => !isInstalled(program));
if (missing.length > 0) {
  console.log(`Not installed here: ${missing.join(', ')}.`);
  process.exit(0);
}
const dataDir = await mkdtemp(join(tmpdir(), 'parlance-chaos-'));
const pair = await startStreamingPair({});
const direct = pair.urlOf(pair.primary);
const pooler = await createPooler({ url: direct, dataDir: pair.dataDir });
const store = await startS3(BUCKET);
const env = {
  DATABASE_URL: pooler.url,
  DATABASE_LISTEN_URL: direct,
  DATABASE_REPLICA_URL: pair.urlOf(pair.replica),
  STORAGE: `s3://${BUCKET}?region=eu-central-1&endpoint=${encodeURIComponent(store.endpoint)}`,
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  DATA_DIR: dataDir,
  APP_URL: 'http://localhost:3000',
  LOG_LEVEL: 'silent',
  // The first searches of a process on a busy machine take longer than people are given.
  SEARCH_TIMEOUT_MS: '15000',
  TRUSTED_PROXIES: '1',
  DRAIN_SECONDS: '3',
  DEMO: '1',
};
const webPorts: number[] = [];
const workerPorts: number[] = [];
for (let count = 0; count < WEB; count += 1) webPorts.push(await freePort());
for (let count = 0; count < WORKERS; count += 1) workerPorts.push(await freePort());
const running = new Map<number, RunningProcess>();
const figures: Record<string, number> = {};
try {
  await pooler.start();
  for (const port of [...webPorts, ...workerPorts]) running.set(port, await start(port));
  const proxy = await startHaproxy(webPorts);
  await allowManyMessages(direct);
  const threads = await openThreads(direct, PEOPLE);
  await sleep(SETTLED);
  const people = startPeople(proxy, threads);
  const during = async (what: string, happens: () => Promise<void>) => {
    await happens();
    await sleep(SETTLED);
    const { requests, failed } = countFailed(what, people.takeStatuses());
    Object.assign(figures, { [`${what}: requests`]: requests, [`${what}: failed`]: failed });
  };
  await during('nothing', () => sleep(SETTLED));
  await during('web processes replaced', () => replace(webPorts));
  await during('workers replaced', () => replace(workerPorts));
  await during('a web process killed', async () => {
    await running.get(webPorts[0] ?? 0)?.kill();
    await sleep(SETTLED);
    running.set(webPorts[0] ?? 0, await start(webPorts[0] ?? 0));
  });
  await during('the replica killed', async () => {
    await pair.replica.kill();
    await sleep(SETTLED);
    await pair.replica.start();
  });
  await people.stop();
  await proxy.stop();
  Object.assign(figures, await countLosses(direct, people.acknowledged), { 'files in the store': store.objects.size });
} finally {
  await Promise.all([...running.values()].map((one) => one.stop()));
  await pooler.end('SIGKILL');
  await Promise.all([store.close(), pair.stop()]);
  await rm(dataDir, { recursive: true, force: true });
}
report('whole', figures, [
  ...Object.keys(figures)
    // Clients connected to a killed process get no answer.
    .filter((figure) => figure.endsWith('failed') && !figure.startsWith('a web process killed'))
    .map((figure) => ({ figure, atMost: 0 })),
  { figure: 'messages acknowledged and lost', atMost: 0 },
  { figure: 'messages doubled', atMost: 0 },
  { figure: 'threads with a gap', atMost: 0 },
]);

function start(port: number): Promise<RunningProcess> {
  const own: Record<string, string> = workerPorts.includes(port)
    ? { ROLE: 'worker', METRICS_PORT: String(port), PORT: String(port) }
    : { ROLE: 'web', PORT: String(port) };
  return startProcess('bin/serve.mjs', { ...env, ...own }, workerPorts.includes(port) ? '/metrics' : '/readyz');
}

async function replace(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    await running.get(port)?.stop();
    running.set(port, await start(port));
    await sleep(SETTLED);
  }
}
