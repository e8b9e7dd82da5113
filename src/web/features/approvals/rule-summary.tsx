import type { ApprovalRule } from '#contract/approvals/approvals.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { numberFormat } from '#web/ui/formats.ts';

/** For members who may not change it. */
export function RuleSummary({ rule: { isOn, approvers, inOrder, isForOtherPay, freeUpTo } }: { rule: ApprovalRule }) {
  if (!isOn) return <p className="text-soft">{m.approval_rules_none()}</p>;
  if (approvers.length === 0) return <p>{m.approval_owner_decides()}</p>;
  const amount =
    freeUpTo && numberFormat(getLocale(), { style: 'currency', currency: freeUpTo.currency, maximumFractionDigits: 0 });
  return (
    <div className="flex flex-col gap-2">
      <ol className="list-inside list-decimal">
        {approvers.map(({ userId, name }) => (
          <li key={userId}>{name}</li>
        ))}
      </ol>
      <p className="text-soft">{inOrder ? m.approval_order_turn() : m.approval_order_once()}</p>
      {isForOtherPay && <p className="text-soft">{m.approval_free_pay()}</p>}
      {freeUpTo && amount && (
        <p className="text-soft">
          {m.approval_free_up_to()}: {amount.format(freeUpTo.amount)}
        </p>
      )}
    </div>
  );
}
