import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { paths } from '#contract/paths.ts';
import type { Due } from '#contract/placements/desk.ts';
import type { Placement } from '#contract/placements/placements.ts';
import { m } from '#generated/paraglide/messages.js';
import { type Answers, refused } from '#test/support/component/api.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPage, renderPart } from '#test/support/component/render-part.tsx';

import { DueList } from './due-list.tsx';
import NewPlacementPage from './new-placement-page.tsx';
import { PlacementActions } from './placement-actions.tsx';

const placementOf = (change: Partial<Placement> = {}): Placement => ({
  id: idOf(1),
  client: { id: idOf(2), name: 'Brasserie Dupont' },
  personName: 'Lia Rossi',
  title: 'Sales manager',
  state: 'started',
  startsOn: '2096-03-01',
  guaranteeUntil: '2096-05-30',
  fee: { amount: 1_500_000, currency: 'EUR' },
  toInvoice: 'fee',
  mandate: null,
  fixedPay: 60_000,
  variablePay: 0,
  currency: 'EUR',
  terms: null,
  endedOn: null,
  refund: 0,
  shares: [],
  invoices: [],
  can: { change: false, start: false, end: true, cancel: false },
  ...change,
});

const openActions = (placement: Placement, api: Answers = {}) =>
  renderPart(
    <PlacementActions
      placement={placement}
      readAt={Date.parse('2096-03-01T12:00:00Z')}
      onChanged={() => Promise.resolve()}
    />,
    { viewer: employer, api },
  );

describe('the actions of a placement', () => {
  test('say what an invoice needs, with links to where it is filled in', async () => {
    const issue = () => {
      throw refused('INVALID', {
        fields: [
          { path: 'seller.street', code: 'required' },
          { path: 'buyer.city', code: 'required' },
        ],
      });
    };
    const screen = await openActions(placementOf(), { invoices: { issue } });
    await screen.getByRole('button', { name: m.invoice_issue_fee() }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: m.invoice_issue_fee() }).click();
    const seller = m.invoice_missing_seller({ fields: m.agency_party_street() });
    await expect.element(screen.getByText(seller)).toBeVisible();
    await expect.element(screen.getByText(m.invoice_missing_buyer({ fields: m.agency_party_city() }))).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: m.agency_settings() }))
      .toHaveAttribute('href', paths.agencySettings());
    await expect
      .element(screen.getByRole('link', { name: m.invoice_missing_to_client() }))
      .toHaveAttribute('href', paths.client(idOf(2)));
  });

  test('offer no start before its day, nor while the pay is not known', async () => {
    const can = { change: true, start: true, end: false, cancel: true };
    const expected = placementOf({ state: 'expected', toInvoice: null, can, startsOn: '2096-03-02' });
    const early = await openActions(expected);
    await expect.element(early.getByText(m.placement_start_later())).toBeVisible();
    await expect.element(early.getByRole('button', { name: m.placement_start() })).not.toBeInTheDocument();
    await early.unmount();
    const unpaid = await openActions({ ...expected, startsOn: '2096-03-01', fixedPay: 0 });
    await expect.element(unpaid.getByRole('button', { name: m.placement_cancel() })).toBeVisible();
    await expect.element(unpaid.getByRole('button', { name: m.placement_start() })).not.toBeInTheDocument();
  });
});

test('the desk is gone through with the keys J and K', async () => {
  const dueOf = (number: number, personName: string): Due => ({
    kind: 'start',
    id: idOf(number),
    key: idOf(number),
    personName,
    clientName: 'Brasserie Dupont',
    title: 'Sales manager',
    day: '2096-03-01',
  });
  const screen = await renderPart(<DueList due={[dueOf(1, 'Lia Rossi'), dueOf(2, 'Marek Nowak')]} />, {
    viewer: employer,
  });
  const link = (name: string) => screen.getByRole('link', { name });
  await userEvent.keyboard('j');
  await expect.element(link('Lia Rossi')).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(link('Marek Nowak')).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(link('Lia Rossi')).toHaveFocus();
  await expect.element(link('Lia Rossi')).toHaveAttribute('href', paths.placement(idOf(1)));
});

test('a new placement of a presented person is for their mandate, and keeps what is typed when it is refused', async () => {
  const prepared = {
    client: { id: idOf(2), name: 'Brasserie Dupont' },
    mandates: [{ id: idOf(3), title: 'Sales manager' }],
    presented: [{ presentationId: idOf(4), mandateId: idOf(3), name: 'Lia Rossi' }],
  };
  const create = () => {
    throw refused('INVALID', { fields: [{ path: 'mandateId', code: 'invalid' }] });
  };
  const read = () => ({ prepared, person: undefined, mandate: undefined });
  const screen = await renderPage(NewPlacementPage, read, { viewer: employer, api: { placements: { create } } });
  await screen.getByLabelText(m.placement_person()).selectOptions('Lia Rossi');
  await expect.element(screen.getByLabelText(m.placement_mandate())).toHaveValue(idOf(3));
  const title = screen.getByLabelText(m.placement_title());
  await expect.element(title).toHaveValue('Sales manager');
  await title.fill('Head of sales');
  await screen.getByLabelText(m.placement_starts_on()).fill('2096-04-01');
  await screen.getByRole('button', { name: m.placement_create() }).click();
  await expect.element(screen.getByLabelText(m.placement_mandate())).toHaveAttribute('aria-invalid', 'true');
  await expect.element(title).toHaveValue('Head of sales');
});
