// One of two processes has a clock that is ten minutes ahead, then ten behind, and correct again, while people write to
// each other, sign in, and scheduled tasks run: messages keep their order, sessions work in both, no job ends early,
// each task runs once. It needs libfaketime.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { report } from '../bench/report.ts';
import { startProcess, type RunningProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { allowManyMessages, countLosses, openThreads, withClient, writeInTurn, type OpenThread } from './threads.ts';

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const WRITERS = 6;
/** Offsets of the process's clock in seconds, in order, and how long each lasts, in milliseconds. */
const OFFSETS = [600, -600, 0];
const LASTS = 45_000;
const PAUSE = 100;

if (!existsSync(LIBRARY)) {
  console.log('libfaketime is not installed here.');
  process.exit(0);
}
const folder = await mkdtemp(join(tmpdir(), 'parlance-clock-'));
const clock = join(folder, 'offset');
const server = await startServer(true);
const sites: RunningProcess[] = [];
const over = new AbortController();
const acknowledged: string[] = [];
const signIns = { tried: 0, failed: 0, refusedElsewhere: 0 };
const sessions = { asked: 0, refused: 0 };
try {
  await setClock(0);
  sites.push(await start({}));
  sites.push(
    await start({
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }),
  );
  await allowManyMessages(server.url);
  await withClient(server.url, (client) =>
    client.query(
      `update platform_setting set value = '{"max": 100000, "seconds": 60}' where starts_with(key, 'limits.sign_in')`,
    ),
  );
  const threads = await openThreads(server.url, WRITERS);
  const activeBefore = await makeSomeEndSoon();
  const writers = threads.map((thread, index) =>
    writeInTurn(thread, { urlOf: (number) => urlOf(index + number), over: over.signal, acknowledged, pause: PAUSE }),
  );
  const people = [...writers, ...threads.slice(0, 2).map(stay), signIn()];
  for (const offset of OFFSETS) {
    await setClock(offset);
    await sleep(LASTS);
  }
  over.abort();
  await Promise.all(people);
  report(
    'clock',
    {
      'seconds ahead, then behind': 600,
      ...(await countLosses(server.url, acknowledged)),
      'messages out of order': await countDisorder(),
      'requests in sessions': sessions.asked,
      'of them refused': sessions.refused,
      'sign-ins': signIns.tried,
      'sign-ins that failed': signIns.failed,
      'sign-ins that the other process did not know': signIns.refusedElsewhere,
      'jobs that ended early': await countEarly(activeBefore),
      ...(await countRuns()),
    },
    [
      { figure: 'messages acknowledged and lost', atMost: 0 },
      { figure: 'messages doubled', atMost: 0 },
      { figure: 'threads with a gap', atMost: 0 },
      { figure: 'messages out of order', atMost: 0 },
      { figure: 'of them refused', atMost: 0 },
      { figure: 'sign-ins that failed', atMost: 0 },
      { figure: 'sign-ins that the other process did not know', atMost: 0 },
      { figure: 'jobs that ended early', atMost: 0 },
      { figure: 'runs of scheduled tasks', atLeast: 1 },
      { figure: 'runs more than one in a minute', atMost: 0 },
    ],
  );
} finally {
  over.abort();
  await Promise.all(sites.map((site) => site.stop()));
  await server.stop();
  await rm(folder, { recursive: true });
}

function start(env: Record<string, string>): Promise<RunningProcess> {
  const all = { DATABASE_URL: server.url, DATA_DIR: server.dataDir, LOG_LEVEL: 'silent', DEMO: '1', ...env };
  return startProcess('bin/serve.mjs', all, '/readyz');
}

async function setClock(seconds: number): Promise<void> {
  await writeFile(clock, `${seconds < 0 ? '' : '+'}${seconds}`);
}

function urlOf(number: number): string {
  return sites[number % sites.length]?.url ?? '';
}

/** Reads in one session, through both processes. */
async function stay({ applicant }: OpenThread): Promise<void> {
  for (let number = 0; !over.signal.aborted; number += 1) {
    sessions.asked += 1;
    if ((await readOwn(number, applicant)) !== 200) sessions.refused += 1;
    await sleep(PAUSE);
  }
}

/** Signs in at one process, and reads at the other. */
async function signIn(): Promise<void> {
  const account = demoAccounts.find(({ role }) => role === 'job_seeker');
  for (let number = 0; !over.signal.aborted; number += 1) {
    const answer = await fetch(`${urlOf(number)}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: account?.email, password: account?.password }),
    });
    await answer.arrayBuffer();
    signIns.tried += 1;
    if (!answer.ok) signIns.failed += 1;
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    if (answer.ok && (await readOwn(number + 1, cookie)) !== 200) signIns.refusedElsewhere += 1;
    await sleep(10 * PAUSE);
  }
}

async function readOwn(number: number, cookie: string): Promise<number> {
  const answer = await fetch(`${urlOf(number)}/api/me/profile`, { headers: { cookie } });
  await answer.arrayBuffer();
  return answer.status;
}

/** Messages of a thread whose number does not exceed the previous one. */
function countDisorder(): Promise<number> {
  return withClient(server.url, async (client) => {
    const { rows } = await client.query(
      `select from (select substr(content, 7)::integer as number, lag(substr(content, 7)::integer) over (partition by application_id order by seq) as before
       from message where content like 'chaos %') as sent where number <= before`,
    );
    return rows.length;
  });
}

/** Within the ten minutes by which one clock is ahead. */
function makeSomeEndSoon(): Promise<string[]> {
  return withClient(server.url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update job set valid_through = now() + interval '8 minutes' where id in (select id from job where status = 'active' limit 20) returning id`,
    );
    return rows.map(({ id }) => id);
  });
}

/** Jobs that were active, no longer are, and should not have ended yet. */
function countEarly(active: readonly string[]): Promise<number> {
  return withClient(server.url, async (client) => {
    const { rows } = await client.query(
      `select from job where id = any($1) and status <> 'active' and valid_through > now()`,
      [active],
    );
    return rows.length;
  });
}

function countRuns(): Promise<Record<string, number>> {
  return withClient(server.url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from pgboss.job where name in (select name from pgboss.schedule) group by name, date_trunc('minute', created_on)`,
    );
    return {
      'runs of scheduled tasks': rows.reduce((sum, { count }) => sum + count, 0),
      'runs more than one in a minute': rows.filter(({ count }) => count > 1).length,
    };
  });
}
