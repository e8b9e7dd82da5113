import { expect, test } from 'vitest';

import { TIME } from './buckets.ts';
import type { Query } from './conditions.ts';
import { rangesFor } from './scan.ts';

const DAY = 86_400_000_000;
const NEWEST = 20_000 * DAY;

const query: Query = {
  conditions: [],
  words: [],
  named: [],
  titled: [],
  since: null,
  jobs: 1_000_000,
  newest: NEWEST,
};

const first = (end: number, asked = query) => [...rangesFor(asked, end, 21)][0];

test('begins a list at the newest job, however old it is', () => {
  const atOnce = first(NEWEST + TIME.width);
  expect(atOnce).toMatchObject({ high: NEWEST + 1 });
  expect(atOnce!.low).toBeGreaterThan(NEWEST - DAY);
  expect(first(NEWEST + 20 * DAY)).toEqual(atOnce);
});

test('begins a later page where the previous one ended', () => {
  expect(first(NEWEST - DAY)).toMatchObject({ high: NEWEST - DAY });
});

test('reads nothing before the earliest requested time', () => {
  const ranges = [...rangesFor({ ...query, since: NEWEST - DAY / 2 }, NEWEST + DAY, 1_000)];
  expect(Math.min(...ranges.map(({ low }) => low))).toBe(NEWEST - DAY / 2);
});
