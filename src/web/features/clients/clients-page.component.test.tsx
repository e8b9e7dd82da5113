import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { ListedClient } from '#contract/clients/client-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { type Answers, refused } from '#test/support/component/api.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import ClientsPage from './clients-page.tsx';

const CLIENT: ListedClient = {
  id: idOf(1),
  name: 'Brasserie Dupont',
  isOnSite: false,
  owner: null,
  openMandates: 0,
  offLimitsUntil: null,
  lastEntryAt: null,
};

const open = (clients: Answers['clients'], found: ListedClient[] = [CLIENT]) =>
  renderPage(ClientsPage, () => ({ filters: {}, first: { clients: found, nextCursor: null }, readAt: Date.now() }), {
    viewer: { ...employer, isConsultant: true },
    api: { clients },
  });

const name = page.getByRole('combobox', { name: m.client_name() });
const add = () => page.getByRole('dialog').getByRole('button', { name: m.client_add() }).click();

test('adds a company on the site that was chosen among the suggestions, which is refused if it is a client already', async () => {
  let sent: unknown;
  await open({
    companies: () => ({ companies: [{ id: idOf(7), name: 'Azulejo Software' }] }),
    create: (input) => {
      sent = input;
      throw refused('CONFLICT', { reason: 'client_known' });
    },
  });
  await page.getByRole('button', { name: m.client_add() }).click();
  await name.fill('azul');
  await page.getByRole('option', { name: 'Azulejo Software' }).click();
  await expect.element(page.getByText(m.client_name_on_site())).toBeVisible();
  await add();
  await expect.element(page.getByText(m.problem_client_known())).toBeVisible();
  await expect.element(name).toHaveValue('Azulejo Software');
  expect(sent).toEqual({ companyId: idOf(7), name: 'Azulejo Software', locale: 'en' });
});

test('adds a record by any other name, also if a company was chosen before', async () => {
  let sent: unknown;
  await open({
    companies: ({ q }) => ({ companies: q === 'azul' ? [{ id: idOf(7), name: 'Azulejo Software' }] : [] }),
    create: (input) => {
      sent = input;
      throw refused('INVALID', { fields: [{ path: 'name', code: 'required' }] });
    },
  });
  await page.getByRole('button', { name: m.client_add() }).click();
  await name.fill('azul');
  await page.getByRole('option', { name: 'Azulejo Software' }).click();
  await name.fill('Azulejo Tiles');
  await add();
  await expect.element(page.getByText(m.field_required())).toBeVisible();
  expect(sent).toEqual({ companyId: null, name: 'Azulejo Tiles', locale: 'en' });
});

test('begins with an explanation where there is no client yet', async () => {
  await open({}, []);
  await expect.element(page.getByRole('heading', { name: m.client_none() })).toBeVisible();
});
