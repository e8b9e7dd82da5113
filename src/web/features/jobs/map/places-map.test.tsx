import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { parseJobQuery } from '../search-url.ts';
import { boundsOf, hrefOfPlace, type MapPlace, marksOf } from './map-places.ts';
import { PlacesMap } from './places-map.tsx';

const place = (id: number, name: string, jobs: number, at: [number, number]): MapPlace => ({
  id,
  name,
  jobs,
  country: 'DE',
  latitude: at[0],
  longitude: at[1],
});
const places = [
  place(1, 'Berlin', 12, [52.5, 13.4]),
  place(2, 'München', 3, [48.1, 11.6]),
  place(3, 'Potsdam', 1, [52.4, 13.1]),
];
const view = { width: 600, height: 480, scale: 1_000, left: 100, top: 1_200 };
const { query } = parseJobQuery(new URLSearchParams('q=crm&city=Bonn&sort=newest&cursor=abc&near=9&km=200'));

test('links a place to its jobs, and keeps the other filters of the search', () => {
  expect(hrefOfPlace(query, { id: 7 })).toBe('/jobs?q=crm&near=7&km=10&sort=newest');
});

test('includes all places in the bounds; there are none without places', () => {
  expect(boundsOf([])).toBeUndefined();
  expect(boundsOf(places)).toEqual({ west: 11.6, south: 48.1, east: 13.4, north: 52.5 });
});

test('draws circles with areas proportional to jobs, and names that do not overlap', () => {
  const [berlin, munich, potsdam] = marksOf(places, view);
  expect(berlin?.radius).toBe(26);
  expect(munich?.radius).toBe(15.5);
  expect(potsdam?.radius).toBeGreaterThan(6);
  expect(marksOf(places, view).map(({ isNamed }) => isNamed)).toEqual([true, true, false]);
});

test('renders each circle as a link with a name, the largest first', () => {
  const html = renderToStaticMarkup(
    <PlacesMap query={query} places={places} outlines={{ view, land: 'M0 0l9 9z', detail: 4 }} />,
  );
  expect(Array.from(html.matchAll(/<a [^>]*aria-label="([^"]*)"/g), ([, name]) => name)).toEqual([
    'Berlin, 12 jobs',
    'München, 3 jobs',
    'Potsdam, 1 job',
  ]);
  expect(html).not.toMatch(/style=|tabindex/);
});
