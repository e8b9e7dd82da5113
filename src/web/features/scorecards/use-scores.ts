import { useQuery } from '@tanstack/react-query';

import { queries } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { failureOf } from '#web/app/problem.ts';

/** Read again when a colleague scores the application, or it is decided. */
export function useScores(applicationId: string) {
  const { data, error, refetch } = useQuery(queries.scorecards.list.queryOptions({ input: { id: applicationId } }));
  useLive((event) => {
    if ((event.type === 'score' || event.type === 'application') && event.applicationId === applicationId)
      void refetch();
  });
  return { scores: data, failure: failureOf({ data, error }), refetch };
}
