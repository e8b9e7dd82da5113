import { afterAll, beforeAll, expect, test } from 'vitest';

import type { JobMap } from '#contract/jobs/job-map.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';

import { mapJobs } from './map.ts';
import { searchJobs } from './search.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const employer = await registerEmployer(app);
  const post = (city: string, country: string, category: 'sales' | 'customer_service' = 'sales') =>
    createActive(app, employer, { city, country, category });
  await post('München', 'DE');
  await post('Munich', 'DE');
  await post('Monaco di Baviera', 'DE', 'customer_service');
  await post('Porto', 'PT');
  await post('Xyzzyville', 'DE');
  await createDraft(app, employer, { city: 'Berlin', country: 'DE' });
}, 60_000);
afterAll(() => app.close());

test.each(['country=XX', 'sort=newest', 'cursor=abc', 'limit=5', 'near=x', 'locale=pl'])(
  '%s is refused',
  async (query) => {
    expect((await app.request('GET', `/api/jobs/map?${query}`)).status).toBe(422);
  },
);

const map = async (query = ''): Promise<JobMap> => {
  const answer = await app.request('GET', `/api/jobs/map?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as JobMap;
};

const shown = ({ places }: JobMap) => places.map(({ name, jobs }) => [name, jobs]);

test('counts open jobs by place, under any of its names, and those without a place', async () => {
  const found = await map('locale=fr');
  expect(shown(found)).toEqual([
    ['Munich', 3],
    ['Porto', 1],
  ]);
  expect(found.total).toEqual({ count: 5, capped: false });
  expect(found.unplaced).toBe(1);
  expect(found.places[0]).toMatchObject({ country: 'DE' });
  expect(found.places[0]?.latitude).toBeCloseTo(48.14, 1);
});

test.each([
  [
    'category=sales',
    [
      ['Munich', 2],
      ['Porto', 1],
    ],
  ],
  ['category=customer_service', [['Munich', 1]]],
  ['country=PT', [['Porto', 1]]],
  ['q=Account+Executive+Porto', [['Porto', 1]]],
  ['q=zzz&exact=true', []],
  ['posted_within=1&city=Porto', [['Porto', 1]]],
])('applies filters as the search does: %s', async (query, expected) => {
  expect(shown(await map(query))).toEqual(expected);
});

test('counts as many jobs for a place as the search near it finds', async () => {
  for (const { id, jobs } of (await mapJobs(app.searchCtx(), {})).places)
    expect((await searchJobs(app.searchCtx(), { near: id, km: 10 })).total?.count).toBe(jobs);
});
