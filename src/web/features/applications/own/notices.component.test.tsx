import { expect, test } from 'vitest';

import type { CandidateNotice } from '#contract/candidates/candidate-notices.ts';
import { m } from '#generated/paraglide/messages.js';
import { seeker } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';
import { longDate } from '#web/features/companies/company-texts.ts';

import { Notices } from './notices.tsx';

test('says who added the reader and from where; objecting asks first, and says that it worked', async () => {
  let notice: CandidateNotice = {
    id: '019aa000-0000-7000-8000-000000000001',
    company: { name: 'Acme', slug: 'acme' },
    origin: 'by_hand',
    source: 'Career fair in Porto',
    addedAt: '2026-11-01T10:00:00.000Z',
    jobs: [],
    keptUntil: '2027-05-01T10:00:00.000Z',
    objectedAt: null,
  };
  const object = () => {
    notice = { ...notice, objectedAt: '2026-11-02T10:00:00.000Z' };
    return { done: true } as const;
  };
  const Page = ({ loaderData }: { loaderData: CandidateNotice[] }) => <Notices notices={loaderData} />;
  const screen = await renderPage(Page, () => [notice], { viewer: seeker, api: { candidateNotices: { object } } });
  await expect.element(screen.getByText('Career fair in Porto', { exact: false })).toBeVisible();
  await expect.element(screen.getByText(m.candidate_notice_until({ day: longDate('2027-05-01') }))).toBeVisible();
  await screen.getByRole('button', { name: m.candidate_object() }).click();
  const question = screen.getByRole('alertdialog');
  await question.getByRole('button', { name: m.candidate_object() }).click();
  await expect.element(screen.getByText(m.candidate_notice_objected({ day: longDate('2026-11-02') }))).toBeVisible();
});
