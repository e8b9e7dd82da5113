import { useQueryClient } from '@tanstack/react-query';

import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import type { Stage } from '#contract/applications/stages.ts';
import { api } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';

import { findReceived, inPlace, putChange } from './received-cache.ts';
import type { Place } from './received-filters.ts';

/** Updates the positions of applications in the lists read at `readAt`, also when others move them. */
export function useReceivedPlaces(readAt: number, stages: readonly Stage[]) {
  const client = useQueryClient();
  const put = (id: string, place: Place): void => {
    const known = findReceived(client, readAt, id);
    if (known && (known.status !== place.status || known.stage?.id !== place.stage?.id))
      putChange(client, readAt, inPlace(known, place), known);
  };
  const putStatus = (id: string, status: ApplicationStatus): void => {
    const known = findReceived(client, readAt, id);
    // The first stage of the status, as on the server.
    if (known && known.status !== status)
      put(id, { status, stage: stages.find((stage) => stage.status === status) ?? null });
  };
  useLive((event) => {
    if (event.type === 'application') putStatus(event.applicationId, event.status);
    if (event.type === 'stage') {
      const stage = stages.find(({ id }) => id === event.stageId);
      if (stage) put(event.applicationId, { status: event.status, stage });
    }
  });
  return {
    put,
    putStatus,
    /** Reloads a refused application, whose state here is out of date; undefined if that fails. */
    async readAgain(id: string): Promise<Place | undefined> {
      try {
        const current = await api.applications.read({ id });
        put(id, current);
        return current;
      } catch {
        // It stays unchanged until the page is read again.
        return undefined;
      }
    },
  };
}
