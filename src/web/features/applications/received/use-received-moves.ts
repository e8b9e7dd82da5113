import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { applicationTransitions, type ApplicationStatus } from '#contract/application-status.ts';
import type { ReceivedApplication } from '#contract/application-views.ts';
import type { Stage } from '#contract/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { problemOf } from '#web/app/problem.ts';
import { showToast } from '#web/ui/toast.tsx';

import { statusName } from '../status-words.ts';
import { findReceived, inPlace, putChange } from './received-cache.ts';
import type { Place } from './received-filters.ts';
import { moveTexts, type Move } from './received-move.ts';
import { useRejections } from './use-rejections.ts';

/** The API's limit per request. */
const BULK_MAX = 100;

type Results = { id: string; refused: string | null }[];

const NO_STAGES: readonly Stage[] = [];

/**
 * Changes applications and updates the lists read at `readAt`, also with changes by others. `stages`: of the job, if all
 * lists are of one.
 */
export function useReceivedMoves(readAt: number, stages: readonly Stage[] = NO_STAGES) {
  const client = useQueryClient();
  const [refused, setRefused] = useState(0);
  const [overtaken, setOvertaken] = useState<string>();
  const [hasArrived, setArrived] = useState(false);
  const rejections = useRejections();

  const put = (id: string, place: Place): void => {
    const known = findReceived(client, readAt, id);
    if (known && (known.status !== place.status || known.stage?.id !== place.stage?.id))
      putChange(client, readAt, inPlace(known, place), known);
  };
  const putStatus = (id: string, status: ApplicationStatus): void => {
    const known = findReceived(client, readAt, id);
    // As the server does: the first stage of the status.
    if (known && known.status !== status)
      put(id, { status, stage: stages.find((stage) => stage.status === status) ?? null });
  };
  useLive((event) => {
    if (event.type === 'application') putStatus(event.applicationId, event.status);
    if (event.type === 'stage') {
      const stage = stages.find(({ id }) => id === event.stageId);
      if (stage) put(event.applicationId, { status: event.status, stage });
    }
    if (event.type === 'notification' && event.notificationType === 'application') setArrived(true);
  });
  return {
    /** Refusals of the last change: someone else was faster. */
    refused,
    /** Who was in another stage already when they were moved, in words. */
    overtaken,
    /** Why the last rejection of several could not be undone. */
    notUndone: rejections.notUndone,
    /** Whether applications arrived since the page was read. */
    hasArrived,
    /** @throws if the request itself fails. */
    async move(move: Move, applications: readonly ReceivedApplication[]): Promise<void> {
      startAgain();
      const ids = applications.filter(({ can }) => can[move]).map(({ id }) => id);
      if (move === 'reject' && ids.length > 1) await rejections.reject((request) => send(ids, request));
      else await change(move, ids);
    },
    /** @throws if the request itself fails. */
    async enter(stage: Stage, application: ReceivedApplication): Promise<void> {
      startAgain();
      const { id, applicant } = application;
      try {
        put(id, await api.applications.moveToStage({ id, stageId: stage.id, from: application.stage?.id ?? null }));
        showToast({ title: m.stages_moved({ stage: stage.name }) });
      } catch (error) {
        if (problemOf(error).code !== 'CONFLICT') throw error;
        const current = await readAgain(id);
        setOvertaken(
          m.stages_faster({
            name: applicant.name || m.applications_review_anonymous(),
            stage: current?.stage?.name ?? statusName(current?.status ?? application.status),
          }),
        );
      }
    },
  };

  function startAgain(): void {
    setRefused(0);
    setOvertaken(undefined);
  }

  async function change(move: Move, ids: readonly string[]): Promise<void> {
    let count = 0;
    await send(ids, async (some) => {
      const results = await api.applications.bulk({ action: move, ids: some });
      const done = results.filter((one) => one.refused === null);
      for (const { id } of done) putStatus(id, applicationTransitions[move].to);
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
  async function readAgain(id: string): Promise<Place | undefined> {
    try {
      const current = await api.applications.read({ id });
      put(id, current);
      return current;
    } catch {
      // It stays as it is shown until the page is read again.
      return undefined;
    }
  }
}
