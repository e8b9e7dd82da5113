import { expect, test } from 'vitest';

import type { ListedOffer } from '#contract/offers/offer-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Answers } from '#test/support/component/api.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPage, renderPart } from '#test/support/component/render-part.tsx';

import { OfferPanel } from './offer-panel.tsx';
import OffersPage from './offers-page.tsx';

const listed = (change: Partial<ListedOffer> = {}): ListedOffer => ({
  id: idOf(21),
  applicationId: idOf(1),
  state: 'sent',
  candidateName: 'Lucía Moreno',
  job: { id: idOf(2), title: 'Account Executive' },
  answerBy: '2096-04-01',
  updatedAt: '2096-03-01T09:00:00Z',
  ...change,
});

const openPanel = (offers: ListedOffer[], offer: boolean) => {
  const answers: Answers = { offers: { ofApplication: () => ({ offers, can: { offer } }) } };
  return renderPart(<OfferPanel applicationId={idOf(1)} />, { viewer: employer, api: answers });
};

test('shows nothing of offers to members who do not see them', async () => {
  const screen = await openPanel([], false);
  await expect.element(screen.getByRole('heading', { name: m.offers_offer() })).not.toBeInTheDocument();
});

test('leads from an application to its open offer, and to no second one (T627)', async () => {
  const screen = await openPanel([listed()], true);
  await expect.element(screen.getByText(m.offers_answer_until({ date: '1 Apr 2096' }))).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: m.offers_open() }))
    .toHaveAttribute('href', paths.offer(idOf(21)));
  await expect.element(screen.getByRole('link', { name: m.offers_make() })).not.toBeInTheDocument();
});

test('leads to another offer after the last one was declined', async () => {
  const screen = await openPanel([listed({ state: 'declined' })], true);
  await expect
    .element(screen.getByRole('link', { name: m.offers_make() }))
    .toHaveAttribute('href', paths.newOffer(idOf(1)));
});

test('lists offers with their state and the last day to answer', async () => {
  const offers = [listed(), listed({ id: idOf(22), state: 'draft', candidateName: 'Marek Nowak', answerBy: null })];
  const read = () => ({
    filters: { state: undefined, cursor: undefined },
    first: { offers, nextCursor: null },
    readAt: Date.now(),
  });
  const screen = await renderPage(OffersPage, read, { viewer: employer });
  const rows = screen.getByRole('main').getByRole('listitem');
  await expect.element(rows.filter({ hasText: 'Marek Nowak' }).getByText(m.offer_state_draft())).toBeVisible();
  const sent = rows.filter({ hasText: 'Lucía Moreno' });
  await expect.element(sent.getByText(m.offers_answer_until({ date: '1 Apr 2096' }))).toBeVisible();
  await expect.element(sent.getByRole('link')).toHaveAttribute('href', paths.offer(idOf(21)));
  await expect
    .element(screen.getByRole('link', { name: m.offer_state_lapsed() }))
    .toHaveAttribute('href', `${paths.offers()}?state=lapsed`);
});
