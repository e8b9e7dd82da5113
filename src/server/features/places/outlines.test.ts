import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import { project } from '#contract/places/map-projection.ts';
import type { Outlines } from '#contract/places/map.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';

import { drawOutlines } from './outlines.ts';

let app: TestApp;

beforeAll(async () => {
  app = await sharedTestApp();
}, 60_000);

const germany = { west: 6, south: 47.5, east: 14.5, north: 54.5 };
const ask = (query: string) => app.request('GET', `/api/places/outlines?${query}`);

test.each([
  '',
  'west=6&south=47&east=14',
  'west=-181&south=47&east=14&north=54',
  'west=6&south=47&east=14&north=91',
  'west=6&south=47&east=14&north=x',
])('refuses "%s"', async (query) => {
  expect((await ask(query)).status).toBe(422);
});

test('returns a region to anyone', async () => {
  const answer = await ask('west=6&south=47.5&east=14.5&north=54.5');
  expect(answer.status).toBe(200);
  expect((await answer.json()) as Outlines).toEqual(await drawOutlines(germany));
});

/** The rings of a path, in the view's units. */
function ringsOf({ land, detail }: Outlines): [number, number][][] {
  return land
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = Array.from(ring.matchAll(/-?\d+/g), ([number]) => Number(number) / detail);
      let [x, y] = [0, 0];
      const points: [number, number][] = [];
      for (let at = 0; at < numbers.length; at += 2)
        points.push([(x += numbers[at] ?? 0), (y += numbers[at + 1] ?? 0)]);
      return points;
    });
}

function isInside(rings: [number, number][][], { x, y }: { x: number; y: number }): boolean {
  let crossings = 0;
  for (const ring of rings)
    for (const [index, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) crossings += 1;
    }
  return crossings % 2 === 1;
}

test.each([
  ['Kassel', 51.31, 9.48, true],
  ['Paderborn', 51.72, 8.75, true],
  ['Prague', 50.08, 14.44, true],
  ['the North Sea', 54.5, 7, false],
  ['the Baltic Sea', 54.6, 13.0, false],
])('%s is on land: %s %s %s', async (_name, latitude, longitude, expected) => {
  const outlines = await drawOutlines(germany);
  expect(isInside(ringsOf(outlines), project(outlines.view, { latitude, longitude }))).toBe(expected);
});

test('shows any region within the view, with a short path', async () => {
  const degree = (max: number) => fc.double({ min: -max, max, noNaN: true });
  const regions = fc.record({ west: degree(180), east: degree(180), south: degree(90), north: degree(90) });
  await fc.assert(
    fc.asyncProperty(regions, async (region) => {
      const { view, land } = await drawOutlines(region);
      expect(land.length).toBeLessThanOrEqual(60_000);
      expect(land).toMatch(/^[-Mlz\d ]*$/);
      for (const longitude of [region.west, region.east])
        for (const latitude of [region.south, region.north]) {
          const { x, y } = project(view, { latitude: Math.max(-80, Math.min(80, latitude)), longitude });
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(view.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(view.height);
        }
    }),
    { numRuns: 40, seed: 20_261_122 },
  );
}, 60_000);

test('the countries of a continent and the whole world stay below the limit of a page', async () => {
  for (const region of [
    germany,
    { west: -9.2, south: 37, east: 25, north: 60 },
    { west: -180, south: -60, east: 180, north: 75 },
  ]) {
    const { land } = await drawOutlines(region);
    expect(land.length).toBeGreaterThan(5_000);
    expect(land.length).toBeLessThan(60_000);
  }
});
