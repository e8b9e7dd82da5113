import {
  applicationTransitions,
  type ApplicationStatus,
  type EmployerTransition,
  employerTransitions,
} from '#contract/applications/application-status.ts';
import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import type { Stage } from '#contract/applications/stages.ts';
import { m } from '#generated/paraglide/messages.js';

import { decisionTexts } from '../review/decision-texts.ts';

export type Move = EmployerTransition;

export const moves: readonly Move[] = employerTransitions;

/** The move to a status; undefined for statuses that only the applicant sets. */
export const moveTo = (status: ApplicationStatus): Move | undefined =>
  moves.find((move) => applicationTransitions[move].to === status);

/** Any other stage of the same status; a stage of another status if the status allows it. */
export function canEnter(
  { id, status }: Pick<Stage, 'id' | 'status'>,
  application: Pick<ReceivedApplication, 'status' | 'stage' | 'can'>,
): boolean {
  if (application.stage?.id === id) return false;
  const move = moveTo(status);
  return application.status === status || (move !== undefined && application.can[move]);
}

interface MoveTexts {
  action: () => string;
  /** The confirmation for several; opening needs none. */
  ask?: (parameters: { count: number }) => string;
  /** The text of the confirmation for several applications, if the move is final or can be undone. */
  about?: () => string;
  done: (parameters: { count: number }) => string;
}

export const moveTexts: Record<Move, MoveTexts> = {
  view: { action: m.applications_action_view, done: m.applications_moved_view },
  shortlist: {
    action: decisionTexts.shortlist.action,
    ask: m.applications_move_ask_shortlist,
    done: m.applications_moved_shortlist,
  },
  interview: {
    action: decisionTexts.interview.action,
    ask: m.applications_move_ask_interview,
    done: m.applications_moved_interview,
  },
  accept: {
    action: decisionTexts.accept.action,
    ask: m.applications_move_ask_accept,
    about: m.applications_move_about_final,
    done: m.applications_moved_accept,
  },
  reject: {
    action: decisionTexts.reject.action,
    ask: m.applications_move_ask_reject,
    about: m.applications_move_about_reject,
    done: m.applications_moved_reject,
  },
};
