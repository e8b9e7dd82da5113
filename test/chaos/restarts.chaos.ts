// Twenty restarts, one process after the other, while people write to each other: no pending request fails.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { report } from '../bench/report.ts';
import { startProcess, type RunningProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { allowManyMessages, openThreads, type OpenThread } from './threads.ts';

const RESTARTS = 20;
const WRITERS = 12;
/** Milliseconds from the last request to a process until it is told to stop: a balancer's interval for /readyz. */
const NOTICE = 100;

const server = await startServer(true);
const start = () =>
  startProcess(
    'bin/serve.mjs',
    { DATABASE_URL: server.url, DATA_DIR: server.dataDir, LOG_LEVEL: 'silent', DEMO: '1' },
    '/readyz',
  );
/** Processes that get requests. */
let serving: RunningProcess[] = [await start(), await start()];
const over = new AbortController();
const counts = { answered: 0, failed: 0 };
try {
  await allowManyMessages(server.url);
  const threads = await openThreads(server.url, WRITERS);
  const writing = threads.map(write);
  const stops: number[] = [];
  for (let times = 0; times < RESTARTS; times += 1) stops.push(await restartOldest());
  over.abort();
  await Promise.all(writing);
  report(
    'restarts',
    {
      restarts: RESTARTS,
      'requests answered': counts.answered,
      'requests failed': counts.failed,
      'longest stop, ms': Math.max(...stops),
    },
    [
      { figure: 'requests failed', atMost: 0 },
      { figure: 'longest stop, ms', atMost: 10_000 },
    ],
  );
} finally {
  over.abort();
  await Promise.all(serving.map((site) => site.stop()));
  await server.stop();
}

/** Starts another, and then stops the oldest; returns the milliseconds that it took to end. */
async function restartOldest(): Promise<number> {
  const fresh = await start();
  const [oldest, ...others] = serving;
  serving = [...others, fresh];
  await sleep(NOTICE * Math.random());
  const told = performance.now();
  await oldest?.stop();
  return performance.now() - told;
}

async function write(thread: OpenThread): Promise<void> {
  for (let number = 0; !over.signal.aborted; number += 1) {
    const site = serving[number % serving.length];
    const ok = await fetch(`${site?.url}/api/applications/${thread.applicationId}/messages`, {
      method: 'POST',
      headers: {
        cookie: number % 2 === 0 ? thread.employer : thread.applicant,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ clientId: randomUUID(), content: `restart ${number}` }),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status === 201;
      },
      () => false,
    );
    if (ok) counts.answered += 1;
    else counts.failed += 1;
  }
}
