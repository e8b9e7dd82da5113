import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';

import { applicationTransitions, type EmployerTransition } from '#contract/applications/application-status.ts';
import type { Application } from '#contract/applications/application-views.ts';
import type { Stage } from '#contract/applications/stages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { problemOf, problemText } from '#web/app/problem.ts';
import { useInTurn } from '#web/app/use-in-turn.ts';
import { showToast } from '#web/ui/toast.tsx';

import { changeName } from '../status-words.ts';
import type { Rejection } from './rejection-fields.tsx';
import { useReviewHref } from './use-shown-review.ts';

export type Decision = Exclude<EmployerTransition, 'view'>;

type Event = Application['history'][number];

/** A change by another member. `isFaster`: the reader's own decision came too late. */
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
  const reviewHref = useReviewHref();
  // Changes that the reader knows: the initial ones, and their own.
  const [known, setKnown] = useState(history.length);
  const [isFaster, setFaster] = useState(false);
  const isSending = useRef(false);
  const answered = useRef(application);
  const inTurn = useInTurn();

  async function send(request: () => Promise<Application>): Promise<void> {
    isSending.current = true;
    try {
      const changed = await request();
      answered.current = changed;
      setKnown(changed.history.length);
      setFaster(false);
    } finally {
      isSending.current = false;
    }
  }
  useOpened(application, (opened) => {
    setKnown(opened.history.length);
    return revalidate();
  });
  useLive((event) => {
    const isMove =
      event.type === 'stage' ||
      event.type === 'reveal' ||
      (event.type === 'application' && event.status !== application.status);
    if (isMove && event.applicationId === id && !isSending.current) void revalidate();
  });

  async function decideOnce(decision: Decision, rejection?: Rejection): Promise<void> {
    try {
      await send(() =>
        decision === 'reject' ? api.applications.reject({ id, ...rejection }) : api.applications[decision]({ id }),
      );
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT') {
        setFaster(true);
        return revalidate();
      }
      sayFailed(error);
      throw error;
    }
    sayDone(decision, next && reviewHref(next));
    await (isEnd(decision) ? navigate(href(paths.employerDashboard())) : revalidate());
  }

  const event = history.slice(known).findLast(({ to }) => to !== 'viewed');
  return {
    news: event && ({ event, isFaster } satisfies News),
    /**
     * Waits for pending decisions. Accepting and rejecting lead to the dashboard (specification, section 4).
     * @throws the API's refusal, except for a decision that came too late, which is shown.
     */
    decide: (decision: Decision, rejection?: Rejection) => inTurn(decision, () => decideOnce(decision, rejection)),
    /**
     * As `decide`, for a stage; if a colleague changed it meanwhile, shows that stage instead.
     * @throws other refusals of the API
     */
    enter: (stage: Stage) =>
      inTurn(stage.id, async () => {
        await enterStage(newer(application, answered.current), stage, send);
        await revalidate();
      }),
  };
}

const newer = (one: Application, other: Application): Application =>
  other.history.length > one.history.length ? other : one;

async function enterStage(
  { id, stage: from }: Application,
  { id: stageId, name }: Stage,
  send: (request: () => Promise<Application>) => Promise<void>,
): Promise<void> {
  try {
    await send(() => api.applications.moveToStage({ id, stageId, from: from?.id ?? null }));
    showToast({ title: m.stages_moved({ stage: name }) });
  } catch (error) {
    if (problemOf(error).code !== 'CONFLICT') throw error;
    showToast({ variant: 'destructive', title: m.stages_moved_meanwhile() });
  }
}

const isEnd = (decision: Decision): boolean => decision === 'accept' || decision === 'reject';

function sayDone(decision: Decision, nextHref: string | null): void {
  showToast({
    title: endTexts[decision]?.() ?? changeName(applicationTransitions[decision].to),
    ...(isEnd(decision) && nextHref
      ? { link: { href: nextHref, label: m.applications_review_next_application() } }
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
      // The application remains new; the next opening reports it again.
    });
  });
  useEffect(() => sayOpened(), []);
}
