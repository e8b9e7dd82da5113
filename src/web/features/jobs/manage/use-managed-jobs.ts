import { useInfiniteQuery } from '@tanstack/react-query';

import type { JobStatus } from '#contract/job-status.ts';
import type { ManagedJob } from '#contract/job-views.ts';
import { queries } from '#web/app/api-client.ts';

import type { ManageFilters } from './manage-filters.ts';

/** A page of the company's jobs, as the API gives it. */
export interface ManagedPage {
  jobs: ManagedJob[];
  nextCursor: string | null;
  counts: Record<JobStatus, number>;
}

interface Rendered {
  filters: ManageFilters;
  first: ManagedPage;
  /** When `first` was read, in milliseconds since 1970. */
  readAt: number;
}

/** The jobs as the server rendered them at first, then with the pages that follow, and as they are after each change. */
export function useManagedJobs({ filters, first, readAt }: Rendered) {
  const query = useInfiniteQuery({
    ...queries.jobs.manage.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filters, cursor }),
      initialPageParam: filters.cursor,
      getNextPageParam: ({ nextCursor }: ManagedPage) => nextCursor ?? undefined,
    }),
    // What the loader read begins a list of its own: a job that was written on another page must be in it.
    queryKey: [...queries.jobs.manage.key(), readAt],
    initialData: { pages: [first], pageParams: [filters.cursor] },
    initialDataUpdatedAt: readAt,
  });
  const { pages } = query.data;
  return {
    jobs: jobsOf(pages),
    counts: pages.at(-1)?.counts ?? first.counts,
    now: query.dataUpdatedAt,
    nextCursor: pages.at(-1)?.nextCursor ?? undefined,
    more: { load: query.fetchNextPage, isPending: query.isFetchingNextPage, hasFailed: query.isFetchNextPageError },
    /** Reads all that is shown anew, and returns it. */
    reload: async () => jobsOf((await query.refetch()).data?.pages ?? pages),
  };
}

/** A job that has moved while the list was read may stand on two pages. */
const jobsOf = (pages: readonly ManagedPage[]): ManagedJob[] => [...new Map(pages.flatMap((page) => page.jobs).map((job) => [job.id, job])).values()];

export type ManagedJobs = ReturnType<typeof useManagedJobs>;
