import { expect, test } from 'vitest';

import { sameSitePath } from './same-site-path.ts';

test.each([
  null,
  '',
  'settings',
  'https://other.example/',
  '//other.example/',
  '/\\other.example',
  '\\\\other.example',
  '/\t/other.example',
  '/.//other.example',
  '/a/..//other.example',
  'javascript:alert(1)',
  ' //other.example',
])('rejects %j', (wanted) => {
  expect(sameSitePath(wanted)).toBeUndefined();
});

test('keeps a path with its query and fragment', () => {
  expect(sameSitePath('/de/jobs?q=sales&language=fr#results')).toBe('/de/jobs?q=sales&language=fr#results');
});

test('keeps another address that only occurs in the query', () => {
  expect(sameSitePath('/login?next=//other.example')).toBe('/login?next=//other.example');
});
