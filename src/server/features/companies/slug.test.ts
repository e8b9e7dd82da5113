import { expect, test } from 'vitest';

import { firstFree, slugOf } from './slug.ts';

test.each([
  ['Acme & Söhne GmbH', 'acme-sohne-gmbh'],
  ['Straße der Mädchen', 'strasse-der-madchen'],
  ['Łódź Œuvre Ægir Ørsted Đuro', 'lodz-oeuvre-aegir-orsted-duro'],
  ["L'Oréal", 'loreal'],
  ['Ｆｕｌｌ ｗｉｄｔｈ', 'full-width'],
  ['İstanbul Işık', 'istanbul-isik'],
  ['Български пощи', 'balgarski-poshti'],
  ['Ελληνικά Ταχυδρομεία', 'ellinika-tachydromeia'],
  ['株式会社', 'company'],
  ['!!!', 'company'],
  ['a'.repeat(59) + ' b', 'a'.repeat(59)],
])('%s has the slug %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a taken or reserved slug gets the lowest free number', () => {
  expect(firstFree('acme', new Set())).toBe('acme');
  expect(firstFree('acme', new Set(['acme', 'acme-3']))).toBe('acme-2');
  expect(firstFree('acme', new Set(['acme', 'acme-2']))).toBe('acme-3');
  expect(firstFree('new', new Set())).toBe('new-2');
});
