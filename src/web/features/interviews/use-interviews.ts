import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { type api, queries } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { type LoaderResult, startingWith } from '#web/app/loader-result.ts';
import { failureOf, problemOf, problemText } from '#web/app/problem.ts';
import { showToast } from '#web/ui/toast.tsx';

export type Interviews = Awaited<ReturnType<typeof api.interviews.ofApplication>>;

/** The interviews of an application; read again after each change. */
export function useInterviews(applicationId: string, loaded?: LoaderResult<Interviews>) {
  const options = queries.interviews.ofApplication.queryOptions({ input: { id: applicationId } });
  const { data, error, refetch } = useQuery({ ...options, ...startingWith(options.queryKey, loaded) });
  useLive((event) => {
    const isOurs =
      event.type === 'notification' && event.data.kind === 'interview' && event.data.application_id === applicationId;
    if (isOurs || (event.type === 'application' && event.applicationId === applicationId)) void refetch();
  });
  return { data, failure: failureOf({ data, error }), refetch };
}

/** Runs a change, then reads the interviews again, even after a refusal, because something else has changed them. */
export function useInterviewChange(onChanged: () => Promise<unknown>) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (change: () => Promise<unknown>, done: string): Promise<boolean> => {
    setPending(true);
    setProblem(undefined);
    try {
      await change();
      showToast({ title: done });
      return true;
    } catch (error) {
      setProblem(problemText(problemOf(error)));
      return false;
    } finally {
      await onChanged();
      setPending(false);
    }
  };
  return { isPending, problem, run };
}
