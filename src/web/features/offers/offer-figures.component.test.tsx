import { expect, test } from 'vitest';

import type { OfferFigures as Figures } from '#contract/offers/offer-figures.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { OfferFigures } from './offer-figures.tsx';

const figures: Figures = {
  total: { sent: 4, accepted: 1, declined: 2, withdrawn: 1, lapsed: 0, open: 0, medianHoursToAnswer: 36 },
  reasons: [
    { reason: 'pay', count: 1 },
    { reason: null, count: 1 },
  ],
  jobs: [{ id: '0198a1b2-0000-7000-8000-000000000001', title: 'Account manager', sent: 4, accepted: 1, declined: 2 }],
  sources: [{ source: null, sent: 4, accepted: 1, declined: 2 }],
};

test('shows nothing where no offer was sent', async () => {
  const screen = await renderPart(
    <OfferFigures figures={{ ...figures, total: { ...figures.total, sent: 0 } }} ofOneJob={false} />,
  );
  await expect.element(screen.getByRole('heading', { name: 'Offers' })).not.toBeInTheDocument();
});

test('says why offers were declined, in words', async () => {
  const screen = await renderPart(<OfferFigures figures={figures} ofOneJob={false} />);
  const reasons = screen.getByRole('figure').getByRole('listitem');
  for (const said of ['The pay', 'No reason given']) await expect.element(reasons.getByText(said)).toBeVisible();
});

test('leaves out the table of jobs on the page of one job', async () => {
  const screen = await renderPart(<OfferFigures figures={figures} ofOneJob />);
  await expect.element(screen.getByRole('table', { name: 'Offers by source' })).toBeVisible();
  await expect.element(screen.getByRole('table', { name: 'Offers by job' })).not.toBeInTheDocument();
});
