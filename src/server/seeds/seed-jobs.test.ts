import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';

import { seedJobs } from './seed-jobs.ts';

describe('jobs for measuring', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    const t = performance.now();
    await seedJobs(app.database.db, { jobs: 20_000 });
    console.log('seeded in', performance.now() - t);
  });
  afterAll(() => app.close());

  test('are there', async () => {
    const { db } = app.database;
    const rows = await db.selectFrom('job_translation').selectAll().limit(30).execute();
    for (const r of rows) console.log(r.locale, r.title, '\n', r.description, '\n', r.requirements);
    const n = await db.selectFrom('job').select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    expect(n.n).toBe(20_000);
    const { rows: w } = await app.database.pool.query(`select count(*), avg(array_length(regexp_split_to_array(description||requirements,'\\s+'),1)), (select count(distinct city) from job), (select count(distinct country) from job) from job_translation`);
    console.log(w);
  });
});
