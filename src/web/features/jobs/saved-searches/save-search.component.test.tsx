import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { SavedSearch } from '#contract/saved-searches/saved-searches.ts';
import { m } from '#generated/paraglide/messages.js';
import { idOf, seeker } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { SaveSearch } from './save-search.tsx';

test('saves a search under a name; a replacement keeps the name', async () => {
  let saved: SavedSearch[] = [];
  const facts = { summary: 'Sales', isPaused: false, createdAt: '2026-03-10T09:00:00Z' };
  const screen = await renderPart(<SaveSearch query={{ category: ['sales'] }} />, {
    viewer: seeker,
    api: {
      savedSearches: {
        list: () => saved,
        add: ({ name = '', filters, frequency }) => {
          saved = [{ ...facts, id: idOf(1), name, filters, frequency }];
          return saved[0]!;
        },
        update: ({ id, name, filters }) => {
          saved = saved.map((one) => (one.id === id ? { ...one, name: name ?? '', filters: filters ?? {} } : one));
          return saved[0]!;
        },
      },
    },
  });
  const save = async () => {
    await page.getByRole('dialog').getByRole('button', { name: m.saved_searches_save() }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  };
  await screen.getByRole('button', { name: m.saved_searches_save() }).click();
  await page.getByRole('dialog').getByLabelText(m.saved_searches_name()).fill('Selling');
  await save();
  await expect.element(page.getByRole('alertdialog').filter({ hasText: m.saved_searches_saved() })).toBeVisible();
  expect(saved).toMatchObject([{ name: 'Selling', filters: { category: ['sales'] } }]);

  await screen.getByRole('button', { name: m.saved_searches_save() }).click();
  await page
    .getByRole('dialog')
    .getByLabelText(m.saved_searches_as())
    .selectOptions(m.saved_searches_in_place({ name: 'Selling' }));
  await save();
  expect(saved).toMatchObject([{ id: idOf(1), name: 'Selling', filters: { category: ['sales'] } }]);
});
