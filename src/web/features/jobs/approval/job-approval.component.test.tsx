import { expect, test } from 'vitest';

import type { Approval } from '#contract/approvals/approvals.ts';
import { m } from '#generated/paraglide/messages.js';
import { approvalOf } from '#test/support/component/approval.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { JobApproval } from './job-approval.tsx';

const open = (approval: Approval | null, isNeeded = true) =>
  renderPart(<JobApproval read={{ isNeeded, approval }} />, { viewer: employer });

test('shows nothing where no approval is needed', async () => {
  const screen = await open(null, false);
  expect(screen.getByText(m.approval_job_needed()).elements()).toEqual([]);
});

test('names those who decide, in their order, and the owners in place of one who left', async () => {
  const [first, second] = approvalOf().steps;
  const away = { userId: idOf(75), name: 'Olga Ott' };
  const screen = await open(
    approvalOf({
      steps: [first && { ...first, substitute: away }, second && { ...second, approver: null }].filter(
        (step) => step !== undefined,
      ),
    }),
  );
  const steps = screen.getByRole('list', { name: m.approval_steps() }).getByRole('listitem');
  await expect
    .element(steps.nth(0))
    .toHaveTextContent(
      `${m.approval_step_or({ approver: 'Fina Fox', name: 'Olga Ott' })} · ${m.approval_step_pending()}`,
    );
  await expect.element(steps.nth(1)).toHaveTextContent(`${m.approval_owner()} · ${m.approval_step_later()}`);
});

test('shows who refused it, and why', async () => {
  const [first] = approvalOf().steps;
  const decidedBy = { userId: idOf(75), name: 'Olga Ott' };
  const step = first && { ...first, state: 'refused' as const, decidedBy, reason: 'No budget.' };
  const screen = await open(approvalOf({ state: 'refused', steps: step ? [step] : [] }));
  await expect.element(screen.getByText(m.approval_job_refused())).toBeVisible();
  await expect.element(screen.getByText('No budget.')).toBeVisible();
  await expect.element(screen.getByText(m.approval_step_by({ name: 'Olga Ott', approver: 'Fina Fox' }))).toBeVisible();
});
