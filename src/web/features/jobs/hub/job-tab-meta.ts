import type { MetaDescriptor } from 'react-router';

import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { pageMeta } from '#web/app/page-meta.ts';

/** Names the job too, so that the same tab of several jobs can be told apart. */
export function jobTabMeta(matches: Parameters<typeof pageMeta>[0], title: string): MetaDescriptor[] {
  const hub = matches.find((match) => match?.id === 'features/jobs/hub/job-hub')?.loaderData;
  const { job } = (hub ?? {}) as { job?: ManagedJob | null };
  return pageMeta(matches, { title: job?.title ? `${title} · ${job.title}` : title });
}
