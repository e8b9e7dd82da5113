import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { JobSearchInput } from '#contract/jobs/job-search.ts';
import type { Locale } from '#contract/locales.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';

import { searchJobs } from './search.ts';

let app: TestApp;
const nameOf = new Map<string, string>();

type Input = NonNullable<Parameters<typeof createActive>[2]>;

const ad = (locale: Locale, title: string, input: Input = {}): Input => ({
  primaryLocale: locale,
  translations: { [locale]: { title, description: '<p>Text</p>', requirements: '' } },
  category: 'sales',
  experienceLevel: undefined,
  languages: [],
  skills: [],
  city: 'Bern',
  country: 'CH',
  ...input,
});
const german: Input = { category: 'customer_service', languages: [{ language: 'de', level: 'B2', required: true }] };

const jobs: Record<string, Input> = {
  berlin: ad('en', 'Customer Service Agent', { ...german, city: 'Berlin', country: 'DE' }),
  hamburg: ad('en', 'Customer Service Agent', { ...german, city: 'Hamburg', country: 'DE' }),
  berlinSales: ad('en', 'Sales Engineer', { city: 'Berlin', country: 'DE' }),
  senior: ad('en', 'Key Account Manager', { experienceLevel: 'senior', category: 'account_management' }),
  unstated: ad('en', 'Key Account Manager', { category: 'account_management', country: 'FR', city: 'Lille' }),
  entry: ad('en', 'Key Account Manager', { experienceLevel: 'entry', category: 'account_management' }),
  parts: ad('de', 'Verkäufer (m/w/d) Autoteile'),
  cars: ad('fr', 'Vendeur de voitures'),
  boats: ad('de', 'Segelmacher im Yachtbau'),
};

beforeAll(async () => {
  app = await createTestApp();
  const employer = await registerEmployer(app);
  for (const [name, input] of Object.entries(jobs)) nameOf.set((await createActive(app, employer, input)).id, name);
}, 120_000);
afterAll(() => app.close());

async function search(q: string, locale: Locale, more: Partial<JobSearchInput> = {}) {
  const { jobs: found, ...result } = await searchJobs({ ...app.searchCtx(), locale }, { q, ...more });
  const names = found.map(({ id }) => nameOf.get(id) ?? '');
  return { ...result, everything: names.slice(0, result.matching), close: names.slice(result.matching) };
}

describe('after the jobs that match everything', () => {
  test('those in the place or the language of the text come first, then the same work elsewhere', async () => {
    const { everything, close, total } = await search('customer service german berlin', 'en');
    expect(everything).toEqual(['berlin']);
    expect(total).toEqual({ count: 1, capped: false });
    expect(close[0]).toBe('hamburg');
  });

  test('those without a level come before those of another one', async () => {
    const { everything, close } = await search('senior key account manager', 'en');
    expect(everything).toEqual(['senior']);
    expect(close.slice(0, 2)).toEqual(['unstated', 'entry']);
  });

  test('filters set by hand still narrow', async () => {
    const { everything, close } = await search('junior key account manager', 'en', { country: ['FR'] });
    expect([...everything, ...close]).toEqual(['unstated']);
  });

  test.each<[locale: Locale, q: string, found: string]>([
    ['de', 'Autoteileverkäufer', 'parts'],
    ['fr', 'vendeuse de voitures neuves', 'cars'],
    ['de', 'Segelmacherin', 'boats'],
  ])('in %s, "%s" finds %s', async (locale, q, found) => {
    const { everything, close } = await search(q, locale);
    expect([...everything, ...close][0]).toBe(found);
  });

  test('words that no job has do not hide the others', async () => {
    expect((await search('xyzzyq key account manager', 'en')).everything).toHaveLength(3);
    const { everything, close } = await search('xyzzyq Yachtbau', 'de');
    expect([everything, close]).toEqual([[], ['boats']]);
  });

  test('nothing follows a literal search, nor one without words', async () => {
    expect((await search('customer service german berlin', 'en', { exact: true })).close).toEqual([]);
    expect((await search('', 'en', { country: ['FR'] })).close).toEqual([]);
  });

  test('pages lead through both, and no job comes twice', async () => {
    const all = await search('senior key account manager', 'en');
    const read: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await search('senior key account manager', 'en', { limit: 1, cursor });
      read.push(...page.everything, ...page.close);
      cursor = page.nextCursor;
    }
    expect(read).toEqual([...all.everything, ...all.close]);
  });
});

test.each<[locale: Locale, q: string]>([
  ['en', 'used car salesperson'],
  ['en', 'leather and suede salesperson'],
  ['en', 'malt liquors sales'],
])('in %s, "%s" names no country', async (locale, q) => {
  expect((await search(q, locale)).understood.map(({ kind }) => kind)).not.toContain('country');
});
