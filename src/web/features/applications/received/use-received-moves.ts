import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { applicationTransitions, type ApplicationStatus } from '#contract/application-status.ts';
import type { ReceivedApplication } from '#contract/application-views.ts';
import { api } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { findReceived, inStatus, putChange } from './received-cache.ts';
import { moveTexts, type Move } from './received-move.ts';
import { useRejections } from './use-rejections.ts';

/** The API's limit per request. */
const BULK_MAX = 100;

type Results = { id: string; refused: string | null }[];

/** Changes applications and updates the lists read at `readAt`, also with changes by others. */
export function useReceivedMoves(readAt: number) {
  const client = useQueryClient();
  const [refused, setRefused] = useState(0);
  const [hasArrived, setArrived] = useState(false);
  const rejections = useRejections();

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
    /** Why the last rejection of several could not be undone. */
    notUndone: rejections.notUndone,
    /** Whether applications arrived since the page was read. */
    hasArrived,
    /** @throws if the request itself fails. */
    async move(move: Move, applications: readonly ReceivedApplication[]): Promise<void> {
      setRefused(0);
      const ids = applications.filter(({ can }) => can[move]).map(({ id }) => id);
      if (move === 'reject' && ids.length > 1) await rejections.reject((request) => send(ids, request));
      else await change(move, ids);
    },
  };

  async function change(move: Move, ids: readonly string[]): Promise<void> {
    let count = 0;
    await send(ids, async (some) => {
      const results = await api.applications.bulk({ action: move, ids: some });
      const done = results.filter((one) => one.refused === null);
      for (const { id } of done) put(id, applicationTransitions[move].to);
      count += done.length;
      return results;
    });
    if (count > 0) showToast({ title: moveTexts[move].done({ count }) });
  }

  /** In as many requests as it takes; counts the refusals. */
  async function send(ids: readonly string[], request: (ids: string[]) => Promise<Results>): Promise<void> {
    for (let start = 0; start < ids.length; start += BULK_MAX) {
      const results = await request(ids.slice(start, start + BULK_MAX));
      const left = results.filter((one) => one.refused !== null);
      for (const { id } of left) await readAgain(id);
      setRefused((before) => before + left.length);
    }
  }

  /** Reloads a refused application, whose state here is out of date. */
  async function readAgain(id: string): Promise<void> {
    try {
      put(id, (await api.applications.read({ id })).status);
    } catch {
      // It stays as it is shown until the page is read again.
    }
  }
}
