import { expect, test } from 'vitest';

import type { Company } from '#contract/companies/companies.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';
import { keptText } from '#web/features/companies/kept-words.ts';

import RetentionPage from './retention-page.tsx';

const companyKeeping = (keepApplicationsDays: number | null): Company => ({
  id: idOf(3),
  slug: 'acme',
  name: 'Acme',
  logoUrl: null,
  logoFileId: null,
  website: null,
  industry: '',
  size: null,
  country: null,
  description: {},
  keepApplicationsDays,
  verification: null,
  answers: null,
  can: { edit: true, report: false, seeMembers: true, manageMembers: true },
});

async function open(days: number | null, update: NonNullable<Answers['companies']>['update']) {
  const screen = await renderPage(RetentionPage, () => ({ company: companyKeeping(days) }), {
    viewer: employer,
    api: { companies: { update } },
  });
  return {
    period: screen.getByLabelText(m.retention_company()),
    save: screen.getByRole('button', { name: m.profile_save() }),
    alert: screen.getByRole('alert'),
  };
}

test('keeps the chosen period in the form when it is refused', async () => {
  const { period, save, alert } = await open(null, () => {
    throw refused('FORBIDDEN');
  });
  await period.selectOptions(keptText(92));
  await save.click();
  await expect.element(alert).toBeVisible();
  await expect.element(period).toHaveValue('92');
});

test('shortens the period, and goes back to that of the site', async () => {
  const sent: unknown[] = [];
  const { period, save } = await open(30, ({ keepApplicationsDays = null }) => {
    sent.push(keepApplicationsDays);
    return companyKeeping(keepApplicationsDays);
  });
  await period.selectOptions(keptText(92));
  await save.click();
  await expect.poll(() => sent).toEqual([92]);
  await period.selectOptions(m.retention_company_usual());
  await save.click();
  await expect.poll(() => sent).toEqual([92, null]);
});

test('shows a period that a program has set', async () => {
  const { period } = await open(45, () => companyKeeping(45));
  await expect.element(period).toHaveValue('45');
});
