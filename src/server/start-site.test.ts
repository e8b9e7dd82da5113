import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { SLOW_MACHINE } from '#test/support/process.ts';
import { freePort } from '#test/support/process.ts';

import { readConfig } from './platform/config.ts';
import { readReadiness } from './platform/http/health.ts';
import { listenOnPort } from './platform/http/listen-on-port.ts';
import { createLog } from './platform/log.ts';
import { createChecks } from './platform/parts/checks.ts';
import { watchParts } from './platform/parts/parts.ts';
import { describeStart, describeStores, startSite, type Running } from './start-site.ts';
import { createStartupServer } from './startup-server.ts';

const SOON = { timeout: 12_000 };
const MIGRATION_LOCK = 7_250_131;

let database: TestDatabase;
let dataDir: string;
let client: pg.Client;
let env: Record<string, string>;
let url: string;
beforeAll(async () => {
  [database, dataDir] = await Promise.all([createDatabase(), mkdtemp(join(tmpdir(), 'parlance-starting-'))]);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
beforeEach(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  env = {
    ...SLOW_MACHINE,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    ROLE: 'web',
    TRUSTED_PROXIES: '1',
  };
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const start = (signal?: AbortSignal): Promise<Running> =>
  startSite(env, {
    loadPages: () =>
      Promise.resolve({
        createPages: () => ({
          staticPageScript: '/static-page.js',
          routeOf: () => undefined,
          canonicalPath: () => undefined,
          render: () => Promise.resolve({ response: new Response('page'), topics: new Set<string>() }),
        }),
      }),
    ...(signal && { signal }),
  });
const readiness = async () => {
  const response = await fetch(`${url}/readyz`);
  return [response.status, await response.json()];
};

let asked = 0;
/** What writes, each time from another address. */
const ask = () =>
  fetch(`${url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `192.0.2.${(asked += 1)}`,
    },
    body: JSON.stringify({ email: `nobody${asked}@example.com` }),
  }).then(({ status }) => status);

describe('a site that runs', () => {
  let running: Running;
  beforeEach(async () => {
    running = await start();
    return () => running.stop();
  });

  test('is ready while its requests hold all of their connections', async () => {
    // A transaction would see pg_stat_activity as it was.
    const blocker = new pg.Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('begin; lock table rate_limit in access exclusive mode');
    const waiting = Array.from({ length: 12 }, ask);
    const held = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await client.query(held)).rowCount, SOON).toBe(10);
    await expect.poll(readiness, SOON).toEqual([200, { ready: true, database: 'ok', queue: 'ok', storage: 'ok' }]);
    await blocker.end();
    await Promise.all(waiting);
  });

  test('says after a failover to a server without writes that it is not ready, answers 503, and writes again once one takes them', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await client.query(`alter database ${name} set default_transaction_read_only = on`);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect.poll(readiness, SOON).toMatchObject([503, { ready: false, database: 'read_only' }]);
    await expect.poll(ask, SOON).toBe(503);
    await client.query(`alter database ${name} reset default_transaction_read_only`);
    // Connections are from before still; each is given up at the first write that fails.
    await expect.poll(ask, SOON).toBe(200);
    await expect.poll(readiness, SOON).toMatchObject([200, { database: 'ok' }]);
  });

  test('answers a health check that names no host, and nothing else', async () => {
    const say = async (path: string, version: string) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
      socket.write(`GET ${path} HTTP/${version}\r\nConnection: close\r\n\r\n`);
      const [answer] = (await once(socket, 'data')) as [string];
      socket.destroy();
      return answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
    };
    for (const version of ['1.0', '1.1'])
      expect([await say('/healthz', version), await say('/readyz', version), await say('/', version)]).toEqual([
        '200',
        '200',
        '400',
      ]);
  });
});

test.for([
  ['full', () => writeFile('/dev/full', 'x')],
  ['down', () => writeFile('/dev/null/nothing', 'x')],
] as const)('stays with the load balancer while its storage is %s', async ([state, check]) => {
  const probe = new pg.Pool({ connectionString: database.url });
  const checks = createChecks({ probe, storage: { check }, queue: () => Promise.resolve() });
  const parts = watchParts(checks, createLog('silent'));
  parts.start();
  await expect
    .poll(() => readReadiness(parts, false), SOON)
    .toEqual({ ready: true, database: 'ok', queue: 'ok', storage: state });
  parts.stop();
  await probe.end();
});

test('leaves the load balancer as soon as it stops', () => {
  const parts = watchParts({ database: { every: 1, read: () => 'ok' } }, createLog('silent'));
  expect([readReadiness(parts, false).ready, readReadiness(parts, true).ready]).toEqual([true, false]);
});

test('a start that waits for migrations of another process answers health checks meanwhile, and can be stopped', async () => {
  env.TRUSTED_PROXIES = '0';
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const stopping = new AbortController();
  const stopped = expect(start(stopping.signal)).rejects.toThrow('abort');
  const statusOf = (path: string) =>
    fetch(url + path).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(() => statusOf('/healthz'), SOON).toBe(200);
  expect([await statusOf('/readyz'), await statusOf('/')]).toEqual([503, 503]);
  const page = await fetch(`${url}/de/jobs`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('<html lang="de"')]);
  expect([page.headers.get('x-content-type-options'), page.headers.get('content-security-policy')]).toEqual([
    'nosniff',
    expect.stringContaining("frame-ancestors 'none'"),
  ]);
  stopping.abort();
  await stopped;
  expect(await statusOf('/healthz')).toBe(0);
  await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
});

test('a process that stops still answers for as long as load balancers take to notice', async () => {
  const startupServer = createStartupServer(
    (listener) => listenOnPort(listener, { ...readConfig(env), drain: 600 }),
    false,
  );
  const service = await startupServer.answerWith(async (_request, response) => void response.end('answered'));
  const drained = service.drain();
  const response = await fetch(url);
  expect([await response.text(), response.headers.get('connection')]).toEqual(['answered', 'close']);
  await drained;
  await service.close();
});

test('a process that closes its port answers requests that came in before', async () => {
  const service = await listenOnPort(async (_request, response) => void response.end('answered'), {
    ...readConfig(env),
    drain: 0,
  });
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const open = () => connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
  const kept = open();
  kept.write(request);
  await once(kept, 'data');
  const waiting = Array.from({ length: 5 }, open);
  const answers = [kept, ...waiting].map(async (socket) => {
    socket.write(request);
    const [answer] = (await once(socket, 'data')) as [string];
    socket.destroy();
    return answer.slice(0, 'HTTP/1.1 200'.length);
  });
  // In the same turn: what was sent is not read yet, and most connections are not accepted yet.
  const closed = service.close();
  expect(await Promise.all(answers)).toEqual(answers.map(() => 'HTTP/1.1 200'));
  await closed;
});

test('behind a proxy the port of a start stays closed for longer, so that writes go to another process', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const opened: string[] = [];
  const serve = (name: string) => () => {
    opened.push(name);
    return Promise.resolve({ drain: () => Promise.resolve(), close: () => Promise.resolve() });
  };
  const startupServers = [
    createStartupServer(serve('alone'), false),
    createStartupServer(serve('behind a proxy'), true),
  ];
  vi.advanceTimersByTime(10_000);
  expect(opened).toEqual(['alone']);
  vi.advanceTimersByTime(10_000);
  expect(opened).toEqual(['alone', 'behind a proxy']);
  vi.useRealTimers();
  await Promise.all(startupServers.map(({ close }) => close()));
});

test('what writes while the queue is not there yet holds no lock', async () => {
  // Made by the first start.
  await (await start()).stop();
  const blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  await blocker.query('begin; lock table pgboss.version in access exclusive mode');
  const starting = start();
  const register = () =>
    fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({
        firstName: 'Ana',
        lastName: 'Prado',
        email: 'ana@example.com',
        password: 'six languages, one job',
        acceptsTerms: true,
      }),
    });
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      SOON,
    )
    .toBe(true);
  const registered = register();
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'parlance queue' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await client.query(waiting)).rowCount, SOON).toBeGreaterThan(0);
  // The registration has begun.
  await expect.poll(async () => (await client.query('select 1 from rate_limit')).rowCount, SOON).toBeGreaterThan(0);
  const idle = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'parlance' and state = 'idle in transaction'`;
  expect((await client.query(idle)).rowCount).toBe(0);
  await blocker.end();
  expect((await registered).status).toBe(200);
  await (await starting).stop();
});

describe('a start whose queue waits for a lock', () => {
  const queues = `from pg_stat_activity where datname = current_database() and application_name = 'parlance queue' and wait_event_type = 'Lock'`;
  let blocker: pg.Client;
  beforeEach(async () => {
    // Made by the first start.
    await (await start()).stop();
    blocker = new pg.Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('begin; lock table pgboss.version in access exclusive mode');
    return () => blocker.end();
  });

  test('can be stopped', async () => {
    const stopping = new AbortController();
    const stopped = expect(start(stopping.signal)).rejects.toThrow('abort');
    await expect.poll(async () => (await client.query(`select ${queues}`)).rowCount, SOON).toBeGreaterThan(0);
    stopping.abort();
    await stopped;
  });

  test('is not ended by a database that goes away', async () => {
    const starting = start();
    const end = `select pg_terminate_backend(pid) ${queues}`;
    await expect.poll(async () => (await client.query(end)).rowCount, SOON).toBeGreaterThan(0);
    await expect.poll(async () => (await client.query(`select ${queues}`)).rowCount, SOON).toBeGreaterThan(0);
    await blocker.query('rollback');
    await (await starting).stop();
  });
});

test('with DEMO, data that are not a demo’s are not started on, and without it those of a demo', async () => {
  await client.query(
    `insert into user_account (id, name, email, user_type) values (gen_random_uuid(), 'Lea', 'lea@example.com', 'employer')`,
  );
  env.DEMO = '1';
  await expect(start()).rejects.toThrow(
    /^This data is of a real site, and a demo shows all of its mails\. Set APP_URL /,
  );
  await client.query('insert into demo_data default values');
  await (await start()).stop();
  env.DEMO = '0';
  await expect(start()).rejects.toThrow(/^This data is a demo, /);
  await client.query('delete from demo_data');
  await (await start()).stop();
});

test('says that it started, as a worker too', () => {
  const of = (role: string) =>
    describeStart(readConfig({ DATA_DIR: '/srv/data', APP_URL: 'https://jobs.example', ROLE: role }), undefined);
  expect(of('web')).toEqual(['Parlance is at https://jobs.example/', 'Its data is in /srv/data']);
  expect(of('worker')).toEqual(['Parlance works in the background, without pages', 'Its data is in /srv/data']);
});

test('the operator reads where rows and files are', () => {
  const of = (given: Record<string, string>) => describeStores(readConfig({ DATA_DIR: '/srv/data', ...given }));
  const bucket = { STORAGE: 's3://parlance-files?region=eu-central-1' };
  expect(of({})).toBe('Its data is in /srv/data');
  expect(of(bucket)).toBe('Its data is in /srv/data, its files in the bucket parlance-files');
  expect(of({ DATABASE_URL: 'postgres://localhost/x' })).toBe(
    'Its data is in the database of DATABASE_URL, its files in /srv/data',
  );
  expect(of({ DATABASE_URL: 'postgres://localhost/x', ...bucket })).toBe(
    'Its data is in the database of DATABASE_URL, its files in the bucket parlance-files',
  );
});
