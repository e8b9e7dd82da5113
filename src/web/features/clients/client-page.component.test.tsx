import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { Client, ClientEntry, Mandate } from '#contract/clients/client-views.ts';
import type { FeeTerms } from '#contract/clients/fee-terms.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { type Answers, refused } from '#test/support/component/api.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import ClientPage from './client-page.tsx';

const OWNER = { userId: idOf(10), name: 'Ana Prado' };
const AT = '2026-03-10T09:00:00Z';

const CLIENT: Client = {
  id: idOf(1),
  name: 'Brasserie Dupont',
  company: null,
  locale: 'fr',
  owner: OWNER,
  contacts: [],
  fee: null,
  buyer: {},
  offLimitsUntil: null,
};

const MANDATE: Mandate = {
  id: idOf(2),
  title: 'Sales manager',
  state: 'open',
  openings: 2,
  openedOn: '2026-03-01',
  client: { id: CLIENT.id, name: CLIENT.name, locale: 'fr', isOnSite: false, offLimitsUntil: null },
  jobId: null,
  owner: OWNER,
};

const entryOf = (change: Partial<ClientEntry>): ClientEntry => ({
  id: idOf(20),
  kind: 'added',
  words: '',
  mandate: null,
  person: null,
  by: OWNER,
  at: AT,
  ...change,
});

/** Answers as the server would, from what it keeps. */
function open(
  clients: (kept: { client: Client; entries: ClientEntry[] }) => NonNullable<Answers['clients']> = () => ({}),
) {
  const kept = { client: CLIENT, entries: [entryOf({})] };
  const read = () => ({
    client: kept.client,
    entries: { entries: kept.entries, nextCursor: null },
    mandates: [MANDATE],
    readAt: Date.now(),
  });
  const api = { clients: clients(kept) };
  return { kept, screen: renderPage(ClientPage, read, { viewer: { ...employer, isConsultant: true }, api }) };
}

const words = page.getByRole('textbox', { name: m.client_words() });
const stream = page.getByRole('list', { name: m.client_stream() });

describe('the page of a client', () => {
  test('keeps the note that was typed when it is refused, and says why', async () => {
    await open(() => ({
      note: () => {
        throw refused('INVALID', { fields: [{ path: 'words', code: 'too_long' }] });
      },
    })).screen;
    await page.getByRole('button', { name: m.client_note() }).click();
    await expect.element(page.getByText(m.field_required())).toBeVisible();
    await words.fill('Prefers mornings.');
    await page.getByRole('button', { name: m.client_note() }).click();
    await expect.element(page.getByText(m.field_required())).not.toBeInTheDocument();
    await expect.element(words).toBeInvalid();
    await expect.element(words).toHaveValue('Prefers mornings.');
  });

  test('adds a call about a mandate to what happened', async () => {
    await open((kept) => ({
      note: ({ kind, words: said, mandateId }) => {
        const entry = entryOf({ id: idOf(21), kind, words: said, mandate: mandateId === null ? null : MANDATE });
        kept.entries = [entry, ...kept.entries];
        return entry;
      },
    })).screen;
    await words.fill('They need someone by March.');
    await page.getByRole('combobox', { name: m.client_words_mandate() }).selectOptions(MANDATE.title);
    await page.getByRole('button', { name: m.client_call() }).click();
    const call = stream.getByRole('listitem').first();
    await expect.element(call.getByText(m.client_entry_call(), { exact: true })).toBeVisible();
    await expect.element(call.getByText('They need someone by March.')).toBeVisible();
    await expect.element(call.getByRole('link', { name: MANDATE.title })).toBeVisible();
    await expect.element(words).toHaveValue('');
  });

  test('shows what a colleague did meanwhile', async () => {
    const { kept, screen } = open();
    const { live } = await screen;
    kept.entries = [entryOf({ id: idOf(22), kind: 'answered', words: 'Yes, please.', by: null }), ...kept.entries];
    live.send({ type: 'client', clientId: CLIENT.id });
    await expect.element(stream.getByText('Yes, please.')).toBeVisible();
  });

  test('sends the agreed fee as it was typed, with a decimal comma, and shows it', async () => {
    let saved: FeeTerms | null | undefined;
    await open((kept) => ({
      saveTerms: ({ fee }) => {
        saved = fee;
        kept.client = { ...kept.client, fee };
        return kept.client;
      },
    })).screen;
    await page.getByRole('button', { name: m.client_terms_change() }).click();
    const dialog = page.getByRole('dialog', { name: m.client_terms() });
    await dialog.getByRole('radio', { name: m.client_fee_percent() }).click();
    await dialog.getByRole('textbox', { name: m.client_fee_percent_of_pay() }).fill('22,5');
    await dialog.getByRole('button', { name: m.client_refund_add() }).click();
    await dialog.getByRole('textbox', { name: m.client_refund_until_day() }).fill('60');
    await dialog.getByRole('textbox', { name: m.client_refund_percent() }).fill('100');
    await dialog.getByRole('button', { name: m.client_save() }).click();
    await expect.element(page.getByText(m.client_fee_of_fixed_pay({ percent: '22.5%' }))).toBeVisible();
    expect(saved).toMatchObject({
      fee: { kind: 'percent', percent: 22.5, withVariable: false },
      refunds: [{ untilDay: 60, percent: 100 }],
    });
  });

  test('says at which refund the order is wrong, and keeps the terms that were typed', async () => {
    await open(() => ({
      saveTerms: () => {
        throw refused('INVALID', { fields: [{ path: 'fee.refunds', code: 'invalid' }] });
      },
    })).screen;
    await page.getByRole('button', { name: m.client_terms_change() }).click();
    const dialog = page.getByRole('dialog', { name: m.client_terms() });
    await dialog.getByRole('radio', { name: m.client_fee_percent() }).click();
    await dialog.getByRole('textbox', { name: m.client_guarantee_days() }).fill('90');
    await dialog.getByRole('button', { name: m.client_save() }).click();
    await expect.element(dialog.getByText(m.client_refunds_wrong())).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: m.client_guarantee_days() })).toHaveValue('90');
  });

  test('leads to a new placement for the client', async () => {
    await open().screen;
    await expect
      .element(page.getByRole('link', { name: m.placement_new() }))
      .toHaveAttribute('href', `${paths.newPlacement()}?client=${CLIENT.id}`);
  });
});
