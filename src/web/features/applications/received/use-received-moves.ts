import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { applicationTransitions, type ApplicationStatus } from '#contract/application-status.ts';
import type { ReceivedApplication } from '#contract/application-views.ts';
import { api } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { findReceived, inStatus, putChange } from './received-cache.ts';
import { moveTexts, type Move } from './received-move.ts';

/** The API's limit per request. */
const BULK_MAX = 100;

/** Changes applications and updates the lists read at `readAt`, also with changes by others. */
export function useReceivedMoves(readAt: number) {
  const client = useQueryClient();
  const [refused, setRefused] = useState(0);
  const [hasArrived, setArrived] = useState(false);

  const put = (id: string, status: ApplicationStatus): void => {
    const known = findReceived(client, readAt, id);
    if (known && known.status !== status) putChange(client, readAt, inStatus(known, status), known.status);
  };
  useLive((event) => {
    if (event.type === 'application') put(event.applicationId, event.status);
    if (event.type === 'notification' && event.notificationType === 'application') setArrived(true);
  });
  return {
    /** Refusals of the last change: someone else was faster. */
    refused,
    /** Whether applications arrived since the page was read. */
    hasArrived,
    /** @throws if the request itself fails. */
    async move(move: Move, applications: readonly ReceivedApplication[]): Promise<void> {
      setRefused(0);
      const able = applications.filter(({ can }) => can[move]);
      let done = 0;
      for (let start = 0; start < able.length; start += BULK_MAX) {
        const results = await api.applications.bulk({
          action: move,
          ids: able.slice(start, start + BULK_MAX).map(({ id }) => id),
        });
        for (const { id, refused: why } of results) {
          if (why === null) {
            done += 1;
            put(id, applicationTransitions[move].to);
          } else await readAgain(id);
        }
        setRefused((before) => before + results.filter(({ refused: why }) => why !== null).length);
      }
      if (done > 0) showToast({ title: moveTexts[move].done({ count: done }) });
    },
  };

  /** Reloads a refused application, whose state here is out of date. */
  async function readAgain(id: string): Promise<void> {
    try {
      put(id, (await api.applications.read({ id })).status);
    } catch {
      // It stays as it is shown until the page is read again.
    }
  }
}
