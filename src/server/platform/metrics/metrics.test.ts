import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startSite, type Running } from '#server/start-site.ts';
import { createDatabase, onServer, superuserUrlOf, type TestDatabase } from '#test/support/database.ts';
import { freePort } from '#test/support/process.ts';

import { createRouteOfCall } from './route-of-call.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('a process with METRICS_PORT', () => {
  let database: TestDatabase;
  let dataDir: string;
  let port: number;
  let metricsPort: number;
  let running: Running | undefined;
  beforeAll(async () => {
    [database, dataDir] = await Promise.all([createDatabase(), mkdtemp(join(tmpdir(), 'parlance-metrics-'))]);
  });
  beforeEach(async () => {
    [port, metricsPort] = [await freePort(), await freePort()];
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
  });
  afterAll(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  const start = async (role: 'web' | 'worker', env: Record<string, string> = {}) => {
    running = await startSite(
      {
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        ROLE: role,
        LOG_LEVEL: 'silent',
        ...env,
      },
      {
        loadPages: () =>
          Promise.resolve({
            createPages: () => ({
              staticPageScript: '',
              routeOf: (path) => (path.startsWith('/jobs/') ? '/jobs/:jobId' : undefined),
              canonicalPath: (path) => path,
              render: () => Promise.resolve({ response: new Response('page'), topics: new Set(['jobs']) }),
            }),
          }),
      },
    );
  };
  const ask = (path: string, on = port) => fetch(`http://127.0.0.1:${on}${path}`).then((answer) => answer.text());
  const read = () => ask('/metrics', metricsPort);
  const valueOf = (text: string, series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1),
    );

  test('counts requests by pattern and status, and names no path', async () => {
    await start('web');
    for (const path of [`/jobs/${ID}`, `/jobs/${ID}`, `/api/jobs/${ID}`, '/api/nothing/secret-token', '/wp-login.php'])
      await ask(path);
    const text = await read();
    const count = (route: string, status: number) =>
      valueOf(text, `parlance_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`);
    expect([
      count('/jobs/:jobId', 200),
      count('/api/jobs/{id}', 404),
      count('/api/*', 404),
      count('other', 200),
    ]).toEqual([2, 1, 1, 1]);
    expect(valueOf(text, 'parlance_page_cache_hits_total')).toBe(1);
    expect(valueOf(text, 'parlance_page_cache_bytes')).toBeGreaterThan(0);
    for (const hidden of [ID, 'secret-token', 'wp-login']) expect(text).not.toContain(hidden);
    // On its own port alone.
    expect(await ask('/metrics')).toBe('page');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  });

  test('reports pools, queue, emails, streams, event loop and memory, as a worker too', async () => {
    await start('worker');
    const text = await read();
    for (const series of [
      'parlance_database_connections{pool="requests"}',
      'parlance_database_waiting{pool="requests"}',
      'parlance_queue_jobs{state="ready"}',
      'parlance_mails{status="queued"}',
      'parlance_mail_oldest_waiting_seconds',
      'parlance_live_streams',
      'parlance_mail_login_refused',
      'parlance_dead_tasks',
      'parlance_disk_free_bytes{folder="DATA_DIR"}',
      'parlance_disk_size_bytes{folder="DATA_DIR"}',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect([series, valueOf(text, series)]).toEqual([series, expect.any(Number)]);
    expect(Number.isNaN(valueOf(text, 'parlance_live_streams'))).toBe(false);
  });

  test('tells how old the newest backup is, where there is to be one each night', async () => {
    await start('worker');
    expect(await read()).not.toContain('parlance_backup_age_seconds');
    await running?.stop();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `insert into backup_run (id, name, started_at, ended_at, bytes) values (gen_random_uuid(), 'parlance.tar', now() - interval '3 hours', now() - interval '2 hours', 1)`,
    );
    await client.end();
    await start('worker', { BACKUP_DIR: dataDir, DEMO: '0' });
    const text = await read();
    expect(Math.round(valueOf(text, 'parlance_backup_age_seconds') / 3_600)).toBe(2);
    expect(valueOf(text, 'parlance_disk_free_bytes{folder="BACKUP_DIR"}')).toBeGreaterThan(0);
  });

  test('reports the rest, and that the database is down, while it is', async () => {
    await start('worker');
    const name = new URL(database.url).pathname.slice(1);
    const server = (await superuserUrlOf(database.url)).replace(`/${name}?`, '/postgres?');
    expect(valueOf(await read(), 'parlance_part_up{part="database"}')).toBe(1);
    await onServer(server, `alter database ${name} with allow_connections false`);
    await onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await expect.poll(async () => valueOf(await read(), 'parlance_part_up{part="database"}')).toBe(0);
    const text = await read();
    for (const series of ['parlance_mails{status="queued"}', 'parlance_mail_oldest_waiting_seconds'])
      expect([series, valueOf(text, series)]).toEqual([series, NaN]);
    for (const series of ['parlance_live_streams', 'parlance_database_connections{pool="requests"}'])
      expect([series, valueOf(text, series)]).toEqual([series, 0]);
    await onServer(server, `alter database ${name} with allow_connections true`);
    await expect.poll(async () => valueOf(await read(), 'parlance_part_up{part="database"}')).toBe(1);
    expect(valueOf(await read(), 'parlance_mail_oldest_waiting_seconds')).toBe(0);
  });

  test('does not start where the port is taken, and says which variable names it', async () => {
    const other = createServer().listen(metricsPort, '127.0.0.1');
    await expect(start('web')).rejects.toThrow(`Port ${metricsPort} is in use. Stop what uses it, or set METRICS_PORT`);
    other.close();
  });
});

test('a call is known by its template: words before parameters, nothing where there is none', () => {
  const routeOf = createRouteOfCall(['/jobs/{id}', '/jobs/saved', '/jobs/{id}/saved', '/jobs']);
  expect(['/jobs', '/jobs/saved', `/jobs/${ID}`, `/jobs/${ID}/saved`, '/jobs/1/2/3', '/else'].map(routeOf)).toEqual([
    '/jobs',
    '/jobs/saved',
    '/jobs/{id}',
    '/jobs/{id}/saved',
    undefined,
    undefined,
  ]);
});
