import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { m } from '#generated/paraglide/messages.js';
import { administrator, idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { HouseAgency } from './house-agency.tsx';

const ACME = { id: idOf(1), name: 'Acme' };

test('asks before it makes a company the house agency, and says which one it was', async () => {
  let companyId: string | null | undefined;
  await renderPart(<HouseAgency company={ACME} agency={{ id: idOf(2), name: 'Beta', slug: 'beta' }} />, {
    viewer: administrator,
    api: {
      agency: {
        name: (input) => {
          ({ companyId } = input);
          return { agency: { ...ACME, slug: 'acme' } };
        },
      },
    },
  });
  await expect.element(page.getByText(m.agency_admin_other({ name: 'Beta' }))).toBeVisible();
  await page.getByRole('button', { name: m.agency_admin_name() }).click();
  expect(companyId).toBeUndefined();
  const dialog = page.getByRole('alertdialog', { name: m.agency_admin_name_title(ACME) });
  await dialog.getByRole('button', { name: m.agency_admin_name() }).click();
  await expect.element(page.getByText(m.agency_admin_saved())).toBeVisible();
  expect(companyId).toBe(ACME.id);
});

test('asks before the company ceases to be the house agency', async () => {
  let companyId: string | null | undefined;
  await renderPart(<HouseAgency company={ACME} agency={{ ...ACME, slug: 'acme' }} />, {
    viewer: administrator,
    api: {
      agency: {
        name: (input) => {
          ({ companyId } = input);
          return { agency: null };
        },
      },
    },
  });
  await page.getByRole('button', { name: m.agency_admin_end() }).click();
  const dialog = page.getByRole('alertdialog', { name: m.agency_admin_end_title(ACME) });
  await dialog.getByRole('button', { name: m.agency_admin_end() }).click();
  await expect.element(page.getByText(m.agency_admin_saved())).toBeVisible();
  expect(companyId).toBeNull();
});
