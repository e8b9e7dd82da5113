import type { bulkRefusals } from '#contract/jobs/job-changes.ts';
import type { JobStatus } from '#contract/jobs/job-status.ts';
import type { ManagedJob } from '#contract/jobs/job-views.ts';

import { type JobAction, offers } from './job-change.ts';

/** The API's result for each job; null for success. */
export type BulkResult = { id: string; refused: RefusalCode | null }[];
export type RefusalCode = (typeof bulkRefusals)[number];

export interface RefusedJob {
  id: string;
  title: string;
  code: RefusalCode;
  /** What blocks the action, if known. */
  obstacle: JobStatus | 'hidden' | undefined;
}

export interface Outcome {
  action: JobAction;
  done: number;
  refused: RefusedJob[];
}

/**
 * `results` belong to the jobs that were sent; the others did not offer the action and count as conflicts. `now` are the
 * jobs as read afterwards.
 */
export function outcomeOf(
  action: JobAction,
  selected: readonly ManagedJob[],
  results: BulkResult,
  now: readonly ManagedJob[],
): Outcome {
  const codes = new Map(results.map(({ id, refused }) => [id, refused]));
  const latest = new Map(now.map((job) => [job.id, job]));
  const refused = selected.flatMap((job): RefusedJob[] => {
    const code = codes.has(job.id) ? codes.get(job.id) : 'CONFLICT';
    if (!code) return [];
    return [{ id: job.id, title: job.title, code, obstacle: obstacleTo(action, latest.get(job.id) ?? job) }];
  });
  return { action, done: selected.length - refused.length, refused };
}

function obstacleTo(action: JobAction, job: ManagedJob): RefusedJob['obstacle'] {
  if (offers(job, action)) return undefined;
  // A company cannot restore a job that an administrator hid.
  const isBringingBack = action === 'publish' || action === 'renew';
  return job.hidden && isBringingBack ? 'hidden' : job.status;
}
