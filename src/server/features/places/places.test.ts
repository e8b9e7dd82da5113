import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import type { Locale } from '#contract/locales.ts';
import type { Place } from '#contract/places/places.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';

import { searchPlaces } from './places.ts';

let app: TestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

const get = async (path: string) => {
  const answer = await app.request('GET', `/api/places${path}`);
  return { status: answer.status, body: (await answer.json()) as unknown };
};

const found = async (q: string, locale: Locale = 'en'): Promise<Place[]> => searchPlaces(app.ctx(), { q, locale });

test.each(['', '?q=', `?q=${'x'.repeat(81)}`, '?q=a%0Ab', '?q=Berlin&locale=pl', '?q=Berlin&more=1'])(
  'refuses %s, or finds nothing',
  async (query) => {
    const { status, body } = await get(query);
    if (query === '?q=') expect([status, body]).toEqual([200, []]);
    else expect(status).toBe(422);
  },
);

test.each(['/0', '/1', '/-1', '/Berlin', '/99999999999'])('does not find the place %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('names a place in the reader’s language, and in its own', async () => {
  const [munich] = await found('Munich');
  const { status, body } = await get(`/${munich?.id}?locale=it`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Monaco di Baviera', ownName: 'München', country: 'DE' });
  expect((body as Place).latitude).toBeCloseTo(48.14, 1);
  expect((body as Place).longitude).toBeCloseTo(11.58, 1);
});

test.each<[string, Locale, string]>([
  ['Mün', 'de', 'München'],
  ['mun', 'en', 'Munich'],
  ['Munich', 'de', 'München'],
  ['Munich', 'fr', 'Munich'],
  ['Monaco di B', 'it', 'Monaco di Baviera'],
  ['Monaco di B', 'es', 'Múnich'],
  ['Munique', 'pt', 'Munique'],
  ['MUENCHEN', 'de', 'München'],
  ['são pa', 'pt', 'São Paulo'],
  ['sao pa', 'de', 'São Paulo'],
  ['Lisb', 'pt', 'Lisboa'],
  ['Lisb', 'en', 'Lisbon'],
  ['Varso', 'es', 'Varsovia'],
  ['Varsov', 'de', 'Warschau'],
  ['Köln', 'en', 'Cologne'],
  ['Aix-la-Ch', 'fr', 'Aix-la-Chapelle'],
  ['aix la ch', 'de', 'Aachen'],
  ['Ulm', 'de', 'Ulm'],
  ['Essen', 'en', 'Essen'],
])('%s in %s begins with %s', async (q, locale, first) => {
  expect((await found(q, locale)).map(({ name }) => name)[0]).toBe(first);
});

test('finds names of several languages together, at most eight, each place once', async () => {
  const places = await found('Gen', 'de');
  const names = places.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Genua', 'Genf', 'Gent']));
  expect(places).toHaveLength(8);
  expect(new Set(places.map(({ id }) => id)).size).toBe(8);
});

test.each<[string, string | undefined]>([
  ['London', 'GB'],
  ['London, Canada', 'CA'],
  ['London, kana', 'CA'],
  ['London, CA', 'CA'],
  ['London,', 'GB'],
  ['Valencia, Espagne', 'ES'],
  ['Valencia, Venezuela', 'VE'],
  ['Hanói, Vietname', 'VN'],
  ['Hanói, Vietnã', 'VN'],
  ['London, Atlantis', undefined],
  ['%', undefined],
  ['\\', undefined],
])('%s is in %s', async (q, country) => {
  expect((await found(q))[0]?.country).toBe(country);
});

test('treats a single letter as a whole name', async () => {
  expect((await found('Å')).every(({ name }) => name.length === 1)).toBe(true);
});

test('lists places with jobs first among those of similar size', async () => {
  const before = await found('Frei');
  const last = before.at(-1)?.id ?? 0;
  await sql`insert into job_place values (${last})`.execute(app.base.db);
  const after = (await found('Frei')).map(({ id }) => id);
  expect(after.indexOf(last)).toBeLessThan(before.length - 1);
});
