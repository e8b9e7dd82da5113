/** What can require approval: the first publication of a job, and sending an offer. */
export const approvalKinds = ['job', 'offer'] as const;

export type ApprovalKind = (typeof approvalKinds)[number];

/** `cancelled`: by the member who asked, or because the job or offer was changed, sent back or deleted. */
export const approvalStates = ['pending', 'approved', 'refused', 'cancelled'] as const;

export type ApprovalState = (typeof approvalStates)[number];

/** `later`: it is not the approver's turn yet. */
export const approvalStepStates = ['later', ...approvalStates] as const;

export type ApprovalStepState = (typeof approvalStepStates)[number];

/** For each kind of approval. */
export const APPROVERS_MAX = 10;

/** Interviewers and readers see no pay. */
export const approverRoles = ['owner', 'recruiter', 'hiring_manager'] as const;

export const APPROVAL_REASON_MAX = 1_000;
