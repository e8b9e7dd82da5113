import type { ApprovalKind, ApprovalState } from '#contract/approvals/approval-choices.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** It is the turn of these approvers. Recipients: them, or their substitutes. */
    'approval.asked': { approvalId: string; approverIds: string[]; isReminder: boolean };
    /** Recipient: the person who asked. */
    'approval.ended': {
      approvalId: string;
      kind: ApprovalKind;
      jobId: string;
      offerVersionId: string | null;
      state: ApprovalState;
    };
  }
}
