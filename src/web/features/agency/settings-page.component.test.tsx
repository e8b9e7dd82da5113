import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { AgencySettings } from '#contract/agency/agency.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import AgencySettingsPage from './settings-page.tsx';

const FIRST: AgencySettings = { seller: { name: 'Acme GmbH', city: 'Berlin' }, terms: {}, invoicePrefix: 'RE-' };

const viewer = { ...employer, isConsultant: true };
const city = page.getByRole('textbox', { name: m.agency_party_city() });
const save = page.getByRole('button', { name: m.client_save() });

test('says which field is wrong and keeps what was typed; an emptied field is stated no longer', async () => {
  const sent: AgencySettings[] = [];
  await renderPage(AgencySettingsPage, () => ({ isOwner: true, first: FIRST }), {
    viewer,
    api: {
      agency: {
        saveSettings: (settings) => {
          sent.push(settings);
          if (sent.length > 1) return settings;
          throw refused('INVALID', { fields: [{ path: 'seller.email', code: 'email' }] });
        },
      },
    },
  });
  const email = page.getByRole('textbox', { name: m.agency_party_email() });
  await email.fill('invoices@acme.invalid');
  await city.clear();
  await save.click();
  await expect.element(email).toBeInvalid();
  await expect.element(email).toHaveValue('invoices@acme.invalid');
  await email.fill('invoices@acme.example');
  await save.click();
  await expect.element(page.getByText(m.agency_settings_saved())).toBeVisible();
  expect(sent[1]?.seller).toEqual({ name: 'Acme GmbH', email: 'invoices@acme.example' });
});

test('lets consultants who are no owners read, and change nothing', async () => {
  await renderPage(AgencySettingsPage, () => ({ isOwner: false, first: FIRST }), { viewer });
  await expect.element(page.getByText(m.agency_settings_of_owners())).toBeVisible();
  await expect.element(city).toBeDisabled();
  await expect.element(save).not.toBeInTheDocument();
});
