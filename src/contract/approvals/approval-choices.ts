/** What a company can have approved: a job before it is published first, an offer before it is sent. */
export const approvalKinds = ['job', 'offer'] as const;

export type ApprovalKind = (typeof approvalKinds)[number];

/** `cancelled`: what was to be approved was changed, sent back or deleted meanwhile. */
export const approvalStates = ['pending', 'approved', 'refused', 'cancelled'] as const;

export type ApprovalState = (typeof approvalStates)[number];

/** `later`: not yet their turn. */
export const approvalStepStates = ['later', ...approvalStates] as const;

export type ApprovalStepState = (typeof approvalStepStates)[number];

/** Of a kind; roles that can approve are `approverRoles`. */
export const APPROVERS_MAX = 10;

/** Interviewers and readers see no pay. */
export const approverRoles = ['owner', 'recruiter', 'hiring_manager'] as const;

export const APPROVAL_REASON_MAX = 1_000;
