import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';

import { applicationTransitions } from '#contract/application-status.ts';
import type { Application } from '#contract/application-views.ts';
import { paths } from '#contract/paths.ts';
import type { Stage } from '#contract/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { problemOf, problemText } from '#web/app/problem.ts';
import { showToast } from '#web/ui/toast.tsx';

import { changeName } from '../status-words.ts';

export type Decision = 'shortlist' | 'interview' | 'accept' | 'reject';

type Event = Application['history'][number];

/** A change by someone else. `isFaster`: the reader's own decision came too late. */
export interface News {
  event: Event;
  isFaster: boolean;
}

const endTexts: Partial<Record<Decision, () => string>> = {
  accept: m.applications_review_accepted,
  reject: m.applications_review_rejected,
};

/** Also marks the application as viewed. `next` is where the review continues after a decision. */
export function useReview(application: Application, next: string | null) {
  const { id, history } = application;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  // Changes that the reader has seen: those at first, and their own.
  const [known, setKnown] = useState(history.length);
  const [isFaster, setFaster] = useState(false);
  const isSending = useRef(false);
  const isBusy = useRef(false);

  async function send(decision: Decision): Promise<void> {
    isSending.current = true;
    try {
      const changed = await api.applications[decision]({ id });
      setKnown(changed.history.length);
      setFaster(false);
    } finally {
      isSending.current = false;
    }
  }
  /** Within the status nobody outside the company learns of it. */
  async function sendStage(stage: Stage): Promise<void> {
    isSending.current = true;
    try {
      const from = application.stage?.id ?? null;
      const changed = await api.applications.moveToStage({ id, stageId: stage.id, from });
      setKnown(changed.history.length);
      setFaster(false);
      showToast({ title: m.stages_moved({ stage: stage.name }) });
    } catch (error) {
      if (problemOf(error).code !== 'CONFLICT') throw error;
      showToast({ variant: 'destructive', title: m.stages_moved_meanwhile() });
    } finally {
      isSending.current = false;
    }
    await revalidate();
  }
  useOpened(application, (opened) => {
    setKnown(opened.history.length);
    return revalidate();
  });
  useLive((event) => {
    if (
      event.type === 'application' &&
      event.applicationId === id &&
      event.status !== application.status &&
      !isSending.current
    )
      void revalidate();
    if (event.type === 'stage' && event.applicationId === id && !isSending.current) void revalidate();
  });

  async function decideOnce(decision: Decision): Promise<void> {
    try {
      await send(decision);
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT') {
        setFaster(true);
        return revalidate();
      }
      sayFailed(error);
      throw error;
    }
    sayDone(decision, next);
    await (isEnd(decision) ? navigate(href(paths.employerDashboard())) : revalidate());
  }

  async function once(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  }

  const event = history.slice(known).findLast(({ to }) => to !== 'viewed');
  return {
    news: event && ({ event, isFaster } satisfies News),
    /**
     * A second call meanwhile is ignored. Accepting and rejecting lead to the dashboard (specification, section 4).
     * @throws what the API refuses, except a decision that came too late, which is shown.
     */
    decide: (decision: Decision) => once(() => decideOnce(decision)),
    /**
     * As `decide`, for a stage; one in which somebody else put it meanwhile is shown instead.
     * @throws what the API refuses otherwise
     */
    enter: (stage: Stage) => once(() => sendStage(stage)),
  };
}

const isEnd = (decision: Decision): boolean => decision === 'accept' || decision === 'reject';

function sayDone(decision: Decision, next: string | null): void {
  showToast({
    title: endTexts[decision]?.() ?? changeName(applicationTransitions[decision].to),
    ...(isEnd(decision) && next
      ? { link: { href: href(paths.reviewApplication(next)), label: m.applications_review_next_application() } }
      : {}),
  });
}

const sayFailed = (error: unknown) =>
  showToast({
    variant: 'destructive',
    title: m.applications_review_failed(),
    description: problemText(problemOf(error)),
  });

/** Reports a view when a browser shows the page, not when it is only fetched. */
function useOpened({ id, can }: Application, onOpened: (opened: Application) => unknown): void {
  const sayOpened = useEffectEvent(() => {
    if (!can.view) return;
    api.applications.view({ id }).then(onOpened, () => {
      // It stays new; the next opening reports it again.
    });
  });
  useEffect(() => sayOpened(), []);
}
