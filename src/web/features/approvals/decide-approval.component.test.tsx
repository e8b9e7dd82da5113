import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { Approval } from '#contract/approvals/approvals.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { approvalOf } from '#test/support/component/approval.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { DecideApproval } from './decide-approval.tsx';

async function open(can: Approval['can'], approvals: Answers['approvals'] = {}) {
  const decided: string[] = [];
  const part = <DecideApproval approval={approvalOf({ can })} onDecided={({ state }) => void decided.push(state)} />;
  const screen = await renderPart(part, { viewer: employer, api: { approvals } });
  return Object.assign(screen, { decided });
}

const mine = { decide: true, cancel: false };

test('offers nothing to members whose turn it is not', async () => {
  const screen = await open({ decide: false, cancel: false });
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('says that another member was faster, and decides nothing', async () => {
  const screen = await open(mine, {
    decide: () => {
      throw refused('CONFLICT', { reason: 'changed_meanwhile' });
    },
  });
  await screen.getByRole('button', { name: m.approval_approve() }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(m.problem_changed_meanwhile());
  expect(screen.decided).toEqual([]);
});

test('refuses with a reason only', async () => {
  const reasons: (string | undefined)[] = [];
  const screen = await open(mine, {
    decide: ({ reason }) => {
      reasons.push(reason);
      return approvalOf({ state: 'refused' });
    },
  });
  await screen.getByRole('button', { name: m.approval_refuse() }).click();
  const dialog = page.getByRole('alertdialog');
  const refuse = dialog.getByRole('button', { name: m.approval_refuse() });
  await refuse.click();
  await expect.element(dialog.getByText(m.field_required())).toBeVisible();
  await dialog.getByRole('textbox').fill('No budget.');
  await refuse.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect([reasons, screen.decided]).toEqual([['No budget.'], ['refused']]);
});

test('lets the person who asked cancel it', async () => {
  const screen = await open(
    { decide: false, cancel: true },
    { cancel: () => approvalOf({ state: 'cancelled', can: { decide: false, cancel: false } }) },
  );
  await screen.getByRole('button', { name: m.approval_cancel() }).click();
  await expect.poll(() => screen.decided).toEqual(['cancelled']);
});
