// 5,000 live streams in one process: the memory of each, the delay of an event, the cost of an event for all of them, each
// compared with bare Node with the same streams, and the effect on other requests.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pg from 'pg';

import { openDatabase } from '../../src/server/platform/db/database.ts';
import { createCalls } from '../../src/server/platform/live/calls.ts';
import { ABOUT_NO_ONE, addLiveEvent } from '../../src/server/platform/live/events.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { inventSeekers } from '../../src/server/seeds/demo-seekers.ts';
import { insertPeople } from '../../src/server/seeds/people-rows.ts';
import { createRandom } from '../../src/server/seeds/random.ts';
import { startServer } from '../support/server.ts';
import { openSessions } from '../support/sessions.ts';
import { holdStreams, startMeasured, type HeldStreams, type Measured } from './held-streams.ts';
import { median, quantile, report } from './report.ts';

const STREAMS = 5_000;
const WARM_UP = 500;
const EVENTS = 400;
const BROADCASTS = 10;
const REQUESTS = 600;
/** Milliseconds between two events, and between two requests. */
const BETWEEN = 15;
/** Milliseconds between two broadcasts. */
const PAUSE = 500;
const TOLD = /"shortlisted"/;
/** As long as a notification about a new status. */
const EVENT = {
  type: 'application',
  applicationId: '01980000-0000-7000-8000-000000000000',
  jobId: '01980000-0000-7000-8000-000000000000',
  status: 'shortlisted',
};

const server = await startServer(true);
const site = await startMeasured(
  'bin/serve.mjs',
  { DATABASE_URL: server.url, DATA_DIR: server.dataDir, LOG_LEVEL: 'error', DEMO: '0' },
  '/readyz',
);
const bare = await startMeasured('test/bench/bare-streams.mjs', {
  FRAME: `id: 1000000\ndata: ${JSON.stringify(EVENT)}\n\n`,
});
const database = openDatabase({ connectionString: server.url });
const calls = createCalls({ db: database.db, log: createLog('error') });
try {
  const people = inventSeekers(createRandom(11), STREAMS, new Date());
  await insertPeople(database.db, people);
  const userIds = people.map(({ userId }) => userId);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const cookies = await openSessions(client, userIds);
  await client.end();

  const ours = await hold(site, cookies);
  const theirs = await hold(bare, cookies);
  const { commits, deliveries } = await deliverOne(ours.held, userIds);
  const quiet = await askOthers(cookies[0] ?? '');
  const told = await measureBroadcasts(ours.held, userIds);
  const looped = await measureLoop(theirs.held);
  const busy = await whileTelling(userIds, () => askOthers(cookies[0] ?? ''));
  ours.held.close();
  theirs.held.close();
  report(
    'live',
    {
      'streams held': STREAMS,
      'memory a stream, KB': ours.perStream / 1024,
      'memory a stream, bare Node, KB': theirs.perStream / 1024,
      'memory a stream against bare Node': ours.perStream / theirs.perStream,
      'memory a stream, with the garbage of opening them, KB': ours.residentPerStream / 1024,
      'memory a stream, with the garbage of opening them, bare Node, KB': theirs.residentPerStream / 1024,
      'a commit: p50, ms': median(commits),
      'a commit: p99, ms': quantile(commits, 0.99),
      'begun → delivered through another process: p50, ms': median(deliveries),
      'begun → delivered through another process: p99, ms': quantile(deliveries, 0.99),
      'delivered over a commit, p99, ms': quantile(deliveries, 0.99) - quantile(commits, 0.99),
      'told to all: p50 from the commit, ms': median(told),
      'told to all by bare Node: p50, ms': median(looped),
      'told to all against bare Node': median(told) / median(looped),
      'other requests, quiet: p99, ms': quantile(quiet, 0.99),
      'other requests, while all are told every second: p99, ms': quantile(busy, 0.99),
      'other requests against quiet': quantile(busy, 0.99) / quantile(quiet, 0.99),
    },
    [
      { figure: 'memory a stream against bare Node', atMost: 1.6 },
      { figure: 'delivered over a commit, p99, ms', atMost: 10 },
      { figure: 'told to all against bare Node', atMost: 1.2 },
      { figure: 'other requests against quiet', atMost: 1.5 },
    ],
  );
} finally {
  await database.close();
  await site.stop();
  await bare.stop();
  await server.stop();
}

/**
 * Opens all streams, and returns the memory of each; opens and closes some before, which fills pools and caches.
 */
async function hold(
  measured: Measured,
  cookies: readonly string[],
): Promise<{ held: HeldStreams; perStream: number; residentPerStream: number }> {
  (await holdStreams(measured.url, cookies.slice(0, WARM_UP))).close();
  await sleep(1_000);
  const before = await measured.memory();
  const held = await holdStreams(measured.url, cookies);
  await sleep(1_000);
  const resident = await measured.resident();
  const memory = await measured.memory();
  return {
    held,
    perStream: (memory - before) / cookies.length,
    residentPerStream: (resident - before) / cookies.length,
  };
}

/** Sends users an event, in one transaction; notifies the streams afterwards, like any other process. */
async function tell(userIds: readonly string[]): Promise<void> {
  await commit(userIds);
  calls.announceEvents(userIds);
}

function commit(userIds: readonly string[]): Promise<void> {
  return database.db.transaction().execute((tx) => addLiveEvent(tx, userIds, EVENT, ABOUT_NO_ONE));
}

/** Milliseconds of the commits of single events, and from their start until they are delivered. */
async function deliverOne(
  held: HeldStreams,
  userIds: readonly string[],
): Promise<{ commits: number[]; deliveries: number[] }> {
  const [commits, deliveries]: number[][] = [[], []];
  for (let number = 0; number < EVENTS; number += 1) {
    const stream = Math.floor(Math.random() * userIds.length);
    const { promise, resolve } = Promise.withResolvers<number>();
    held.onData = (heard, piece) => {
      if (heard === stream && piece.includes('data: {"type')) resolve(performance.now());
    };
    const begun = performance.now();
    const person = userIds.slice(stream, stream + 1);
    await commit(person);
    commits?.push(performance.now() - begun);
    calls.announceEvents(person);
    deliveries?.push((await promise) - begun);
    await sleep(BETWEEN);
  }
  return { commits: commits ?? [], deliveries: deliveries ?? [] };
}

/** Milliseconds from the commit of an event for all until the last stream has received it. */
async function measureBroadcasts(held: HeldStreams, userIds: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < BROADCASTS; number += 1) {
    const all = held.nextFromAll(TOLD);
    await commit(userIds);
    const committed = performance.now();
    calls.announceEvents(userIds);
    times.push((await all) - committed);
    await sleep(PAUSE);
  }
  return times;
}

/** The same for bare Node, from the request that starts its loop. */
async function measureLoop(held: HeldStreams): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < BROADCASTS; number += 1) {
    const all = held.nextFromAll(TOLD);
    const asked = performance.now();
    await fetch(`${bare.url}/broadcast`);
    times.push((await all) - asked);
    await sleep(PAUSE);
  }
  return times;
}

/** Milliseconds of another user's requests, one every few milliseconds. */
async function askOthers(cookie: string): Promise<number[]> {
  const worker = new Worker(new URL('ask-others.mjs', import.meta.url), {
    workerData: { url: `${site.url}/api/me/unread`, cookie, requests: REQUESTS, between: BETWEEN },
  });
  const [times] = (await once(worker, 'message')) as [number[]];
  return times;
}

async function whileTelling<Result>(userIds: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const telling = (async () => {
    while (!over.signal.aborted) {
      await tell(userIds);
      await sleep(1_000);
    }
  })();
  try {
    return await work();
  } finally {
    over.abort();
    await telling;
  }
}
