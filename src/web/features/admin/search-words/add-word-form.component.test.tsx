import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { renderPart } from '#test/support/component/render-part.tsx';

import { AddWordForm } from './add-word-form.tsx';

test('keeps input for the next word while the previous one is added', async () => {
  const concept = { key: 'o.account-manager', kind: 'occupation', label: 'Account manager' } as const;
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const screen = await renderPart(<AddWordForm names={[concept]} onAdded={async () => {}} />, {
    api: {
      admin: {
        searchWords: {
          add: async () => {
            await isAnswered;
            return { ...concept, category: null, isco: null, words: [] };
          },
        },
      },
    },
  });
  await screen.getByRole('combobox', { name: m.admin_words_concept() }).fill('Acc');
  await screen.getByRole('option').click();
  const word = screen.getByLabelText(m.admin_words_word());
  await word.fill('farmerix');
  await screen.getByRole('button', { name: m.admin_words_add() }).click();
  await word.fill('hunterix');
  answer();
  await expect.element(screen.getByText(m.admin_words_added({ word: 'farmerix' }))).toBeVisible();
  await expect.element(word).toHaveValue('hunterix');
});
