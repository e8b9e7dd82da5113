import type { ApprovalKind, ApprovalState, ApprovalStepState } from '#contract/approvals/approval-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

/** What is approved before what. */
export const approvalKindWords: Record<ApprovalKind, Word> = {
  job: m.approval_kinds_job,
  offer: m.approval_kinds_offer,
};

export const approvalStateWords: Record<ApprovalState, Word> = {
  pending: m.approval_state_pending,
  approved: m.approval_state_approved,
  refused: m.approval_state_refused,
  cancelled: m.approval_state_cancelled,
};

export const approvalStepWords: Record<ApprovalStepState, Word> = {
  later: m.approval_step_later,
  pending: m.approval_step_pending,
  approved: m.approval_step_approved,
  refused: m.approval_step_refused,
  cancelled: m.approval_step_cancelled,
};
