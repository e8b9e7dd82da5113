import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { JOBS_TOPIC } from '#contract/topics.ts';
import { openTestApp, type TestApp } from '#test/support/app.ts';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { registerPerson } from '#test/support/people.ts';
import { hasValkey, startValkey, type RunningValkey } from '#test/support/valkey.ts';

import { inTransaction } from './context.ts';
import type { Pages } from './serve-page.ts';

const ADDRESS = '/jobs?q=sales';

/** Pages that say who reads them, and how many were made before. */
let made = 0;
const pages: Pages = {
  staticPageScript: '/assets/static-page.js',
  routeOf: () => undefined,
  canonicalPath: (path) => (path === '/jobs' ? path : undefined),
  render: (_, { viewer }) => {
    made += 1;
    return Promise.resolve({
      response: new Response(`${viewer?.userId ?? 'anybody'} ${made}`, { headers: { 'content-type': 'text/html' } }),
      topics: new Set([JOBS_TOPIC]),
    });
  },
};

describe.skipIf(!hasValkey())('a list with filters, with two processes and Valkey', () => {
  let database: TestDatabase;
  let valkey: RunningValkey;
  let dataDir: string;
  let processes: [TestApp, TestApp];
  beforeAll(async () => {
    [database, valkey, dataDir] = await Promise.all([
      createDatabase(),
      startValkey(),
      mkdtemp(join(tmpdir(), 'parlance-shared-')),
    ]);
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, REDIS_URL: valkey.url };
    processes = [await openTestApp(env, { pages }), await openTestApp(env, { pages })];
  });
  beforeEach(async () => {
    await changeJobs();
    made = 0;
  });
  afterAll(async () => {
    await Promise.all(processes.map((app) => app.close()));
    await Promise.all([database.drop(), valkey.stop(), rm(dataDir, { recursive: true })]);
  });

  const read = async (at: 0 | 1, headers: Record<string, string> = {}, address = ADDRESS) =>
    (await processes[at].request('GET', address, { headers })).text();
  const readUntil = (at: 0 | 1, text: string) => expect.poll(() => read(at)).toBe(text);

  async function changeJobs(): Promise<void> {
    const versions = async () => (await processes[0].sharing!.valkey.readPage('none')).versions.jobs;
    const before = await versions();
    await inTransaction(processes[0].ctx(), (tx) => tx.invalidate([JOBS_TOPIC]));
    await expect.poll(versions).not.toBe(before);
  }

  test('who is signed in gets their own page, which nobody else gets', async () => {
    const { cookie, userId } = await registerPerson(processes[0]);
    expect(await read(0, { cookie })).toBe(`${userId} 1`);
    await readUntil(1, 'anybody 2');
    expect(await read(0, { cookie })).toBe(`${userId} 3`);
    expect(await read(1)).toBe('anybody 2');
  });

  test('is made once for all processes, whatever campaign led there and whatever cookie is invalid', async () => {
    await readUntil(0, 'anybody 1');
    expect(await read(1)).toBe('anybody 1');
    expect(await read(1, {}, `${ADDRESS}&utm_source=mail`)).toBe('anybody 1');
    expect(await read(1, { cookie: 'parlance.session_token=junk' })).toBe('anybody 1');
  });

  test('is made again after a change', async () => {
    await read(0);
    await changeJobs();
    expect(await read(1)).toBe('anybody 2');
  });

  test('a page without a query is kept by each process, as without Valkey, until a change is heard', async () => {
    for (const at of [0, 1, 0, 1] as const) await read(at, {}, '/jobs');
    expect(made).toBe(2);
    await changeJobs();
    await expect.poll(() => read(1, {}, '/jobs')).toBe('anybody 3');
  });
});
