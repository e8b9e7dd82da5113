import { useNavigate } from 'react-router';

import type { Application, Neighbours } from '#contract/applications/application-views.ts';
import { useShortcuts } from '#web/app/shortcuts/use-shortcuts.ts';

import { CV_DOWNLOAD } from './cv.tsx';
import { decisionKeys } from './decision-texts.ts';
import { NOTES_FIELD } from './notes.tsx';
import type { Decision } from './use-review.ts';
import { useReviewHref } from './use-shown-review.ts';

interface ReviewShortcuts extends Pick<Neighbours, 'previous' | 'next'> {
  application: Application;
  onDecide: (decision: Decision) => void;
  onToggleCv: () => void;
  onHelp: () => void;
}

/** Keyboard shortcuts; actions that are not allowed have none. */
export function useReviewShortcuts({
  application: { can, cv },
  previous,
  next,
  onDecide,
  onToggleCv,
  onHelp,
}: ReviewShortcuts): void {
  const navigate = useNavigate();
  const reviewHref = useReviewHref();
  const go = (id: string | null) => () => (id ? void navigate(reviewHref(id)) : false);
  const decide = (decision: Decision) => () => (can[decision] ? onDecide(decision) : false);
  useShortcuts({
    j: go(next),
    ArrowRight: go(next),
    k: go(previous),
    ArrowLeft: go(previous),
    ...decisionKeys(decide),
    v: () => (cv ? onToggleCv() : false),
    d: () => (cv ? document.getElementById(CV_DOWNLOAD)?.click() : false),
    n: () => document.getElementById(NOTES_FIELD)?.focus(),
    '?': onHelp,
  });
}
