// Two web processes and a worker with Valkey: a job's title is changed through one process and read through the other, its page
// and a list with a filter. Valkey is killed, comes back, and stops answering; a change is committed that nobody tells of.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { quantile, report } from '../bench/report.ts';
import { freePort, startProcess, type RunningProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { openSessions } from '../support/sessions.ts';
import { hasValkey, startValkey } from '../support/valkey.ts';
import { withClient } from './threads.ts';

/** Milliseconds of each part. */
const WHOLE = 20_000;
const FAULTY = 8_000;
/** After which a page has to be new, where nothing is wrong. */
const SOON = 100;
const UNSAID = 5;

if (!hasValkey()) process.exit();

const dataDir = await mkdtemp(join(tmpdir(), 'parlance-chaos-'));
const server = await startServer(true);
const valkey = await startValkey();
const env = { DATABASE_URL: server.url, DATA_DIR: dataDir, REDIS_URL: valkey.url, LOG_LEVEL: 'silent', DEMO: '1' };
const metricsPorts = [await freePort(), await freePort()];
const running: RunningProcess[] = [];
/** What was read after a change was answered: how many reads showed what was before, and how long after. */
interface Part {
  changes: number;
  reads: number;
  old: number;
  /** Milliseconds after the answer at which a read began that was old, the latest of each change. */
  lasted: number[];
}
try {
  for (const port of metricsPorts)
    running.push(await startProcess('bin/serve.mjs', { ...env, ROLE: 'web', METRICS_PORT: `${port}` }, '/readyz'));
  const workerPort = `${await freePort()}`;
  const worker = { ...env, ROLE: 'worker', METRICS_PORT: workerPort, PORT: workerPort };
  running.push(await startProcess('bin/serve.mjs', worker, '/metrics'));
  const cookie = await openEmployer();
  const jobId = await publishJob(cookie);

  const whole = await changeFor(WHOLE, cookie, jobId);
  const hits = await readFigure('parlance_shared_pages_total{answer="hit"}');
  await valkey.kill();
  const killed = await changeFor(FAULTY, cookie, jobId);
  const whileKilled = await (await fetch(`${running[0]?.url}/readyz`)).json();
  await valkey.start();
  const back = performance.now();
  while ((await readFigure('parlance_valkey_heard')) < metricsPorts.length) await sleep(20);
  const heardAgain = performance.now() - back;
  const again = await changeFor(FAULTY, cookie, jobId);
  setTimeout(() => valkey.pause(), FAULTY / 4);
  setTimeout(() => valkey.goOn(), (FAULTY * 3) / 4);
  const paused = await changeFor(FAULTY, cookie, jobId);
  while ((await readFigure('parlance_valkey_heard')) < metricsPorts.length) await sleep(20);
  const unsaid = await changeUnsaid(jobId);
  console.log(`/readyz while it was killed: ${JSON.stringify(whileKilled)}`);
  report(
    'valkey',
    {
      ...figuresOf('whole', whole),
      'whole: lists with a filter answered from Valkey': hits,
      ...figuresOf('killed', killed),
      'started again → heard by both, ms': heardAgain,
      ...figuresOf('back', again),
      ...figuresOf('answers nobody for a while', paused),
      'committed, and the process ended before it said so → seen, the latest, ms': Math.max(...unsaid),
    },
    [
      { figure: `whole: old ${SOON} ms after the answer`, atMost: 0 },
      { figure: 'whole: lists with a filter answered from Valkey', atLeast: 100 },
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

function figuresOf(name: string, { changes, reads, old, lasted }: Part): Record<string, number> {
  return {
    [`${name}: changes`]: changes,
    [`${name}: reads through the other process`]: reads,
    [`${name}: old, just after the answer`]: old,
    [`${name}: old ${SOON} ms after the answer`]: lasted.filter((milliseconds) => milliseconds > SOON).length,
    [`${name}: the latest old read after the answer, p99, ms`]: quantile(lasted, 0.99),
    [`${name}: the latest old read after the answer, ms`]: Math.max(0, ...lasted),
  };
}

/** Through one process and the other in turn. */
async function changeFor(milliseconds: number, cookie: string, jobId: string): Promise<Part> {
  const part: Part = { changes: 0, reads: 0, old: 0, lasted: [] };
  for (const end = performance.now() + milliseconds; performance.now() < end; part.changes += 1) {
    const by = part.changes % 2;
    const title = `Adviser ${crypto.randomUUID().slice(0, 8)}`;
    await call(by, cookie, 'PATCH', `/jobs/${jobId}`, { translations: versions(title) });
    await Promise.all(addressesOf(jobId).map((address) => readUntilNew(1 - by, address, title, part)));
  }
  return part;
}

function addressesOf(jobId: string): string[] {
  return [`/jobs/${jobId}`, '/jobs?country=MT', '/es/jobs?country=MT'];
}

/** Reads until it is new, and once more from each process, so that all keep it. */
async function readUntilNew(at: number, address: string, title: string, part: Part): Promise<void> {
  const answered = performance.now();
  let latest = 0;
  for (;;) {
    const began = performance.now();
    part.reads += 1;
    if ((await read(at, address)).includes(title)) break;
    part.old += 1;
    latest = began - answered;
    await sleep(2);
  }
  if (latest > 0) part.lasted.push(latest);
  await Promise.all([read(at, address), read(1 - at, address)]);
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
    const part: Part = { changes: 1, reads: 0, old: 0, lasted: [] };
    for (const at of [0, 1])
      for (const address of addressesOf(jobId)) {
        const committed = performance.now();
        await readUntilNew(at, address, title, part);
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

async function publishJob(cookie: string): Promise<string> {
  const { id } = await call(0, cookie, 'POST', '/jobs', {
    primaryLocale: 'en',
    category: 'sales',
    employmentType: 'full_time',
    workplace: 'hybrid',
    city: 'Valletta',
    country: 'MT',
    validThrough: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    translations: versions('Adviser'),
  });
  await call(0, cookie, 'POST', `/jobs/${id}/publish`, {});
  return id;
}

function versions(title: string) {
  return { en: { title, description: '<p>You advise hotels in Malta.</p>', requirements: '' } };
}

async function call(at: number, cookie: string, method: string, path: string, json: object): Promise<{ id: string }> {
  const answer = await fetch(`${running[at]?.url}/api${path}`, {
    method,
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}

async function read(at: number, address: string): Promise<string> {
  return (await fetch(`${running[at]?.url}${address}`)).text();
}

/** Of both web processes. */
async function readFigure(series: string): Promise<number> {
  let sum = 0;
  for (const port of metricsPorts) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    sum += Number(line?.split(' ').at(-1) ?? 0);
  }
  return sum;
}
