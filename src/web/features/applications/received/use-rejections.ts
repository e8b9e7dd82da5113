import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { showToast } from '#web/ui/toast.tsx';

import { putRejections } from './received-cache.ts';

type Results = Awaited<ReturnType<typeof api.applications.rejectSeveral>>['results'];

/** Rejects several applications in a way that can be undone; until it takes effect, the lists only mark them. */
export function useRejections() {
  const client = useQueryClient();
  const [notUndone, setNotUndone] = useState<string>();

  async function undo(batchIds: readonly string[]): Promise<void> {
    try {
      for (const id of batchIds) putRejections(client, (await api.applications.undoRejections({ id })).ids, false);
      showToast({ title: m.applications_rejecting_undone() });
    } catch (error) {
      const problem = problemOf(error);
      const text = problem.code === 'CONFLICT' ? m.applications_rejecting_too_late() : problemText(problem);
      setNotUndone(text);
      showToast({ title: text, variant: 'destructive' });
    }
  }
  return {
    /** Why the last one could not be undone. */
    notUndone,
    /** `send` splits the applications into requests. */
    async reject(send: (request: (ids: string[]) => Promise<Results>) => Promise<void>): Promise<void> {
      setNotUndone(undefined);
      const batchIds: string[] = [];
      let count = 0;
      try {
        await send(async (ids) => {
          const { batchId, results } = await api.applications.rejectSeveral({ ids });
          const idsOf = (which: Results[number]['refused']) =>
            results.filter(({ refused }) => refused === which).map((one) => one.id);
          const held = idsOf(null);
          if (batchId) batchIds.push(batchId);
          // Also if a colleague's rejection is pending; decided applications are read again.
          putRejections(client, [...held, ...idsOf('CONFLICT')], true);
          count += held.length;
          return results;
        });
      } finally {
        // Also if a later request failed: the earlier ones take effect.
        if (count > 0) showToast({ title: m.applications_rejecting({ count }), undo: () => void undo(batchIds) });
      }
    },
  };
}
