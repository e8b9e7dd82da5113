import type { ApprovalKind, ApprovalState } from '#contract/approvals/approval-choices.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** It is the turn of these members, or, without any, another approver has approved. Recipients: they. */
    'approval.asked': { approvalId: string; approverIds: string[]; isReminder: boolean };
    /** Recipient: the person who asked. */
    'approval.ended': {
      approvalId: string;
      kind: ApprovalKind;
      jobId: string;
      offerVersionId: string | null;
      state: ApprovalState;
    };
    /** `approvers`: how many approve now; none removes the rule. */
    'approval_rule.changed': { companyId: string; kind: ApprovalKind; approvers: number };
  }
}
