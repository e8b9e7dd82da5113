import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';

/** Where a member works on a job: the first tab that they see; a draft opens with its text. */
export function ownJobPath({ id, status, can }: Pick<ManagedJob, 'id' | 'status' | 'can'>): string {
  if (status === 'draft' && can.edit) return paths.editJob(id);
  return can.review ? paths.jobApplications(id) : paths.jobFigures(id);
}
