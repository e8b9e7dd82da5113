import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { EditableJob } from '#contract/jobs/job-views.ts';
import { queries } from '#web/app/api-client.ts';

/** Checks the saved job again after each save; keeps the previous result until then. Null: nothing has been saved yet. */
export function usePreflight(job: EditableJob | null) {
  const options = queries.jobs.preflight.queryOptions({ input: { id: job?.id ?? '' } });
  // Confirming a translation does not change the version.
  const stale = Object.entries(job?.translations ?? {})
    .filter(([, text]) => text.stale)
    .map(([locale]) => locale);
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, job?.version, stale],
    enabled: job !== null,
    placeholderData: keepPreviousData,
  });
}
