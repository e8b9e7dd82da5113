import { expect, test } from 'vitest';

import { titleWithoutCodes } from './job-title.ts';

test.each([
  ['Account Manager REF-123', 'Account Manager'],
  ['Account Manager (Ref. 2024/17)', 'Account Manager'],
  ['[4711] Kundenberater (m/w/d)', 'Kundenberater (m/w/d)'],
  ['Vendeur (H/F) – réf. AB-991 – Lyon', 'Vendeur (H/F) – Lyon'],
  ['Sales Manager #20931', 'Sales Manager'],
  ['Kundenbetreuer | Kennziffer 88-A', 'Kundenbetreuer'],
  ['Job ID: 55120 Customer Success Manager', 'Customer Success Manager'],
])('removes the code from «%s»', (title, without) => {
  expect(titleWithoutCodes(title)).toBe(without);
});

test.each([
  'B2B Sales Manager',
  'Support 24/7',
  'Account Manager ISO-9001',
  'Kundenberater (m/w/d)',
  'Berater 360°',
  'Refund Specialist',
  'Position Manager',
  'REF-123',
  'Sales – Identity products',
  'Reference Manager',
])('keeps «%s» unchanged', (title) => {
  expect(titleWithoutCodes(title)).toBe(title);
});
