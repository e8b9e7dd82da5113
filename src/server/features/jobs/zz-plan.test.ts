import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { readCards } from './cards.ts';
import { readJob } from './jobs.ts';
import { manageJobs } from './manage.ts';
import { countFigures } from '../site/queries.ts';
import { listSaved } from './saved.ts';
import { findCompanyBySlug } from '../companies/queries.ts';

import { findCards } from './queries.ts';
import { Kysely, DummyDriver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
const dummy = new Kysely<any>({ dialect: { createAdapter: () => new PostgresAdapter(), createDriver: () => new DummyDriver(), createIntrospector: (d) => new PostgresIntrospector(d), createQueryCompiler: () => new PostgresQueryCompiler() } });
const findCardsCompiled = (ctx: any, ids: string[]) => void findCards({ ...ctx, db: dummy }, ids, 'de');
let app: TestApp;
let emp: TestPerson & { companyId: string };
let seeker: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  emp = await registerEmployer(app);
  seeker = await registerPerson(app);
  const q = (s: string, p: unknown[] = []) => app.database.pool.query(s, p);
  await q('set statement_timeout=0');
  const client = await app.database.pool.connect();
  await client.query('set statement_timeout=0');
  await client.query(`insert into company (id,name,slug,country) select gen_random_uuid(), 'C'||n, 'c-'||n, (array['DE','FR','ES','IT','PT'])[1+n%5] from generate_series(1,20000) n`);
  await client.query(`insert into job (id, company_id, status, primary_locale, country, city, first_published_at, valid_through, created_at)
    select gen_random_uuid(), case when n%20=0 then $1::uuid else (select array_agg(id) from company)[1+n%20001] end, case when n%10<8 then 'active' when n%10=8 then 'closed' else 'expired' end, (array['en','de','fr'])[1+n%3], (array['DE','FR','ES','IT','PT','AT'])[1+n%6], 'X', now()-n*interval '1 second', now()+interval '20 days', now()-n*interval '1 second' from generate_series(1,20000) n`.replace('(select array_agg(id) from company)[1+n%20001]','$1::uuid'), [emp.companyId]);
  await client.query(`with c as (select id, row_number() over () r from company), j as (select id, row_number() over () r from job) update job set company_id = c.id from c, j where j.id=job.id and c.r = 1 + j.r % 20000 and j.r % 20 <> 0`);
  await client.query(`insert into job_translation (job_id, locale, title, description) select id, l, 'Title '||left(id::text,6), '<p>'||repeat(md5(id::text)||' ', 100)||'</p>' from job, unnest(array[primary_locale, 'it']) l`);
  await client.query(`insert into job_language select id, l, 'B2', true, 1 from job, unnest(array['de','en','fr']) l`);
  await client.query(`insert into job_view_day select id, d::date, 3 from job, generate_series(date '2026-05-01', date '2026-05-05', '1 day') d where company_id=$1`, [emp.companyId]);
  await client.query(`insert into saved_job select $1, id from job limit 5000`, [seeker.userId]);
  await client.query('vacuum analyze');
  client.release();
}, 600_000);
afterAll(() => app.close());

async function timed(name: string, work: (ctx: ReturnType<TestApp['ctx']>) => Promise<unknown>, actor?: TestPerson, explain = true) {
  const plans: string[] = [];
  const ctx0 = app.ctx(actor?.actor ?? { kind: 'anonymous' });
  for (let i = 0; i < 5; i++) await work(ctx0);
  const times: number[] = [];
  for (let i = 0; i < 30; i++) { const s = performance.now(); await work(ctx0); times.push(performance.now() - s); }
  times.sort((a, b) => a - b);
  console.log(name, 'p50', times[15]!.toFixed(2), 'max', times[29]!.toFixed(2));
  if (!explain) return;
  const queries: { sql: string; parameters: readonly unknown[] }[] = [];
  const orig = app.base.db.getExecutor();
  void orig; void plans;
  const real = app.database.pool;
  const { Kysely, PostgresDialect } = await import('kysely');
  const logging = new Kysely<any>({ dialect: new PostgresDialect({ pool: real }), log: (e) => queries.push(e.query) });
  await work({ ...ctx0, db: logging as any });
  for (const { sql, parameters } of queries) {
    const { rows } = await real.query('explain (analyze, buffers, costs off, timing off) ' + sql, [...parameters]);
    console.log(rows.map((r: any) => r['QUERY PLAN']).join('\n'));
  }
}

test('plans', async () => {
  const ids = (await app.database.pool.query<{ id: string }>(`select id from job where status='active' order by random() limit 20`)).rows.map((r) => r.id);
  for (const who of [undefined, seeker]) {
    const ctx = app.ctx(who?.actor ?? { kind: 'anonymous' });
    for (let i = 0; i < 100; i++) await readCards(ctx, ids, 'de');
    const c = process.cpuUsage();
    for (let i = 0; i < 400; i++) await readCards(ctx, ids, 'de');
    const d = process.cpuUsage(c);
    console.log('p50 cpu ms per readCards(20)', (d.user + d.system) / 400_000);
    const { compiled } = await (async () => { const t = performance.now(); const c2 = process.cpuUsage(); for (let i = 0; i < 400; i++) findCardsCompiled(ctx, ids); const e = process.cpuUsage(c2); void t; return { compiled: (e.user + e.system) / 400_000 }; })();
    console.log('p50 cpu build only', compiled);
  }
  expect(1).toBe(1);
}, 300_000);
