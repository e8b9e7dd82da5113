import type { JobStatus } from '#contract/jobs/job-status.ts';
import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api, queries } from '#web/app/api-client.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';

import type { ManageFilters } from './manage-filters.ts';

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

/** Jobs as rendered by the server, then with further pages and after changes. */
export function useManagedJobs({ filters, first, readAt }: Rendered) {
  const { pages, last, reload, ...list } = useRenderedList({
    key: queries.jobs.manage.key(),
    read: (cursor): Promise<ManagedPage> => api.jobs.manage({ ...filters, cursor }),
    first,
    cursor: filters.cursor,
    readAt,
  });
  return {
    ...list,
    jobs: jobsOf(pages),
    counts: last.counts,
    nextCursor: last.nextCursor ?? undefined,
    reload: async () => jobsOf(await reload()),
  };
}

/** A new draft has no title to link; its placeholder is in the reader's language. */
const jobsOf = (pages: readonly ManagedPage[]): ManagedJob[] =>
  distinctById(pages.flatMap(({ jobs }) => jobs)).map((job) =>
    job.title ? job : { ...job, title: m.jobs_edit_preview_no_title(), locale: getLocale() },
  );
