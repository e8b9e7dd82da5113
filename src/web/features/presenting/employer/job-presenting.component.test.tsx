import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { JobPresenting as Presenting } from '#contract/presenting/representation-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { JobPresenting } from './job-presenting.tsx';

const ID = '019b1c1e-0000-7000-8000-000000000002';

const off: Presenting = {
  agency: { name: 'Hire & Co', slug: 'hire-co' },
  terms: 'A fifth of the first year’s pay.',
  accepted: null,
  can: { change: true },
};

const accept = page.getByRole('button', { name: m.presenting_job_accept() });

test('offers nothing to accept to members who may not, and before the agency wrote terms', async () => {
  await renderPart(<JobPresenting jobId={ID} first={{ ...off, can: { change: false } }} />);
  await expect.element(page.getByText(off.terms)).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
  await renderPart(<JobPresenting jobId={ID} first={{ ...off, terms: '' }} />);
  await expect.element(page.getByText(m.presenting_job_no_terms())).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
});

test('says that the terms changed since they were read', async () => {
  await renderPart(<JobPresenting jobId={ID} first={off} />, {
    api: {
      presentations: {
        saveOfJob: () => {
          throw refused('CONFLICT', { reason: 'changed_meanwhile' });
        },
      },
    },
  });
  await accept.click();
  await expect.element(page.getByText(m.problem_changed_meanwhile())).toBeVisible();
});

test('names who accepted the terms, and offers to stop', async () => {
  const accepted = { terms: off.terms, by: 'Ana Prado', at: '2027-01-02T09:00:00Z' };
  await renderPart(<JobPresenting jobId={ID} first={off} />, {
    api: {
      presentations: {
        saveOfJob: (input) => ({ ...off, accepted: input.takes && input.terms === off.terms ? accepted : null }),
      },
    },
  });
  await accept.click();
  await expect.element(page.getByText(/Ana Prado/)).toBeVisible();
  await page.getByRole('button', { name: m.presenting_job_stop() }).click();
  await expect.element(page.getByText(m.presenting_job_off())).toBeVisible();
});
