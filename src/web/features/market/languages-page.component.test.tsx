import { expect, test } from 'vitest';

import type { MarketLanguages } from '#contract/market/market.ts';
import { m } from '#generated/paraglide/messages.js';
import { renderPage } from '#test/support/component/render-part.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';

import LanguagesPage from './languages-page.tsx';

const market: MarketLanguages = {
  countedAt: null,
  countries: [],
  country: null,
  pairs: [
    { first: 'de', second: 'en', jobs: 3, people: 10 },
    { first: 'en', second: 'pt', jobs: 2, people: null },
    { first: 'de', second: 'nl', jobs: 1, people: null },
  ],
};

test.each([
  ['the reader’s language', 'de', ['de en', 'de nl']],
  ['every language, if the reader’s is in none', 'fi', ['de en', 'en pt', 'de nl']],
])('shows the pairs with %s', async (_what, spoken, shown) => {
  const screen = await renderPage(LanguagesPage, () => ({ market, spoken, listing: {} }));
  const pairs = screen.getByRole('link', { name: ' + ' });
  const names = shown.map((pair) =>
    pair
      .split(' ')
      .map((code) => listedLanguageName(code))
      .join(' + '),
  );
  await expect.poll(() => pairs.elements().map(({ textContent }) => textContent)).toEqual(names);
  await expect.element(screen.getByRole('navigation', { name: m.market_speak() }).getByRole('link')).toHaveLength(5);
});

test('folds the pairs after the first twelve', async () => {
  const codes = ['cs', 'da', 'de', 'el', 'es', 'fi', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'ro', 'sv'] as const;
  const pairs = codes.map((second, at) => ({ first: 'en' as const, second, jobs: 20 - at, people: null }));
  const screen = await renderPage(LanguagesPage, () => ({ market: { ...market, pairs }, spoken: null, listing: {} }));
  const last = screen.getByText(`${listedLanguageName('en')} + ${listedLanguageName('sv')}`);
  await expect.element(screen.getByText(`${listedLanguageName('en')} + ${listedLanguageName('pt')}`)).toBeVisible();
  await expect.element(last).not.toBeVisible();
  await screen.getByText(m.market_pairs_more({ count: '2' })).click();
  await expect.element(last).toBeVisible();
});
