import { expect, test } from 'vitest';

import type { Company } from '#contract/companies/companies.ts';

import { descriptionFor, sizeText, siteName, verificationText } from './company-texts.ts';

const company = (description: Company['description']): Company => ({
  id: '01a1fd33-0c0c-77a3-8217-0248c150aed4',
  slug: 'nordlicht',
  name: 'Nordlicht',
  logoUrl: null,
  logoFileId: null,
  website: null,
  industry: '',
  size: null,
  country: null,
  description,
  verification: null,
  answers: null,
  keepApplicationsDays: null,
  can: { edit: false, report: true, seeMembers: false, manageMembers: false },
});

test('reads a description in the reader’s language', () => {
  expect(descriptionFor(company({ en: 'Lamps', de: 'Leuchten' }), 'de')).toEqual({ locale: 'de', text: 'Leuchten' });
});

test('falls back to another language, and returns it', () => {
  expect(descriptionFor(company({ de: 'Leuchten', it: 'Lampade' }), 'fr')).toEqual({ locale: 'de', text: 'Leuchten' });
});

test('returns nothing without a description', () => {
  expect(descriptionFor(company({}), 'fr')).toBeUndefined();
});

test.each([
  ['11-50', '11–50 people'],
  ['1001-5000', '1,001–5,000 people'],
  ['5000+', 'More than 5,000 people'],
] as const)('shows a size of %s as %s', (size, text) => {
  expect(sizeText(size)).toBe(text);
});

test('states when, by whom and how a company was verified', () => {
  const text = verificationText({ at: '2026-11-20T23:30:00.000Z', how: 'documents', by: 'administrator' }, 'Parlance');
  expect(text).toBe('Verified on 20 November 2026 by an administrator of Parlance, using documents.');
});

test('names a website by its host', () => {
  expect(siteName('https://www.nordlicht.example.com/de')).toBe('nordlicht.example.com');
});
