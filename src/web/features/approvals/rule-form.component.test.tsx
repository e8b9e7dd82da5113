import { expect, test } from 'vitest';

import type { ApprovalRule, ApprovalRuleInput } from '#contract/approvals/approvals.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { RuleForm } from './rule-form.tsx';

const possible = ['Anna Alt', 'Fina Fox', 'Sara Sun'].map((name, at) => ({ userId: idOf(at + 1), name }));
const rule: ApprovalRule = {
  kind: 'offer',
  isOn: true,
  approverIds: [idOf(1), idOf(2)],
  approvers: possible.slice(0, 2),
  inOrder: true,
  isForOtherPay: false,
  freeUpTo: null,
};

test('keeps what was chosen and typed when it is refused, and saves it in the order shown', async () => {
  const saved: ApprovalRuleInput[] = [];
  const screen = await renderPart(<RuleForm companyId={idOf(9)} rule={rule} possible={possible} />, {
    viewer: employer,
    api: {
      approvals: {
        saveRule: ({ id: _id, kind: _kind, ...input }) => {
          saved.push(input);
          if (saved.length === 1) throw refused('INVALID', { fields: [{ path: 'freeUpTo.amount', code: 'invalid' }] });
          return { rules: [], possible, absences: [], can: { edit: true } };
        },
      },
    },
  });
  await screen.getByRole('combobox', { name: m.approval_add() }).selectOptions('Sara Sun');
  await screen.getByRole('button', { name: m.approval_row_up({ name: 'Fina Fox' }) }).click();
  await screen.getByRole('button', { name: m.approval_row_remove({ name: 'Anna Alt' }) }).click();
  const amount = screen.getByRole('textbox', { name: m.approval_free_up_to() });
  await amount.fill('45.000');
  const save = screen.getByRole('button', { name: m.approval_rule_save() });
  await save.click();
  await expect.element(amount).toBeInvalid();
  await expect.element(amount).toHaveValue('45.000');
  await save.click();
  const chosen = { approverIds: [idOf(2), idOf(3)], inOrder: true, isForOtherPay: false };
  const freeUpTo = { amount: 45_000, currency: 'EUR' };
  await expect
    .poll(() => saved)
    .toEqual([
      { ...chosen, freeUpTo },
      { ...chosen, freeUpTo },
    ]);
});
