import { expect, test } from 'vitest';

import { readReviewedList, reviewHref } from './received-filters.ts';

const [APPLICATION, JOB, STAGE] = [1, 2, 3].map((digit) => `00000000-0000-7000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
];
const listOf = (address: string) => readReviewedList(new URL(address, 'https://parlance.example').searchParams);

test('a review opened from elsewhere has no list', () => {
  expect(listOf(`/applications/review/${APPLICATION}`)).toEqual({});
});

test('a review opened from a list has its filters, and always an order', () => {
  const filters = { status: 'all', language: 'de:B2', cursor: 'next' } as const;
  expect(listOf(reviewHref(APPLICATION, filters))).toEqual({ language: 'de:B2', sort: 'oldest' });
});

test('a review opened from a column of the board has its stage', () => {
  const filters = { status: 'undecided', job: JOB, sort: 'newest' } as const;
  expect(listOf(reviewHref(APPLICATION, filters, `stage:${STAGE}`))).toEqual({
    job: JOB,
    stage: STAGE,
    sort: 'newest',
  });
});
