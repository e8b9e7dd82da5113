import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { JobSearchInput } from '#contract/jobs/job-search.ts';
import type { Locale } from '#contract/locales.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';

import { searchJobs } from './search.ts';
import { suggest } from './suggest.ts';

let app: TestApp;
const nameOf = new Map<string, string>();

const text = (title: string) => ({ title, description: '<p>Text</p>', requirements: '' });

beforeAll(async () => {
  app = await createTestApp();
  const employer = await registerEmployer(app);
  const jobs: Record<string, Parameters<typeof createActive>[2]> = {
    munich: {
      primaryLocale: 'de',
      translations: { de: text('Kundenberater (m/w/d)') },
      category: 'customer_service',
      employmentType: 'part_time',
      workplace: 'onsite',
      city: 'München',
      country: 'DE',
      languages: [{ language: 'en', level: 'B2', required: true }],
      skills: [],
    },
    lyon: {
      primaryLocale: 'fr',
      translations: { fr: text('Conseiller·ère clientèle (H/F)') },
      category: 'customer_service',
      employmentType: 'full_time',
      workplace: 'remote',
      city: 'Lyon',
      country: 'FR',
      languages: [{ language: 'de', level: 'C1', required: true }],
      skills: ['CRM'],
    },
    keyAccounts: {
      primaryLocale: 'en',
      translations: { en: text('Key Account Manager') },
      category: 'account_management',
      employmentType: 'full_time',
      workplace: 'hybrid',
      city: 'Genève',
      country: 'CH',
      salary: { min: 80_000, max: 95_000, currency: 'EUR', period: 'year' },
      skills: ['Salesforce'],
    },
  };
  for (const [name, input] of Object.entries(jobs)) nameOf.set((await createActive(app, employer, input)).id, name);
}, 60_000);
afterAll(() => app.close());

const search = (q: string, locale: Locale = 'en', more: Partial<JobSearchInput> = {}) =>
  searchJobs({ ...app.searchCtx({ kind: 'anonymous' }), locale }, { q, ...more });
/** What matches everything. */
async function found(...asked: Parameters<typeof search>) {
  const { jobs, matching } = await search(...asked);
  return new Set(jobs.slice(0, matching).map(({ id }) => nameOf.get(id)));
}

test.each<[locale: Locale, q: string, ...found: string[]]>([
  ['de', 'Teilzeit', 'munich'],
  ['en', 'part time customer adviser', 'munich'],
  ['es', 'asesora de atención al cliente', 'lyon', 'munich'],
  ['it', 'consulente clienti Monaco di Baviera', 'munich'],
  ['de', 'Kundendienst in Lyon', 'lyon'],
  ['fr', 'télétravail', 'lyon'],
  ['pt', 'KAM', 'keyAccounts'],
  ['de', 'Großkundenbetreuer Genf', 'keyAccounts'],
  ['en', 'english speaking customer support', 'munich'],
  ['de', 'Deutsch C1', 'lyon'],
  ['de', 'Deutsch B2'],
  ['en', 'account manager 90k', 'keyAccounts'],
  ['en', 'account manager 120k'],
  ['en', 'jobs in Switzerland', 'keyAccounts'],
  ['en', 'salesforce', 'keyAccounts'],
  ['en', 'nurse in Munich'],
  ['en', 'customer service Munich this week', 'munich'],
])('in %s, "%s" finds %s %s', async (locale, q, ...expected) => {
  expect(await found(q, locale)).toEqual(new Set(expected));
});

describe('understood parts', () => {
  test('are returned in the reader’s language, each with the text without it', async () => {
    const { understood } = await search('Kundenberater München Englisch B2', 'fr');
    expect(understood.map(({ kind, label, text: words, without }) => [kind, label, words, without])).toEqual([
      ['occupation', expect.any(String), 'Kundenberater', 'München Englisch B2'],
      ['place', 'Munich', 'München', 'Kundenberater Englisch B2'],
      ['language', 'anglais B2', 'Englisch B2', 'Kundenberater München'],
    ]);
  });

  test('yield to a filter that was set by hand', async () => {
    expect(await found('Kundenberater München', 'de', { city: ['Lyon'] })).toEqual(new Set(['lyon']));
    const { understood } = await search('Kundenberater München', 'de', { city: ['Lyon'] });
    expect(understood.map(({ kind }) => kind)).toEqual(['occupation']);
  });

  test('are empty for a literal search, and nothing is corrected', async () => {
    const exact = await search('Kundenberater', 'en', { exact: true });
    expect(exact.understood).toEqual([]);
    expect(exact.jobs.map(({ id }) => nameOf.get(id))).toEqual(['munich']);
    expect(await search('Kundenberatr', 'en', { exact: true })).toMatchObject({ jobs: [], didYouMean: null });
  });

  test('show what is close if nothing has everything', async () => {
    const { jobs, matching, total } = await search('Kundenberater Lyon Teilzeit', 'de');
    expect(matching).toBe(0);
    expect(total).toEqual({ count: 0, capped: false });
    expect(jobs.map(({ id }) => nameOf.get(id))).toEqual(expect.arrayContaining(['lyon', 'munich']));
  });

  test('are the same in feeds', async () => {
    const feed = (await (await app.request('GET', '/de/jobs/feed.json?q=Teilzeit')).json()) as { items: unknown[] };
    expect(feed.items).toHaveLength(1);
  });
});

test('keeps corrections within the field', async () => {
  expect(await search('nurse', 'en')).toMatchObject({ jobs: [], didYouMean: null });
  expect(await search('SDR', 'en')).toMatchObject({ didYouMean: null });
  expect((await search('Genf', 'de')).jobs.map(({ id }) => nameOf.get(id))).toEqual(['keyAccounts']);
  expect((await search('kundenberatr', 'de')).didYouMean).toBe('kundenberater');
});

test('a suggestion states its kind', async () => {
  const suggested = async (q: string, locale: Locale) => suggest(app.searchCtx({ kind: 'anonymous' }), { q, locale });
  expect(await suggested('munic', 'en')).toEqual([{ text: 'Munich', kind: 'place' }]);
  expect(await suggested('xyz', 'de')).toEqual([]);
  expect(await suggested('engl', 'de')).toContainEqual({ text: 'Englisch', kind: 'language' });
  expect(await suggested('key acc', 'it')).toContainEqual({ text: 'Key account manager', kind: 'occupation' });
});
