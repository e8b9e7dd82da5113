import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Locale } from '#contract/locales.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';

import { suggest } from './suggest.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const employer = await registerEmployer(app);
  const text = (title: string) => ({ title, description: '<p>Text</p>', requirements: '' });
  await createActive(app, employer, {
    primaryLocale: 'de',
    translations: {
      de: text('Kundenberater (m/w/d) für Österreich'),
      en: text('Customer Advisor, Austria'),
      fr: { ...text('Conseiller'), description: '' },
    },
    city: 'Århus',
    country: 'DK',
    skills: ['Kundenbindung', 'C++', 'Café-Betrieb'],
  });
  await createActive(app, employer, {
    primaryLocale: 'en',
    translations: { en: text('Kundalini teacher') },
    skills: [],
  });
  await createDraft(app, employer, { translations: { en: text('Kunkel maker') }, skills: ['Kunst'] });
});
afterAll(() => app.close());

const typed = async (q: string, locale: Locale = 'de') =>
  (await suggest(app.searchCtx(), { q, locale })).map(({ text }) => text);

test.each<[string, string[]]>([
  ['kund', ['Kundenberater', 'Kundenberater (m/w/d) für Österreich', 'Kundenbindung', 'Kundalini teacher']],
  ['KUNDENB', ['Kundenberater', 'Kundenberater (m/w/d) für Österreich', 'Kundenbindung']],
  ['osterr', ['Kundenberater (m/w/d) für Österreich']],
  ['Österr', ['Kundenberater (m/w/d) für Österreich']],
  ['fur oster', ['Kundenberater (m/w/d) für Österreich']],
  ['advisor', ['Customer Advisor, Austria']],
  ['aarhus', ['Aarhus']],
  ['arh', ['Aarhus']],
  ['c++', ['C++', 'Café-Betrieb', 'Customer Advisor, Austria']],
  ['cafe b', ['Café-Betrieb']],
  ['nst', []],
  ['kunk', []],
  ['kunst', []],
  ['conseil', []],
  ['', []],
  ['%', []],
  ['\\', []],
])('%o suggests %o', async (q, expected) => {
  expect(await typed(q)).toEqual(expected);
});

test('suggests terms of the reader’s language first', async () => {
  expect((await typed('kund', 'en'))[0]).toBe('Kundalini teacher');
  expect((await typed('kund', 'de')).slice(0, 2)).toEqual(['Kundenberater', 'Kundenberater (m/w/d) für Österreich']);
});

test('suggests the eight most frequent of very many, and some even if more frequent ones begin with the letter', async () => {
  const rows = (start: string, count: number, jobs: number) =>
    Array.from({ length: count }, (_, n) => ({
      start: `${start} ${n}`,
      text: `${start} ${n}`,
      locale: '' as const,
      jobs: jobs + n,
    }));
  await app.base.db
    .insertInto('job_suggestion')
    .values(rows('zebra', 1_200, 1))
    .execute();
  expect(await typed('zeb')).toEqual([1199, 1198, 1197, 1196, 1195, 1194, 1193, 1192].map((n) => `zebra ${n}`));
  for (let n = 0; n < 3; n += 1)
    await app.base.db
      .insertInto('job_suggestion')
      .values(rows(`zoo ${n}`, 8_000, 5_000))
      .execute();
  expect(await typed('zeb')).toHaveLength(8);
});
