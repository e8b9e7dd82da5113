import type { CloseReason } from '#contract/jobs/job-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import { statusText } from '../job-words.ts';
import type { BulkAction, JobAction } from './job-change.ts';
import type { RefusalCode, RefusedJob } from './outcome.ts';

type Counted = (parameters: { count: number }) => string;

const actions: Record<JobAction, () => string> = {
  pause: m.jobs_action_pause,
  publish: m.jobs_action_publish,
  close: m.jobs_action_close,
  renew: m.jobs_action_renew,
  duplicate: m.jobs_action_duplicate,
  remove: m.jobs_action_remove,
};

const done: Record<JobAction, Counted> = {
  pause: m.jobs_done_pause,
  publish: m.jobs_done_publish,
  close: m.jobs_done_close,
  renew: m.jobs_done_renew,
  duplicate: m.jobs_done_duplicate,
  remove: m.jobs_done_remove,
};

const questions: Record<BulkAction, Counted> = {
  pause: m.jobs_ask_pause,
  publish: m.jobs_ask_publish,
  close: m.jobs_ask_close,
  renew: m.jobs_ask_renew,
  duplicate: m.jobs_ask_duplicate,
};

const effects: Record<JobAction, () => string> = {
  pause: m.jobs_about_pause,
  publish: m.jobs_about_publish,
  close: m.jobs_about_close,
  renew: m.jobs_about_renew,
  duplicate: m.jobs_about_duplicate,
  remove: m.jobs_about_remove,
};

export const actionText = (action: JobAction): string => actions[action]();

export const doneText = (action: JobAction, count: number): string => done[action]({ count });

export const questionText = (action: BulkAction, count: number): string => questions[action]({ count });

export const effectText = (action: JobAction): string => effects[action]();

/** `site` is this site's name. */
export function closeReasonText(reason: CloseReason, site: string): string {
  const texts: Record<CloseReason, string> = {
    filled_here: m.jobs_close_filled_here({ site }),
    filled_elsewhere: m.jobs_close_filled_elsewhere(),
    cancelled: m.jobs_close_cancelled(),
    other: m.jobs_close_other(),
  };
  return texts[reason];
}

const refusals: Record<Exclude<RefusalCode, 'CONFLICT'>, (parameters: { title: string }) => string> = {
  NOT_FOUND: m.jobs_refused_not_found,
  FORBIDDEN: m.jobs_refused_forbidden,
  INVALID: m.jobs_refused_invalid,
  TOO_MANY_REQUESTS: m.jobs_refused_too_many,
  approval_needed: m.jobs_refused_approval,
};

export function refusedText({ title, code, obstacle }: RefusedJob): string {
  if (obstacle === 'hidden') return m.jobs_refused_hidden({ title });
  if (obstacle) return m.jobs_refused_status({ title, status: statusText(obstacle) });
  return code === 'CONFLICT' ? m.jobs_refused_changed({ title }) : refusals[code]({ title });
}
