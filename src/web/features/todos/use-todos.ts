import { useQuery, useQueryClient } from '@tanstack/react-query';

import { queries } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { failureOf } from '#web/app/problem.ts';

/** Read again when a colleague adds one or marks it as done. */
export function useTodos(applicationId: string) {
  const options = queries.todos.list.queryOptions({ input: { id: applicationId } });
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(options);
  useLive((event) => {
    if (event.type === 'todo' && event.applicationId === applicationId) void refetch();
  });
  return {
    read: data,
    failure: failureOf({ data, error }),
    /** The API's answer to a change. */
    take: (answer: NonNullable<typeof data>) => client.setQueryData(options.queryKey, answer),
  };
}
