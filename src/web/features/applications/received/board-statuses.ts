import type { ApplicationStatus } from '#contract/application-status.ts';

/** The columns of the board. What was withdrawn is in the table: there is nothing to do with it. */
export const boardStatuses = [
  'new',
  'viewed',
  'shortlisted',
  'interview',
  'accepted',
  'rejected',
] as const satisfies readonly ApplicationStatus[];
