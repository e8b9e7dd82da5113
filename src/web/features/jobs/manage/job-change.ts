import type { CloseReason, ClosingAnswer } from '#contract/jobs/job-choices.ts';
import type { ManagedJob } from '#contract/jobs/job-views.ts';

export const bulkActions = ['pause', 'publish', 'close', 'renew', 'duplicate'] as const;
export type BulkAction = (typeof bulkActions)[number];

export const jobActions = [...bulkActions, 'remove'] as const;
export type JobAction = (typeof jobActions)[number];

export type BulkChange =
  | { action: 'pause' | 'publish' }
  | { action: 'duplicate' }
  /** `undecided`: the answer to applicants who are still waiting. */
  | { action: 'close'; reason: CloseReason; undecided?: ClosingAnswer | undefined }
  /** `validThrough` is a day: YYYY-MM-DD. */
  | { action: 'renew'; validThrough: string };

/** To a colleague. */
export interface HandOver {
  action: 'hand_over';
  userId: string;
}

export type JobChange = BulkChange | { action: 'remove' };

export function offers({ status, can }: ManagedJob, action: JobAction): boolean {
  // A draft is published in the editor, which shows what is missing.
  return can[action] && (action !== 'publish' || status !== 'draft');
}
