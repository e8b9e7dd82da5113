import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { seedJobs } from '#server/seeds/seed-jobs.ts';
import { rebuildJobSearch } from './rebuild.ts';
import { searchJobs } from './search.ts';
import { suggest } from './suggest.ts';
import { addUpFacetCounts, recountWords } from './recount.ts';
let app: TestApp;
beforeAll(async () => { app = await createTestApp(); });
afterAll(() => app.close());
test('works', async () => {
  const t0 = performance.now();
  await seedJobs(app.base.db as never, { jobs: 3000 });
  const t1 = performance.now();
  await rebuildJobSearch(app.base.db);
  const t2 = performance.now();
  await rebuildJobSearch(app.base.db);
  await addUpFacetCounts(app.base.db);
  await recountWords(app.base.db, 'sample');
  console.log('seed', t1 - t0, 'rebuild', t2 - t1, 'again', performance.now() - t2);
  console.log((await sql`select word, lexeme, key, jobs, levenshtein_less_equal(key, 'acount', 2) from job_word where key like 'acc%' or word = 'around'`.execute(app.base.db)).rows);
  for (const input of [{}, { q: 'account manager' }, { q: 'acount manger' }, { q: 'kundenberater', locale: 'en' as const }, { q: 'sales', sort: 'salary' as const }, { category: ['sales' as const], language: ['de:B2' as const], country: ['DE'] }, { sort: 'salary' as const, salary_min: 60000, posted_within: 14 }, { q: '"\' & | ! : * \\ the' }, {city: ['münchen', 'Berlin']}, {qualified: true}]) {
    const t = performance.now();
    const r = await searchJobs(app.ctx(), input);
    console.log(JSON.stringify(input), (performance.now() - t).toFixed(1), 'ms', JSON.stringify({ n: r.jobs.length, total: r.total, dym: r.didYouMean, c: r.corrected, first: r.jobs.slice(0, 3).map((j) => `${j.title}|${j.city}|${j.salary?.max}`), f: r.facets && Object.fromEntries(Object.entries(r.facets).map(([k, v]) => [k, v.slice(0, 3)])) }));
    if (r.nextCursor) { const p2 = await searchJobs(app.ctx(), { ...input, cursor: r.nextCursor }); expect(p2.jobs.map((j) => j.id).filter((id) => r.jobs.some((j) => j.id === id))).toEqual([]); }
  }
  for (const q of ['a', 'acc', 'manager', 'kund', 'Mün', 'vent', 'zzz', '%', '_']) console.log(q, await suggest(app.ctx(), { q, locale: 'de' }));
  const sizes = await sql`select relname, pg_size_pretty(pg_relation_size(oid)) from pg_class where relname like 'job%' order by pg_relation_size(oid) desc limit 14`.execute(app.base.db);
  console.log(JSON.stringify(sizes.rows));
  console.log((await sql`select jsonb_build_object('w', (select count(*) from job_word), 's', (select count(*) from job_suggestion), 'r', (select count(*) from job_requirement), 'c', (select count(*) from job_city)) as n`.execute(app.base.db)).rows);
});
