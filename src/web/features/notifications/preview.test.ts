import { expect, test } from 'vitest';

import { preview } from './preview.ts';

test('a toast shows 50 characters of a notification', () => {
  const text = 'Ana Prado has applied for “Account Manager Benelux”';
  expect([text.length, preview(text.slice(0, 50))]).toEqual([51, text.slice(0, 50)]);
  expect(preview(text)).toBe('Ana Prado has applied for “Account Manager Benelu…');
});
