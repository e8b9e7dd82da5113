import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { Screening } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';
import { screeningOf } from '#test/support/component/screening.ts';

import ScreeningPage from './screening-page.tsx';

const open = (screening: Screening, screenings: NonNullable<Answers['screenings']> = {}) =>
  renderPage(ScreeningPage, () => ({ screening, userId: employer.userId, today: '2026-03-11' }), {
    viewer: employer,
    api: { screenings },
  });

const words = page.getByRole('textbox', { name: m.screening_words() }).first();
const save = page.getByRole('button', { name: m.screening_save() });

test('keeps what a consultant typed where it could not be saved, also after a reload', async () => {
  const screen = await open(screeningOf(), {
    save: () => {
      throw refused('UNAVAILABLE');
    },
  });
  await words.fill('After the summer');
  await save.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(words).toHaveValue('After the summer');
  await screen.unmount();
  await open(screeningOf());
  await expect.element(words).toHaveValue('After the summer');
});

test('saves what was not talked about as nothing', async () => {
  const saved: unknown[] = [];
  await open(screeningOf(), {
    save: ({ findings, languages }) => {
      saved.push({ findings, languages });
      return screeningOf();
    },
  });
  await page.getByRole('textbox', { name: m.offer_term_notice() }).fill('4');
  await save.click();
  await expect
    .poll(() => saved)
    .toEqual([
      {
        findings: {
          identity: { document: 'passport' },
          rightToWork: null,
          availability: { from: null, notice: { amount: 4, unit: 'weeks' }, words: '' },
          wishes: null,
        },
        languages: [{ language: 'de', level: 'B2', heardBy: employer.userId, heardOn: '2026-01-15' }],
      },
    ]);
});
