// 200 people read their live streams through connections that are cut at random, from two processes with one database,
// while others write through both: each receives exactly the table's events, in order.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

import { quantile, report } from '../bench/report.ts';
import { openLive } from '../support/live.ts';
import { startProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { allowManyMessages, openThreads, sendUntilStored, withClient, type OpenThread } from './threads.ts';

const READERS = 200;
const WRITERS = 8;
const MILLISECONDS = 60_000;
/** The maximum milliseconds that a connection lives. */
const LIFE = 1_500;

interface Received {
  seq: number;
  event: string;
}

const server = await startServer(true);
const env = { DATABASE_URL: server.url, DATA_DIR: server.dataDir, LOG_LEVEL: 'error', DEMO: '1' };
const first = await startProcess('bin/serve.mjs', env, '/readyz');
const second = await startProcess('bin/serve.mjs', env, '/readyz');
const urls = [first.url, second.url];
const anyUrl = () => urls[Math.floor(Math.random() * urls.length)] ?? first.url;
const over = new AbortController();
let cuts = 0;
/** When and by which process a message was acknowledged, and delivered to its reader, by its client's id. */
const acknowledged = new Map<string, { at: number; url: string }>();
const arrived: typeof acknowledged = new Map();
try {
  await allowManyMessages(server.url);
  const threads = await openThreads(server.url, READERS);
  const readers = await Promise.all(threads.map(follow));
  await Promise.all(Array.from({ length: WRITERS }, () => write(threads)));
  over.abort();
  const received = await Promise.all(readers.map(({ ended }) => ended));
  const wrong = await withClient(server.url, async (client) => {
    const differing: boolean[] = [];
    for (const [index, { thread, since }] of readers.entries())
      differing.push(await differs(client, thread, since, received[index] ?? []));
    return differing;
  });
  const crossing = waitsBetweenProcesses();
  report(
    'streams',
    {
      readers: readers.length,
      processes: urls.length,
      'messages sent': acknowledged.size,
      'connections cut': cuts,
      'events received': received.flat().length,
      'readers that did not receive exactly what the table holds': wrong.filter(Boolean).length,
      'messages that came through the other process': crossing.length,
      // The median; others waited for a connection that had been cut.
      'acknowledged → received through the other process: p50, ms': quantile(crossing, 0.5),
    },
    [
      { figure: 'readers', atLeast: READERS },
      { figure: 'readers that did not receive exactly what the table holds', atMost: 0 },
    ],
  );
} finally {
  await first.stop();
  await second.stop();
  await server.stop();
}

/** Reads an applicant's stream to the end, with a new connection to any process whenever the one before is cut. */
async function follow(thread: OpenThread): Promise<{ thread: OpenThread; since: number; ended: Promise<Received[]> }> {
  const received: Received[] = [];
  let url = anyUrl();
  let reader = await openLive(url, thread.applicant);
  while (!reader.lastId()) await sleep(5);
  const since = Number(reader.lastId());
  const connect = async (): Promise<void> => {
    const from = reader.lastId();
    url = anyUrl();
    reader = await openLive(url, thread.applicant, from);
  };
  const hear = (lived: number) => {
    reader.cut();
    cuts += lived > 0 ? 1 : 0;
    received.push(...reader.numbered);
  };
  const read = async (): Promise<Received[]> => {
    while (!over.signal.aborted) {
      reader.onEvent = (event) => {
        if (event.type === 'message') arrived.set(event.message.clientId, { at: performance.now(), url });
      };
      const life = Math.random() * LIFE;
      await sleep(life);
      hear(life);
      await connect();
    }
    // The rest arrives within the interval of the slow poll.
    await sleep(4_000);
    hear(0);
    return received;
  };
  return { thread, since, ended: read() };
}

/** Milliseconds from the answer to the message's arrival through the other process; undefined if it came before. */
function waitsBetweenProcesses(): number[] {
  return [...arrived].flatMap(([clientId, { at, url }]) => {
    const sent = acknowledged.get(clientId);
    return sent && sent.url !== url ? [Math.max(0, at - sent.at)] : [];
  });
}

async function write(threads: readonly OpenThread[]): Promise<void> {
  for (const end = performance.now() + MILLISECONDS; performance.now() < end;) {
    const thread = threads[Math.floor(Math.random() * threads.length)];
    if (!thread) return;
    const clientId = randomUUID();
    const url = anyUrl();
    await sendUntilStored(
      () => url,
      thread,
      Math.random() < 0.7 ? thread.employer : thread.applicant,
      clientId,
      `chaos ${clientId}`,
    );
    acknowledged.set(clientId, { at: performance.now(), url });
  }
}

/** Whether a reader received anything other than the table's events for them, or in another order. */
async function differs(
  client: pg.Client,
  { applicantId }: OpenThread,
  since: number,
  received: readonly Received[],
): Promise<boolean> {
  const { rows } = await client.query<{ seq: string; event: string }>(
    'select seq, event::text as event from live_event where user_id = $1 and seq > $2 order by seq',
    [applicantId, since],
  );
  const held = rows.map(({ seq, event }) => `${seq} ${event}`).join('\n');
  return held !== received.map(({ seq, event }) => `${seq} ${event}`).join('\n');
}
