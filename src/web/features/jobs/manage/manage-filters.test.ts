import { expect, test } from 'vitest';

import { manageHref, readFilters } from './manage-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('reads the filters from the address', () => {
  expect(read('q=sales&status=paused&sort=views&cursor=abc')).toEqual({
    q: 'sales',
    status: 'paused',
    sort: 'views',
    cursor: 'abc',
  });
});

test('ignores invalid values in the address', () => {
  expect(read('status=gone&sort=best&q=%00&cursor=')).toEqual({});
});

test('reads no filters from an empty form', () => {
  expect(read('q=+&status=')).toEqual({});
});

test('writes an address that reads as the same filters', () => {
  const filters = { q: 'café & bar', status: 'closed', sort: 'ending' } as const;
  expect(read(manageHref(filters).split('?')[1] ?? '')).toEqual(filters);
  expect(manageHref({})).toBe('/jobs/manage');
});
