// Two web processes and a worker with Valkey: a job's title is changed through one process and read through the other, its page
// and a list with a filter. Valkey is killed, comes back, and stops answering; a change is committed that nobody tells of.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { report } from '../bench/report.ts';
import { call, draft, inEnglish, publish } from '../support/calling.ts';
import { readFigure } from '../support/metrics.ts';
import { freePort, startProcess, type RunningProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { openSessions } from '../support/sessions.ts';
import { hasValkey, startValkey } from '../support/valkey.ts';
import { withClient } from './threads.ts';

/** Milliseconds of each part. */
const WHOLE = 20_000;
const FAULTY = 8_000;
/** Between two changes, and two reads of a reader. */
const BETWEEN = 200;
const PAUSE = 40;
/** After which a page has to be new, where nothing is wrong. */
const SOON = 100;
const UNSAID = 5;

if (!hasValkey()) process.exit();

const dataDir = await mkdtemp(join(tmpdir(), 'parlance-chaos-'));
const server = await startServer(true);
const valkey = await startValkey();
const env = {
  DATABASE_URL: server.url,
  DATA_DIR: dataDir,
  REDIS_URL: valkey.url,
  APP_URL: 'http://localhost:3000',
  LOG_LEVEL: 'silent',
  DEMO: '1',
};
const metricsPorts = [await freePort(), await freePort()];
const running: RunningProcess[] = [];
/** What readers saw: reads that began after a change was answered and showed what was before. */
interface Part {
  changes: number;
  reads: number;
  /** Milliseconds after the answer at which each of them began. */
  old: number[];
}
/** When each change was answered; its number is in the title. */
const answered: number[] = [];
try {
  for (const port of metricsPorts)
    running.push(await startProcess('bin/serve.mjs', { ...env, ROLE: 'web', METRICS_PORT: `${port}` }, '/readyz'));
  const workerPort = `${await freePort()}`;
  const worker = { ...env, ROLE: 'worker', METRICS_PORT: workerPort, PORT: workerPort };
  running.push(await startProcess('bin/serve.mjs', worker, '/metrics'));
  const cookie = await openEmployer();
  const jobId = await publish(urlOf(0), cookie, draft(inEnglish('Adviser 0')));
  answered.push(performance.now());

  const before = await readOfBoth('parlance_changes_found_total');
  const whole = await changeFor(WHOLE, cookie, jobId);
  const hits = await readOfBoth('parlance_shared_pages_total{answer="hit"}');
  const found = (await readOfBoth('parlance_changes_found_total')) - before;
  await valkey.kill();
  const killed = await changeFor(FAULTY, cookie, jobId);
  const whileKilled = await (await fetch(`${running[0]?.url}/readyz`)).json();
  await valkey.start();
  const back = performance.now();
  while ((await readOfBoth('parlance_valkey_heard')) < metricsPorts.length) await sleep(20);
  const heardAgain = performance.now() - back;
  const again = await changeFor(FAULTY, cookie, jobId);
  setTimeout(() => valkey.pause(), FAULTY / 4);
  setTimeout(() => valkey.goOn(), (FAULTY * 3) / 4);
  const paused = await changeFor(FAULTY, cookie, jobId);
  while ((await readOfBoth('parlance_valkey_heard')) < metricsPorts.length) await sleep(20);
  const unsaid = await changeUnsaid(jobId);
  console.log(`/readyz while it was killed: ${JSON.stringify(whileKilled)}`);
  report(
    'valkey',
    {
      ...figuresOf('whole', whole),
      'whole: lists with a filter answered from Valkey': hits,
      'whole: changes that were found, not heard': found,
      ...figuresOf('killed', killed),
      'started again → heard by both, ms': heardAgain,
      ...figuresOf('back', again),
      ...figuresOf('answers nobody for a while', paused),
      'committed, and the process ended before it said so → seen, the latest, ms': Math.max(...unsaid),
    },
    [
      { figure: `whole: old ${SOON} ms after the answer`, atMost: 0 },
      { figure: 'whole: lists with a filter answered from Valkey', atLeast: 100 },
      { figure: 'whole: changes that were found, not heard', atMost: 5 },
      { figure: `killed: old ${SOON} ms after the answer`, atMost: 0 },
      { figure: `back: old ${SOON} ms after the answer`, atMost: 0 },
      { figure: 'answers nobody for a while: the latest old read after the answer, ms', atMost: 2_000 },
      { figure: 'committed, and the process ended before it said so → seen, the latest, ms', atMost: 2_000 },
    ],
  );
} finally {
  await Promise.all(running.map((one) => one.stop()));
  await valkey.stop();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function figuresOf(name: string, { changes, reads, old }: Part): Record<string, number> {
  return {
    [`${name}: changes`]: changes,
    [`${name}: reads`]: reads,
    [`${name}: of them old`]: old.length,
    [`${name}: old ${SOON} ms after the answer`]: old.filter((milliseconds) => milliseconds > SOON).length,
    [`${name}: the latest old read after the answer, ms`]: Math.max(0, ...old),
  };
}

/** Changes through one process and the other in turn, while each address is read through both. */
async function changeFor(milliseconds: number, cookie: string, jobId: string): Promise<Part> {
  const part: Part = { changes: 0, reads: 0, old: [] };
  const over = new AbortController();
  const readers = [0, 1].flatMap((at) =>
    addressesOf(jobId).map(async (address) => {
      while (!over.signal.aborted) await readOnce(at, address, part);
    }),
  );
  for (const end = performance.now() + milliseconds; performance.now() < end; part.changes += 1) {
    const title = `Adviser ${answered.length}`;
    await call(urlOf(answered.length % 2), cookie, 'PATCH', `/api/jobs/${jobId}`, { translations: inEnglish(title) });
    answered.push(performance.now());
    await sleep(BETWEEN);
  }
  over.abort();
  await Promise.all(readers);
  return part;
}

async function readOnce(at: number, address: string, part: Part): Promise<void> {
  const expected = answered.length - 1;
  const began = performance.now();
  const shown = Number(/Adviser (\d+)/.exec(await read(at, address))?.[1] ?? -1);
  part.reads += 1;
  if (shown < expected) part.old.push(began - (answered[shown + 1] ?? began));
  await sleep(PAUSE);
}

function addressesOf(jobId: string): string[] {
  return [`/jobs/${jobId}`, '/jobs?country=PT', '/es/jobs?country=PT'];
}

/** As by a process that ended after the commit. */
async function changeUnsaid(jobId: string): Promise<number[]> {
  const seen: number[] = [];
  for (let number = 0; number < UNSAID; number += 1) {
    const title = `Unsaid ${crypto.randomUUID().slice(0, 8)}`;
    await withClient(server.url, (client) =>
      client.query(
        `with changed as (update job_translation set title = '${title}' where job_id = '${jobId}')
         insert into topic_change (id, topics) values (gen_random_uuid(), '{jobs,job:${jobId}}')`,
      ),
    );
    const committed = performance.now();
    for (const at of [0, 1])
      for (const address of addressesOf(jobId)) {
        while (!(await read(at, address)).includes(title)) await sleep(PAUSE / 4);
        seen.push(performance.now() - committed);
      }
  }
  return seen;
}

async function openEmployer(): Promise<string> {
  return withClient(server.url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from user_account where email = 'employer@demo.example'`,
    );
    const [cookie = ''] = await openSessions(
      client,
      rows.map(({ id }) => id),
    );
    return cookie;
  });
}

function urlOf(at: number): string {
  return running[at]?.url ?? '';
}

async function read(at: number, address: string): Promise<string> {
  return (await fetch(urlOf(at) + address)).text();
}

async function readOfBoth(series: string): Promise<number> {
  const [one, other] = await Promise.all(metricsPorts.map((port) => readFigure(port, series)));
  return (one ?? 0) + (other ?? 0);
}
