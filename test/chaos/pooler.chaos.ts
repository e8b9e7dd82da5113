// Two processes reach their database through PgBouncer, which is restarted and killed while people write to each other and an
// administrator renames the site: nothing that was acknowledged is lost or doubled, no page stays old, and requests fail only
// while PgBouncer is down.
import { setTimeout as sleep } from 'node:timers/promises';

import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { report } from '../bench/report.ts';
import { startProcess, type RunningProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { openSessions } from '../support/sessions.ts';
import { createPooler } from './pooler.ts';
import { isInstalled } from './proxies.ts';
import { allowManyMessages, countLosses, openThreads, withClient, writeInTurn } from './threads.ts';

const TIMES = 5;
const WRITERS = 12;
const READERS = 4;
/** Milliseconds that it is down, and between two times. */
const DOWN = 1_000;
const WHOLE = 4_000;
const PAUSE = 40;

interface Failure {
  from: number;
  to: number;
}

if (!isInstalled('pgbouncer')) {
  console.log('pgbouncer is not installed here.');
  process.exit(0);
}
const server = await startServer(true);
const pooler = await createPooler(server);
const sites: RunningProcess[] = [];
const over = new AbortController();
const failures: Failure[] = [];
const down: Failure[] = [];
let reads = 0;
let renamed = '';
try {
  // As docs/operate/larger-sites.md asks for.
  await withClient(server.superuserUrl, (client) =>
    client.query(
      `alter role parlance_app set statement_timeout = '15s'; alter role parlance_app set idle_in_transaction_session_timeout = '30s'`,
    ),
  );
  await pooler.start();
  for (let count = 0; count < 2; count += 1) sites.push(await start());
  await allowManyMessages(server.url);
  const threads = await openThreads(server.url, WRITERS);
  const administrator = await findAdministrator();
  const acknowledged: string[] = [];
  const people = [
    ...threads.map((thread, index) =>
      writeInTurn(thread, { urlOf: (number) => urlOf(index + number), over: over.signal, acknowledged, pause: PAUSE }),
    ),
    ...Array.from({ length: READERS }, (_, index) => read(index)),
    rename(administrator),
  ];
  for (let time = 0; time < TIMES; time += 1)
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      await sleep(WHOLE);
      await take(signal);
    }
  await sleep(WHOLE);
  over.abort();
  await Promise.all(people);
  const last = await untilRenamed();
  const outside = failures.filter(({ from, to }) => !down.some((time) => from <= time.to && to >= time.from));
  report(
    'pooler',
    {
      'PgBouncer restarted': TIMES,
      'PgBouncer killed': TIMES,
      ...(await countLosses(server.url, acknowledged)),
      reads,
      'reads that failed': failures.length,
      'reads that failed while PgBouncer was up': outside.length,
      'both processes show the last name, ms': last,
    },
    [
      { figure: 'messages acknowledged and lost', atMost: 0 },
      { figure: 'messages doubled', atMost: 0 },
      { figure: 'messages of nobody', atMost: 0 },
      { figure: 'threads with a gap', atMost: 0 },
      { figure: 'reads that failed while PgBouncer was up', atMost: 0 },
      { figure: 'both processes show the last name, ms', atMost: 1_000 },
    ],
  );
} finally {
  over.abort();
  await Promise.all(sites.map((site) => site.stop()));
  await pooler.end('SIGKILL');
  await server.stop();
}

function start(): Promise<RunningProcess> {
  const env = { DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: server.url, DATA_DIR: server.dataDir };
  return startProcess('bin/serve.mjs', { ...env, LOG_LEVEL: 'silent', DEMO: '1' }, '/readyz');
}

async function take(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  const from = performance.now();
  await pooler.end(signal);
  await sleep(DOWN);
  await pooler.start();
  down.push({ from, to: performance.now() });
}

async function read(index: number): Promise<void> {
  for (let number = index; !over.signal.aborted; number += 1) {
    const from = performance.now();
    const isAnswered = await fetch(`${urlOf(number)}/api/jobs`).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    );
    reads += 1;
    if (!isAnswered) failures.push({ from, to: performance.now() });
    await sleep(PAUSE);
  }
}

interface Administrator {
  cookie: string;
  settingId: string;
}

function findAdministrator(): Promise<Administrator> {
  return withClient(server.url, async (client) => {
    const { rows } = await client.query<{ user_id: string; setting_id: string }>(
      `select account.id as user_id, setting.id as setting_id from user_account as account, platform_setting as setting
       where account.email = $1 and setting.key = 'site.name'`,
      [demoAccounts.find(({ role }) => role === 'admin')?.email],
    );
    const [cookie = ''] = await openSessions(
      client,
      rows.map((row) => row.user_id),
    );
    return { cookie, settingId: rows[0]?.setting_id ?? '' };
  });
}

/** Again and again, so that some are made just before PgBouncer goes, or just after. */
async function rename({ cookie, settingId }: Administrator): Promise<void> {
  for (let number = 0; !over.signal.aborted; number += 1) {
    const name = `Site ${number}`;
    const isDone = await fetch(`${urlOf(number)}/api/settings/${settingId}`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ value: name }),
    }).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    );
    if (isDone) renamed = name;
    // The pages are kept in memory again.
    await Promise.all(sites.map((_, index) => readHome(index)));
    await sleep(PAUSE);
  }
}

/** Milliseconds until both processes show the last name. */
async function untilRenamed(): Promise<number> {
  const asked = performance.now();
  while (performance.now() - asked < 60_000) {
    const homes = await Promise.all(sites.map((_, index) => readHome(index)));
    if (homes.every((home) => home.includes(renamed))) break;
    await sleep(50);
  }
  return performance.now() - asked;
}

function readHome(index: number): Promise<string> {
  return fetch(`${urlOf(index)}/`, { headers: { accept: 'text/html' } }).then(
    (answer) => answer.text(),
    () => '',
  );
}

function urlOf(number: number): string {
  return sites[number % sites.length]?.url ?? '';
}
