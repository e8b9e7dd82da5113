import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';

import { activeFilters } from './active-filters.tsx';
import { placeLabel, readNear } from './near-place.ts';
import { jobQueryString, parseJobQuery, withoutFilter } from './search-url.ts';

let app: TestApp;

interface Read {
  query: string;
  unread: { name: string; value: string }[];
  label: string | null;
  chips: string[];
  isMoved: boolean;
}

beforeAll(async () => {
  app = await createTestApp(
    {},
    {
      pages: {
        canonicalPath: (path) => path,
        cachesPages: false,
        staticPageScript: '',
        routeOf: () => undefined,
        render: async (request, { api }) => {
          const params = new URL(request.url).searchParams;
          const { query, unread, place, isMoved } = await readNear(api, params, parseJobQuery(params));
          const chips = activeFilters(query, undefined, null, place).map(({ label }) => label);
          const label = place && placeLabel(place);
          const read: Read = { query: jobQueryString(query), unread, label, chips, isMoved };
          return { response: Response.json(read), topics: new Set() };
        },
      },
    },
  );
}, 60_000);
afterAll(() => app.close());

const read = async (search: string): Promise<Read> =>
  (await (await app.request('GET', `/jobs?${search}`)).json()) as Read;

test.each([
  ['near_place=Xyzzyville&km=50', 'near_place', 'Xyzzyville'],
  ['near_place=%01%02&km=50', 'near_place', '\u0001\u0002'],
  [`near_place=${'x'.repeat(200)}`, 'near_place', 'x'.repeat(200)],
  ['near=1', 'near', '1'],
  ['near=99999999999', 'near', '99999999999'],
])('reports %.40s as an unknown place', async (search, name, value) => {
  expect(await read(`q=crm&${search}`)).toMatchObject({ query: 'q=crm', unread: [{ name, value }], isMoved: false });
});

test.each(['near_place=&km=25', 'near_place=&near_before=2950159&km=25', 'near_before=2950159&km=25'])(
  'removes the place if its field was emptied: %s',
  async (search) => {
    expect(await read(`category=sales&${search}`)).toMatchObject({
      query: 'category=sales',
      unread: [],
      isMoved: true,
    });
  },
);

test('ignores a distance without a place', async () => {
  expect(await read('q=crm&km=25')).toMatchObject({ query: 'q=crm', unread: [], isMoved: false });
});

test.each([
  ['Germany', 'country=DE'],
  ['ALEMANHA', 'country=DE'],
  ['uk', 'country=GB'],
  ['Luxembourg', 'country=LU'],
])('reads %s as a country, not as a place with a similar name', async (typed, query) => {
  expect(await read(`near_place=${typed}&km=50`)).toMatchObject({ query, label: null, unread: [], isMoved: true });
});

test('adds a country to those chosen before', async () => {
  expect((await read('country=FR&near_place=Deutschland')).query).toBe('country=FR&country=DE');
});

test('resolves a text to the best place of that name, including countries', async () => {
  expect(await read('near_place=berlin&km=50')).toMatchObject({
    query: 'near=2950159&km=50',
    label: 'Berlin, Germany',
    chips: ['≤ 50 km · Berlin'],
    isMoved: true,
  });
  expect((await read('near_place=London,+Kanada')).label).toBe('London, Canada');
  expect((await read('near_place=berlin&km=7')).query).toBe('near=2950159');
});

test('keeps the place of an address, even if another one of the same name is larger', async () => {
  const { id } = await app.base.db
    .selectFrom('place')
    .select('id')
    .where('name', '=', 'Springfield')
    .where('country', '=', 'US')
    .orderBy('population')
    .executeTakeFirstOrThrow();
  const { label, query, chips } = await read(`near=${id}`);
  expect(chips).toEqual(['≤ 25 km · Springfield']);
  expect(query).toBe(`near=${id}`);
  const sent = `near_place=${encodeURIComponent(label ?? '')}&near_before=${id}&km=100`;
  expect((await read(sent)).query).toBe(`near=${id}&km=100`);
  expect((await read(`near_place=Bern&near_before=${id}&km=100`)).label).toBe('Bern, Switzerland');
});

test('removes the distance with its place', () => {
  const { query } = parseJobQuery(new URLSearchParams('q=crm&near=2950159&km=50'));
  expect(jobQueryString(withoutFilter(query, 'near'))).toBe('q=crm');
});
