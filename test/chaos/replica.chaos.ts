// Two processes read from a replica that is two seconds behind: users never see the time before their own change,
// whichever process they ask; others read from the replica. It is killed and comes back: no request fails.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { report } from '../bench/report.ts';
import { freePort, startProcess } from '../support/process.ts';
import { openSessions } from '../support/sessions.ts';
import { startStreamingPair } from '../support/streaming.ts';
import { withClient } from './threads.ts';

const DELAY = 2_000;
const SEEKERS = 12;
const STRANGERS = 4;
/** Milliseconds of each part. */
const WHOLE = 30_000;
const AWAY = 15_000;
const PAUSE = 25;
const NO_ANSWER = 599;

const dataDir = await mkdtemp(join(tmpdir(), 'parlance-chaos-'));
const pair = await startStreamingPair({ delay: DELAY });
const databaseUrl = pair.urlOf(pair.primary);
const metricsPorts = [await freePort(), await freePort()];
const start = (metricsPort: number) =>
  startProcess(
    'bin/serve.mjs',
    {
      DATABASE_URL: databaseUrl,
      DATABASE_REPLICA_URL: pair.urlOf(pair.replica),
      DATA_DIR: dataDir,
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'silent',
      // The first searches of a process on a busy machine take longer than people are given.
      SEARCH_TIMEOUT_MS: '15000',
      DEMO: '1',
    },
    '/readyz',
  );
const sites: Awaited<ReturnType<typeof start>>[] = [];
const statuses = new Map<number, number>();
let changes = 0;
let before = 0;
let beforeWithoutCookie = 0;
try {
  for (const port of metricsPorts) sites.push(await start(port));
  const { cookies, jobs } = await findPeople();
  await sleep(2 * DELAY);
  const over = new AbortController();
  const people = [
    ...cookies.map((cookie, index) => change(cookie, jobs, index, over.signal)),
    ...Array.from({ length: STRANGERS }, (_, index) => read(jobs, index, over.signal)),
  ];
  await sleep(WHOLE);
  const whole = await readPlaces();
  await pair.replica.kill();
  await sleep(AWAY);
  const away = subtract(await readPlaces(), whole);
  await pair.replica.start();
  const back = performance.now();
  const atReturn = (await readPlaces()).replica ?? 0;
  while (((await readPlaces()).replica ?? 0) === atReturn && performance.now() - back < 60_000) await sleep(50);
  const usedAgain = performance.now() - back;
  await sleep(WHOLE / 3);
  over.abort();
  await Promise.all(people);
  const requests = sum([...statuses.values()]);
  const reads = sum(Object.values(whole));
  report(
    'replica',
    {
      'seconds that the replica is behind': DELAY / 1_000,
      requests,
      'requests failed': requests - (statuses.get(200) ?? 0),
      'changes, each read at once through the other process': changes,
      'reads that showed the time before the own change': before,
      'the same without the cookie, of as many': beforeWithoutCookie,
      'reads that may be old': reads,
      'of them from the replica': whole.replica ?? 0,
      'from the primary because of an own change': whole.own_change ?? 0,
      'repeated at the primary': whole.repeated ?? 0,
      'reads while the replica was killed': sum(Object.values(away)),
      'of them tried at the replica and repeated': away.repeated ?? 0,
      'replica back → read again, ms': usedAgain,
    },
    [
      { figure: 'requests failed', atMost: 0 },
      { figure: 'reads that showed the time before the own change', atMost: 0 },
      // Else nothing was tried.
      { figure: 'the same without the cookie, of as many', atLeast: 1 },
      { figure: 'of them from the replica', atLeast: 100 },
      { figure: 'replica back → read again, ms', atMost: 15_000 },
    ],
  );
} finally {
  await Promise.all(sites.map((site) => site.stop()));
  await pair.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function findPeople(): Promise<{ cookies: string[]; jobs: string[] }> {
  return withClient(databaseUrl, async (client) => {
    const { rows: seekers } = await client.query<{ user_id: string }>(
      `select user_id from profile where role = 'job_seeker' order by id limit $1`,
      [SEEKERS],
    );
    const { rows: jobs } = await client.query<{ id: string }>(
      `select id from job where status = 'active' order by id limit $1`,
      [SEEKERS],
    );
    const userIds = seekers.map((seeker) => seeker.user_id);
    return { cookies: await openSessions(client, userIds), jobs: jobs.map(({ id }) => id) };
  });
}

/** A seeker saves a job and takes it off again, and reads after each change whether it is saved: with cookies, and without. */
async function change(session: string, jobs: string[], index: number, over: AbortSignal): Promise<void> {
  const path = `/api/jobs/${jobs[index % jobs.length]}`;
  for (let isSaved = true, turn = index; !over.aborted; isSaved = !isSaved, turn += 1) {
    const answer = await ask(turn, `${path}/saved`, session, isSaved ? 'PUT' : 'DELETE');
    const changed = /parlance\.changed=[^;]*/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
    changes += 1;
    const found = (await (await ask(turn + 1, path, `${session}; ${changed}`)).json()) as { saved: boolean };
    if (found.saved !== isSaved) before += 1;
    const without = (await (await ask(turn + 1, path, session)).json()) as { saved: boolean };
    if (without.saved !== isSaved) beforeWithoutCookie += 1;
    await sleep(PAUSE + Math.random() * PAUSE);
  }
}

/** A signed-out user reads a list with a query, and jobs. */
async function read(jobs: string[], index: number, over: AbortSignal): Promise<void> {
  for (let turn = index; !over.aborted; turn += 1) {
    const paths = ['/api/jobs', '/jobs?remote=1', `/api/jobs/${jobs[turn % jobs.length]}`, '/jobs?q=sales'];
    await (await ask(turn, paths[turn % paths.length] ?? '', '')).arrayBuffer();
    await sleep(PAUSE);
  }
}

async function ask(turn: number, path: string, cookie: string, method = 'GET'): Promise<Response> {
  const answer = await fetch(`${sites[turn % sites.length]?.url}${path}`, {
    method,
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
    signal: AbortSignal.timeout(20_000),
  }).catch((error: unknown) => Response.json(String(error), { status: NO_ANSWER }));
  if (answer.status !== 200) console.log(`${method} ${path}: ${answer.status}`);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  return answer;
}

/** Of both processes. */
async function readPlaces(): Promise<Record<string, number>> {
  const places: Record<string, number> = {};
  for (const port of metricsPorts) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const [, place = '', count] of text.matchAll(/^parlance_reads_total\{place="(\w+)"\} (\d+)/gm))
      places[place] = (places[place] ?? 0) + Number(count);
  }
  return places;
}

function subtract(later: Record<string, number>, earlier: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(later).map(([place, count]) => [place, count - (earlier[place] ?? 0)]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
