import type { CloseReason, ClosingAnswer } from '#contract/job-fields.ts';
import type { ManagedJob } from '#contract/job-views.ts';

/** What can be done to several jobs at once. */
export const bulkActions = ['pause', 'publish', 'close', 'renew', 'duplicate'] as const;
export type BulkAction = (typeof bulkActions)[number];

export const jobActions = [...bulkActions, 'remove'] as const;
export type JobAction = (typeof jobActions)[number];

/** An action with what it needs. */
export type BulkChange =
  | { action: 'pause' | 'publish' }
  | { action: 'duplicate' }
  /** `undecided`: what those hear who still wait for an answer. */
  | { action: 'close'; reason: CloseReason; undecided?: ClosingAnswer | undefined }
  /** `validThrough` is a day: YYYY-MM-DD. */
  | { action: 'renew'; validThrough: string };

export type JobChange = BulkChange | { action: 'remove' };

/** Whether the list offers the action for the job. */
export function offers({ status, can }: ManagedJob, action: JobAction): boolean {
  // A draft is published where it is written: there one sees what is missing.
  return can[action] && (action !== 'publish' || status !== 'draft');
}
