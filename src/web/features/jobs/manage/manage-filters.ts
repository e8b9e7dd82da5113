import { managedSorts } from '#contract/jobs/job-choices.ts';
import { type JobStatus, jobStatuses } from '#contract/jobs/job-status.ts';
import { LIST_WORDS_MAX } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { readCursor, readLine, readOneOf, textsOf } from '#web/app/list-params.ts';

export interface ManageFilters {
  q?: string;
  status?: JobStatus;
  sort?: (typeof managedSorts)[number];
  cursor?: string;
}

/** Reads the filters from the query string; invalid values are ignored. */
export function readFilters(params: URLSearchParams): ManageFilters {
  const { q, status, sort, cursor } = textsOf(params);
  return {
    q: readLine(q, LIST_WORDS_MAX),
    status: readOneOf(jobStatuses, status),
    sort: readOneOf(managedSorts, sort),
    cursor: readCursor(cursor),
  };
}

export const manageHref = (filters: ManageFilters): string => href(paths.manageJobs(), { ...filters });
