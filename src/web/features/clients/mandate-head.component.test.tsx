import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { Mandate } from '#contract/clients/client-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { MandateHead } from './mandate-head.tsx';

const MANDATE: Mandate = {
  id: idOf(2),
  title: 'Sales manager',
  state: 'open',
  openings: 2,
  openedOn: '2026-03-01',
  client: { id: idOf(1), name: 'Brasserie Dupont', locale: 'fr', isOnSite: false, offLimitsUntil: null },
  jobId: null,
  owner: { userId: idOf(10), name: 'Ana Prado' },
};

const viewer = { ...employer, isConsultant: true };

test('asks how a mandate ended before it ends it', async () => {
  let state: string | undefined;
  let reads = 0;
  await renderPart(<MandateHead mandate={MANDATE} onChanged={async () => void (reads += 1)} />, {
    viewer,
    api: {
      mandates: {
        end: (input) => {
          ({ state } = input);
          return { ...MANDATE, state: input.state };
        },
      },
    },
  });
  await page.getByRole('button', { name: m.mandate_end() }).click();
  const dialog = page.getByRole('dialog', { name: m.mandate_end() });
  await dialog.getByRole('radio', { name: m.mandate_end_closed() }).click();
  await dialog.getByRole('button', { name: m.mandate_end() }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect([state, reads]).toEqual(['closed', 1]);
});

test('says why a mandate cannot be opened again', async () => {
  await renderPart(<MandateHead mandate={{ ...MANDATE, state: 'closed' }} onChanged={async () => {}} />, {
    viewer,
    api: {
      mandates: {
        reopen: () => {
          throw refused('CONFLICT', { reason: 'mandate_exists' });
        },
      },
    },
  });
  await page.getByRole('button', { name: m.mandate_reopen() }).click();
  await expect.element(page.getByText(m.problem_mandate_exists())).toBeVisible();
});
