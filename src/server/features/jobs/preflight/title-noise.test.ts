import { expect, test } from 'vitest';

import { isNoisy } from './title-noise.ts';

test.each([
  'VERKÄUFER GESUCHT',
  'Sales Manager!!!',
  'SALES MANAGER (m/w/d)',
  '🔥 Account Manager',
  'Account Manager REF-123',
  'Vendeur 35 000 €',
  'Sales Manager 60k',
  'Asesor 30.000 anuales',
  'Account Manager Düsseldorf',
  'Account Manager in dusseldorf',
])('«%s» has more than the name of a job', (title) => {
  expect(isNoisy(title, 'Düsseldorf')).toBe(true);
});

test.each([
  'Kundenberater (m/w/d)',
  'Verkäufer*in',
  'Account Manager',
  'B2B Sales Manager',
  'SDR',
  'CRM/ERP Consultant',
  'Support 24/7',
  'Kundenberater:in Spanisch',
  'Account Manager DACH',
])('«%s» is the name of a job', (title) => {
  expect(isNoisy(title, 'Düsseldorf')).toBe(false);
  expect(isNoisy(title, '')).toBe(false);
});
