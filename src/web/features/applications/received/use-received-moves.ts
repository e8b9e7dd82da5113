import { useState } from 'react';

import { applicationTransitions } from '#contract/applications/application-status.ts';
import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import type { Stage } from '#contract/applications/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { problemOf } from '#web/app/problem.ts';
import { showToast } from '#web/ui/toast.tsx';

import { statusName } from '../status-words.ts';
import type { Place } from './received-filters.ts';
import { moveTexts, type Move } from './received-move.ts';
import { useReceivedPlaces } from './use-received-places.ts';
import { useRejections } from './use-rejections.ts';

/** The API's limit per request. */
const BULK_MAX = 100;

type Results = { id: string; refused: string | null }[];

const NO_STAGES: readonly Stage[] = [];

/**
 * Changes applications and updates the lists read at `readAt`, also after changes by others. `stages`: of the job, if all
 * lists belong to one.
 */
export function useReceivedMoves(readAt: number, stages: readonly Stage[] = NO_STAGES) {
  const { put, putStatus, readAgain } = useReceivedPlaces(readAt, stages);
  const [refused, setRefused] = useState(0);
  const [overtaken, setOvertaken] = useState<string>();
  const [hasArrived, setArrived] = useState(false);
  const rejections = useRejections();

  useLive((event) => {
    if (event.type === 'notification' && event.notificationType === 'application') setArrived(true);
  });
  return {
    /** Refusals of the last change: a colleague was faster. */
    refused,
    /** The applications that a colleague had already moved, as a text. */
    overtaken,
    /** Why the last batch rejection could not be undone. */
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
      const { id } = application;
      try {
        put(id, await api.applications.moveToStage({ id, stageId: stage.id, from: application.stage?.id ?? null }));
        showToast({ title: m.stages_moved({ stage: stage.name }) });
      } catch (error) {
        if (problemOf(error).code !== 'CONFLICT') throw error;
        const current = await readAgain(id);
        setOvertaken(overtakenText(application, current ?? application));
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

  /** Splits the applications into several requests; counts the refusals. */
  async function send(ids: readonly string[], request: (ids: string[]) => Promise<Results>): Promise<void> {
    for (let start = 0; start < ids.length; start += BULK_MAX) {
      const results = await request(ids.slice(start, start + BULK_MAX));
      const left = results.filter((one) => one.refused !== null);
      for (const { id } of left) await readAgain(id);
      setRefused((before) => before + left.length);
    }
  }
}

const overtakenText = ({ applicant }: ReceivedApplication, { status, stage }: Place): string =>
  m.stages_faster({
    name: applicant.name || m.applications_review_anonymous(),
    stage: stage?.name ?? statusName(status),
  });
