import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { EditableJob } from '#contract/job-views.ts';
import { queries } from '#web/app/api-client.ts';

/** The checks of a job as it is saved; they run again with each saved change, and what they found before stays until then. */
export function usePreflight({ id, version, translations }: EditableJob) {
  const options = queries.jobs.preflight.queryOptions({ input: { id } });
  // A translation that is confirmed is no new version.
  const stale = Object.entries(translations)
    .filter(([, text]) => text.stale)
    .map(([locale]) => locale);
  return useQuery({ ...options, queryKey: [...options.queryKey, version, stale], placeholderData: keepPreviousData });
}
