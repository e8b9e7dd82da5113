import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createRandom } from '#server/seeds/random.ts';
import { seedJobs } from '#server/seeds/seed-jobs.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';

import { searchPlaces } from '../../places/places.ts';
import { rebuildJobSearch } from './rebuild.ts';
import { searchJobs } from './search.ts';

const JOBS = 250;
const SEARCHES = 100;

let app: TestApp;
const random = createRandom(20_261_122);

beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

const placeId = async (q: string): Promise<number> => (await searchPlaces(app.ctx(), { q }))[0]?.id ?? 0;

test.each(['near=0', 'near=-1', 'near=Berlin', 'near=99999999999', 'near=2950159&km=9', 'near=2950159&km=201'])(
  '%s is refused',
  async (query) => {
    expect((await app.request('GET', `/api/jobs?${query}`)).status).toBe(422);
  },
);

test('finds nothing near a place that does not exist', async () => {
  expect((await searchJobs(app.searchCtx(), { near: 1 })).total).toEqual({ count: 0, capped: false });
});

test('finds a job in Potsdam within 50 km of Berlin, by any name of either, and not within 10 km', async () => {
  const employer = await registerEmployer(app);
  const { id } = await createActive(app, employer, { city: 'Potsdam', country: 'DE' });
  for (const name of ['Berlin', 'Berlino', 'Berlim']) {
    const near = await placeId(name);
    const within = async (km?: number) => (await searchJobs(app.searchCtx(), { near, km })).jobs.map((job) => job.id);
    expect(await within(50)).toEqual([id]);
    expect(await within(10)).toEqual([]);
    // Without a distance, 25 km: Potsdam is 26 km away.
    expect(await within()).toEqual([]);
  }
  expect((await searchJobs(app.searchCtx(), { near: await placeId('Potsdam'), km: 10 })).total?.count).toBe(1);
});

test('counts the jobs of a city once, by the name that is searched', async () => {
  const employer = await registerEmployer(app);
  for (const city of ['Antwerpen', 'Anvers']) await createActive(app, employer, { city, country: 'BE' });
  const { facets, total } = await searchJobs(app.searchCtx(), { city: ['Antwerp'], country: ['BE'] });
  expect(total?.count).toBe(2);
  expect(facets?.city).toEqual([{ value: 'Antwerp', count: 2 }]);
});

test('finds the same jobs near a place as plain SQL on the globe', async () => {
  await seedJobs(app.base.db, { jobs: JOBS, randomSeed: 7, now: new Date() });
  await rebuildJobSearch(app.base.db);
  await sql`
    create table located as
    select job.id, found.latitude, found.longitude
    from job, lateral (
      select latitude, longitude from place
      where country = job.country and id in (select place_id from place_name where key = job_key(job.city))
      order by population desc limit 1) as found
    where job.status = 'active' and job.hidden_at is null`.execute(app.base.db);
  const { rows: centers } = await sql<{ id: number }>`
    with around as materialized (select distinct round(latitude) as latitude, round(longitude) as longitude from located)
    select place.id from place join around on abs(place.latitude - around.latitude) < 1.5 and abs(place.longitude - around.longitude) < 2
    order by place.id`.execute(app.base.db);
  const counts: number[] = [];
  for (let number = 0; number < SEARCHES; number += 1) {
    const near = random.pick(centers).id;
    const km = random.between(10, 200);
    const { rows } = await sql<{ jobs: number }>`
      select count(*)::int as jobs from located, place as center
      where center.id = ${near} and 2 * 6371 * asin(sqrt(sin(radians(located.latitude - center.latitude) / 2) ^ 2
        + cos(radians(center.latitude)) * cos(radians(located.latitude)) * sin(radians(located.longitude - center.longitude) / 2) ^ 2)) <= ${km}`.execute(
      app.base.db,
    );
    const { total } = await searchJobs(app.searchCtx(), { near, km });
    expect({ near, km, jobs: total?.count }).toEqual({ near, km, jobs: rows[0]?.jobs });
    counts.push(total?.count ?? 0);
  }
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(SEARCHES / 4);
}, 120_000);
