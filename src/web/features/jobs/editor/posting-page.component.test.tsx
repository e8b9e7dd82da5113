import { expect, test } from 'vitest';

import type { Company } from '#contract/companies/companies.ts';
import { m } from '#generated/paraglide/messages.js';
import { hasFocus } from '#test/support/component/keyboard.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import PostingPage from './posting-page.tsx';

const company: Company = {
  id: idOf(1),
  slug: 'halyard-sons',
  name: 'Halyard & Sons',
  logoUrl: null,
  logoFileId: null,
  website: null,
  industry: '',
  size: null,
  country: null,
  description: {},
  verification: null,
  answers: null,
  can: { edit: true, report: false, seeMembers: true, manageMembers: true },
};

test('asks an employer without a company for its name first, on the same page', async () => {
  let own: Company | null = null;
  const read = () => ({ userId: employer.userId, company: own, job: null, approval: null, shownVersion: undefined });
  const create = ({ name }: { name: string }) => (own = { ...company, name });
  const screen = await renderPage(PostingPage, read, { viewer: employer, api: { companies: { create } } });
  const name = screen.getByRole('textbox', { name: m.company_name() });
  await hasFocus(name);
  await name.fill('Halyard & Sons');
  await screen.getByRole('button', { name: m.jobs_edit_name_company_go() }).click();
  await expect.element(screen.getByRole('textbox', { name: m.jobs_edit_title() }).first()).toBeVisible();
  const preview = screen.getByRole('region', { name: m.jobs_edit_preview() });
  await expect.element(preview.getByText('Halyard & Sons')).toBeVisible();
});
