import { useQuery } from '@tanstack/react-query';

import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import { api, queries } from '#web/app/api-client.ts';

/** The API's limit per request. */
const COUNTED_AT_ONCE = 100;

/** Application counts by status, and the time of the oldest undecided one. */
export interface JobApplications {
  jobId: string;
  counts: Record<ApplicationStatus, number>;
  /** ISO 8601; null if none is undecided. */
  oldestUndecidedAt: string | null;
}

interface Counted {
  /** By job id; omits jobs without applications. */
  applications: ReadonlyMap<string, JobApplications>;
  recount: () => Promise<unknown>;
}

/** `first`: the counts of the first jobs, as read by the server. */
export function useJobApplications(
  jobIds: readonly string[],
  first: { jobIds: readonly string[]; counted: readonly JobApplications[]; readAt: number },
): Counted {
  const isFirst = jobIds.join() === first.jobIds.join();
  const query = useQuery({
    queryKey: [...queries.applications.countsOfJobs.key(), jobIds],
    queryFn: () => count(jobIds),
    placeholderData: (before) => before,
    ...(isFirst ? { initialData: first.counted, initialDataUpdatedAt: first.readAt } : {}),
  });
  return { applications: new Map(query.data?.map((counted) => [counted.jobId, counted])), recount: query.refetch };
}

async function count(jobIds: readonly string[]): Promise<readonly JobApplications[]> {
  const starts = Array.from(
    { length: Math.ceil(jobIds.length / COUNTED_AT_ONCE) },
    (_, index) => index * COUNTED_AT_ONCE,
  );
  const counted = await Promise.all(
    starts.map((start) => api.applications.countsOfJobs({ jobs: jobIds.slice(start, start + COUNTED_AT_ONCE) })),
  );
  return counted.flat();
}
