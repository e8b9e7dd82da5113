import { useQueries } from '@tanstack/react-query';

import type { ShownScreening } from '#contract/screening/screening-views.ts';
import { queries } from '#web/app/api-client.ts';

/** What candidates of a list show of their screening: a call for each page of the list. */
export const useShownCandidates = (
  pages: readonly { candidates: readonly { id: string }[] }[],
): Record<string, ShownScreening> =>
  useQueries({
    queries: pages.map(({ candidates }) =>
      queries.screenings.shown.queryOptions({
        input: { candidate: candidates.map(({ id }) => id) },
        enabled: candidates.length > 0,
      }),
    ),
    combine: (answers) => Object.assign({}, ...answers.map(({ data }) => data?.candidates ?? {})),
  });
