import { expect, test } from 'vitest';

import { manageHref, readFilters } from './manage-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('what the address says is what is shown', () => {
  expect(read('q=sales&status=paused&sort=views&cursor=abc')).toEqual({
    q: 'sales',
    status: 'paused',
    sort: 'views',
    cursor: 'abc',
  });
});

test('what the address says wrongly is as if it were not there', () => {
  expect(read('status=gone&sort=best&q=%00&cursor=')).toEqual({});
});

test('a form that was sent empty filters nothing', () => {
  expect(read('q=+&status=')).toEqual({});
});

test('filters make an address that reads the same again', () => {
  const filters = { q: 'café & bar', status: 'closed', sort: 'ending' } as const;
  expect(read(manageHref(filters).split('?')[1] ?? '')).toEqual(filters);
  expect(manageHref({})).toBe('/jobs/manage');
});
