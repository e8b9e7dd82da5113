import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';

import { seedDemo } from './demo.ts';

describe('the demo world', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    const t = performance.now();
    await seedDemo(app.system);
    console.log('seeded in', performance.now() - t);
  });
  afterAll(() => app.close());

  test('is there', async () => {
    const { pool } = app.database;
    console.log((await pool.query(`select status, count(*), count(distinct country) from job group by 1`)).rows);
    console.log((await pool.query(`select count(*), count(distinct country) from company`)).rows);
    console.log((await pool.query(`select locale, count(*), count(*) filter (where stale) stale, avg(array_length(regexp_split_to_array(description||requirements,'\\s+'),1)) from job_translation group by 1`)).rows);
    console.log((await pool.query(`select role, count(*), count(distinct country) from profile group by 1`)).rows);
    console.log((await pool.query(`select count(*) from job_search`)).rows);
    const rows = (await pool.query(`select locale, title, description, requirements, city, status, salary_min, salary_max, salary_currency c, salary_period p, variable_target v, employment_type e, workplace w, experience_level l from job_translation join job on job.id=job_id order by md5(job_id::text||locale) limit 40`)).rows;
    (await import('node:fs')).writeFileSync('/tmp/world-demo.json', JSON.stringify(rows));
    expect(1).toBe(1);
  });
});
