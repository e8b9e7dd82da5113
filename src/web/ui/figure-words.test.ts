import { expect, test } from 'vitest';

import { hoursText } from './figure-words.ts';

test.each([
  [null, '–'],
  [0.25, '0.25 hours'],
  [26.4, '26 hours'],
  [50.2, '2 days'],
  [130, '5 days'],
])('shows %s hours as “%s”', (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});
