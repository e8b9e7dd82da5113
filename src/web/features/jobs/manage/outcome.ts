import type { JobStatus } from '#contract/job-status.ts';
import type { ManagedJob } from '#contract/job-views.ts';
import type { bulkRefusals } from '#contract/jobs.ts';

import { type JobAction, offers } from './job-change.ts';

/** What the API said of each job that it was asked to change: null where it did. */
export type BulkResult = { id: string; refused: RefusalCode | null }[];
export type RefusalCode = (typeof bulkRefusals)[number];

export interface RefusedJob {
  id: string;
  title: string;
  code: RefusalCode;
  /** What is known to be in the way of the action now. */
  obstacle: JobStatus | 'hidden' | undefined;
}

/** What became of a change of several jobs. None of them is passed over in silence. */
export interface Outcome {
  action: JobAction;
  done: number;
  refused: RefusedJob[];
}

/**
 * What became of each selected job: `results` of those that were sent, and a conflict for those that were not, because
 * they did not offer the action. `now` are the jobs as they are read afterwards.
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
  // What an administrator hid, its company cannot bring back.
  const isBringingBack = action === 'publish' || action === 'renew';
  return job.hidden && isBringingBack ? 'hidden' : job.status;
}
