import { expect, test } from 'vitest';

import type { Case } from '#contract/admin/moderation.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { administrator, idOf } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import { CaseActions } from './case-actions.tsx';

const jobCase: Case = {
  id: idOf(1),
  subject: 'job',
  cause: 'report',
  openedAt: '2026-03-10T09:00:00Z',
  reports: 1,
  job: {
    id: idOf(2),
    title: 'Account Executive',
    locale: 'en',
    status: 'active',
    isHidden: false,
    firstPublishedAt: '2026-03-10T09:00:00Z',
    postedBy: null,
    hidden: null,
  },
  company: null,
  person: null,
  message: null,
  decided: null,
  isAppealed: false,
  evidence: [],
  reported: [],
  decision: null,
  can: { keep: true, hide: true, restore: false },
};

test('reports a case that another administrator decided meanwhile, and reloads it', async () => {
  let found = jobCase;
  const keep = () => {
    found = { ...jobCase, decided: { as: 'kept', at: '2026-03-10T10:00:00Z' }, can: { ...jobCase.can, keep: false } };
    throw refused('CONFLICT', { reason: 'wrong_status' });
  };
  const Page = ({ loaderData }: { loaderData: Case }) => <CaseActions found={loaderData} />;
  const screen = await renderPage(Page, () => found, {
    viewer: administrator,
    api: { admin: { moderation: { keep } } },
  });
  const button = screen.getByRole('button', { name: m.admin_case_keep() });
  await button.click();
  await expect.element(screen.getByRole('alert').getByText(m.problem_wrong_status())).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});
