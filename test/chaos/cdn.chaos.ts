// Varnish in front of the site, as deploy/varnish.vcl sets it up: how soon it has a page again after a change, and that it keeps
// nothing of one person.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { median, quantile, report } from '../bench/report.ts';
import { call, inEnglish, publish } from '../support/calling.ts';
import { freePort, startProcess, type RunningProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { openSessions } from '../support/sessions.ts';
import { isInstalled, PURGE_TOKEN, startVarnish } from './proxies.ts';
import { withClient } from './threads.ts';

const CHANGES = 30;
/** Milliseconds. */
const PAUSE = 10;
const GIVEN_UP = 60_000;

if (!isInstalled('varnishd')) {
  console.log('varnishd is not installed here, so nothing was tried (Debian: apt-get install varnish).');
  process.exit();
}

const dataDir = await mkdtemp(join(tmpdir(), 'parlance-chaos-'));
const server = await startServer(true);
const port = await freePort();
const varnish = await startVarnish([port]);
const address = `http://127.0.0.1:${varnish.port}`;
const env = {
  DATABASE_URL: server.url,
  DATA_DIR: dataDir,
  APP_URL: address,
  CDN_PURGE_URL: `${address}/purge`,
  CDN_PURGE_HEADER: `X-Purge-Token: ${PURGE_TOKEN}`,
  LOG_LEVEL: 'silent',
  DEMO: '1',
};
let site: RunningProcess | undefined;
try {
  site = await startProcess('bin/serve.mjs', { ...env, PORT: `${port}` }, '/readyz');
  const people = await openPeople();
  const jobId = await publish(address, people.employer.cookie);
  const page = `/jobs/${jobId}`;

  const times: number[] = [];
  for (let number = 1; number <= CHANGES; number += 1)
    times.push(await changeAndSee(people.employer.cookie, jobId, number));
  const hits = await countHits(page);
  const personal = await findPersonal(people, ['/', '/jobs', page, '/about']);
  const refused = (await fetch(`${address}/purge`, { method: 'POST', headers: { 'surrogate-key': 'jobs' } })).status;
  const asked = performance.now();
  await withClient(server.url, (client) =>
    until(
      async () =>
        (await client.query(`select from pgboss.job where name = 'cdn.purge' and state < 'completed'`)).rowCount === 0,
    ),
  );
  const purgedTwice = performance.now() - asked;
  const open = await read(page);
  await call(address, people.employer.cookie, 'POST', `/api/jobs/${jobId}/close`, { reason: 'filled_here' });
  const closing = performance.now();
  await until(async () => (await read(page)) !== open);
  const closed = performance.now() - closing;
  report(
    'cdn',
    {
      changes: CHANGES,
      'answered → Varnish has the new page, p50, ms': median(times),
      'answered → Varnish has the new page, p95, ms': quantile(times, 0.95),
      'answered → Varnish has the new page, the latest, ms': Math.max(...times),
      'of 20 reads without a change, answered by Varnish': hits,
      'closed → Varnish says so, ms': closed,
      'pages of signed-in people tried': personal.tried,
      'names of theirs that others were shown': personal.shown,
      'their own pages that they did not get': personal.missed,
      'a purge without the token': refused,
      'until all was purged twice, s': purgedTwice / 1_000,
    },
    [
      { figure: 'answered → Varnish has the new page, p95, ms', atMost: 1_000 },
      { figure: 'of 20 reads without a change, answered by Varnish', atLeast: 20 },
      { figure: 'names of theirs that others were shown', atMost: 0 },
      { figure: 'their own pages that they did not get', atMost: 0 },
      { figure: 'a purge without the token', atLeast: 403 },
      { figure: 'until all was purged twice, s', atMost: 30 },
    ],
  );
} finally {
  await site?.stop();
  await varnish.stop();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Milliseconds from the answer until the page is new. It was kept before. */
async function changeAndSee(cookie: string, jobId: string, number: number): Promise<number> {
  await read(`/jobs/${jobId}`);
  const title = `Adviser ${number}`;
  await call(address, cookie, 'PATCH', `/api/jobs/${jobId}`, { translations: inEnglish(title) });
  const answered = performance.now();
  await until(async () => (await read(`/jobs/${jobId}`)).includes(title));
  return performance.now() - answered;
}

async function countHits(page: string): Promise<number> {
  await read(page);
  let hits = 0;
  for (let number = 0; number < 20; number += 1) {
    // Two numbers: of this request, and of the one that fetched the page.
    const answer = await fetch(address + page);
    await answer.arrayBuffer();
    if (answer.headers.get('x-varnish')?.includes(' ')) hits += 1;
  }
  return hits;
}

interface People {
  employer: { cookie: string; name: string };
  seeker: { cookie: string; name: string };
}

/** Each page first by a signed-in user, then by others; and the other way round. */
async function findPersonal(people: People, pages: string[]) {
  const found = { tried: 0, shown: 0, missed: 0 };
  for (const page of pages)
    for (const { cookie, name } of Object.values(people) as People['seeker'][]) {
      found.tried += 2;
      for (let round = 0; round < 2; round += 1) {
        if (!(await read(page, cookie)).includes(name)) found.missed += 1;
        for (const others of ['', 'parlance.zone=Europe/Berlin', 'parlance.session_token=junk'])
          if ((await read(page, others)).includes(name)) found.shown += 1;
      }
    }
  return found;
}

function openPeople(): Promise<People> {
  return withClient(server.url, async (client) => {
    const { rows } = await client.query<{ id: string; name: string }>(
      `select id, name from user_account where email in ('employer@demo.example', 'seeker@demo.example') order by email`,
    );
    const cookies = await openSessions(
      client,
      rows.map(({ id }) => id),
    );
    const [employer, seeker] = rows.map(({ name }, index) => ({ cookie: cookies[index] ?? '', name }));
    if (!employer || !seeker) throw new Error('The demo has other people.');
    return { employer, seeker };
  });
}

async function read(path: string, cookie = ''): Promise<string> {
  return (await fetch(address + path, cookie === '' ? {} : { headers: { cookie } })).text();
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + GIVEN_UP;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('Varnish did not change.');
    await sleep(PAUSE);
  }
}
