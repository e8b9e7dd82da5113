import { type SubmitEvent, useState } from 'react';
import { useRevalidator } from 'react-router';

import type { ApprovalRule, ApprovalRules } from '#contract/approvals/approvals.ts';
import type { Currency } from '#contract/currencies.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { amountOf } from '#web/ui/amount.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { ApproverList } from './approver-list.tsx';
import { FreePay } from './free-pay.tsx';

interface RuleFormProps {
  companyId: string;
  rule: ApprovalRule;
  possible: ApprovalRules['possible'];
}

/** Who approves one kind; what is typed stays when it is refused. */
export function RuleForm({ companyId, rule, possible }: RuleFormProps) {
  const [approverIds, setApprovers] = useState(rule.approverIds);
  const [inOrder, setInOrder] = useState(rule.isOn ? rule.inOrder : true);
  const [isForOtherPay, setForOtherPay] = useState(rule.isForOtherPay);
  const [amount, setAmount] = useState(String(rule.freeUpTo?.amount ?? ''));
  const [currency, setCurrency] = useState<Currency>(rule.freeUpTo?.currency ?? 'EUR');
  const { revalidate } = useRevalidator();
  const { problems, problem, isSending, send } = useSend();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const freeUpTo = amount.trim() ? { amount: amountOf(amount), currency } : null;
    void send(
      async () => {
        const input = { approverIds, inOrder, isForOtherPay, freeUpTo };
        await api.approvals.saveRule({ id: companyId, kind: rule.kind, ...input });
        showToast({ title: m.approval_rule_saved() });
        await revalidate();
      },
      { isKept: true },
    );
  };
  return (
    <form method="dialog" noValidate className="flex max-w-[34rem] flex-col gap-6" onSubmit={save}>
      {problem && <Alert variant="attention">{problem}</Alert>}
      {rule.isOn && rule.approverIds.length === 0 && <Alert isStatic>{m.approval_owner_decides()}</Alert>}
      {approverIds.length === 0 && !rule.isOn && <p className="text-soft">{m.approval_rules_none()}</p>}
      <ApproverList
        members={possible}
        approverIds={approverIds}
        problem={problems.get('approverIds')}
        onChange={setApprovers}
      />
      {approverIds.length > 1 && (
        <RadioGroup
          name={`${rule.kind}-order`}
          label={m.approval_order()}
          value={inOrder ? 'turn' : 'once'}
          onChange={(value) => setInOrder(value === 'turn')}
          options={[
            { value: 'turn', label: m.approval_order_turn() },
            { value: 'once', label: m.approval_order_once() },
          ]}
        />
      )}
      {rule.kind === 'offer' && approverIds.length > 0 && (
        <FreePay
          {...{ isForOtherPay, amount, currency }}
          problem={problems.get('freeUpTo.amount') ?? problems.get('freeUpTo')}
          onPayChange={setForOtherPay}
          onAmountChange={setAmount}
          onCurrencyChange={setCurrency}
        />
      )}
      <Button type="submit" isPending={isSending} className="self-start">
        {m.approval_rule_save()}
      </Button>
    </form>
  );
}
