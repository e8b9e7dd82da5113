import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react';

import type { ApprovalStepState } from '#contract/approvals/approval-choices.ts';
import type { Approval } from '#contract/approvals/approvals.ts';
import { m } from '#generated/paraglide/messages.js';
import { say } from '#web/ui/say.ts';
import { approvalStepWords } from '#words/approvals.ts';

type Step = Approval['steps'][number];

const icons: Record<ApprovalStepState, { Icon: LucideIcon; color: string }> = {
  later: { Icon: CircleDashed, color: 'text-soft' },
  pending: { Icon: CircleDashed, color: 'text-ink' },
  approved: { Icon: CircleCheck, color: 'text-accent' },
  refused: { Icon: CircleX, color: 'text-coral' },
  cancelled: { Icon: CircleDashed, color: 'text-soft' },
};

/** Who decides, in their order, and what they decided. */
export const ApprovalSteps = ({ approval: { steps } }: { approval: Approval }) => (
  <ol aria-label={m.approval_steps()} className="flex flex-col gap-1.5">
    {steps.map((step) => {
      const { Icon, color } = icons[step.state];
      return (
        <li key={step.position} className="flex items-start gap-2">
          <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${color}`} />
          <span className="min-w-0 wrap-anywhere">
            {deciderOf(step)} <span className="text-soft">· {say(approvalStepWords[step.state])}</span>
            {step.reason && <span className="block whitespace-pre-line">{step.reason}</span>}
          </span>
        </li>
      );
    })}
  </ol>
);

function deciderOf({ approver, substitute, decidedBy }: Step): string {
  if (decidedBy) {
    return approver && approver.userId !== decidedBy.userId
      ? m.approval_step_by({ name: decidedBy.name, approver: approver.name })
      : decidedBy.name;
  }
  if (!approver) return m.approval_owner();
  return substitute ? m.approval_step_or({ approver: approver.name, name: substitute.name }) : approver.name;
}
