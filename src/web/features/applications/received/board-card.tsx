import { Clock, Ellipsis, GripVertical } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from 'react-aria-components';

import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import type { Stage } from '#contract/applications/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import { PresentedMark } from '#web/features/presenting/presented-mark.tsx';
import { VerifiedMark } from '#web/features/profiles/verified-mark.tsx';
import { LanguageChip } from '#web/ui/language-chip.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Time } from '#web/ui/time.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

import { dueText, isLate } from '../due-note.tsx';
import { BeingRejected } from '../status-badge.tsx';
import { moveEntries, stageEntries } from './move-entries.tsx';
import { canEnter, moves, moveTo, type Move } from './received-move.ts';

/** The rest are on the application's page. */
const LANGUAGES_SHOWN = 2;

interface BoardCardProps {
  application: ReceivedApplication;
  /** Stages of the job; empty if the columns are statuses. */
  stages: readonly Stage[];
  hasJob: boolean;
  onMove: (move: Move) => void;
  onEnter: (stage: Stage) => void;
}

export function BoardCard({ application, stages, hasJob, onMove, onEnter }: BoardCardProps) {
  const { applicant, job, isBeingRejected, can } = application;
  const name = applicant.name || m.applications_review_anonymous();
  const entries = [
    ...stageEntries(
      stages.filter((stage) => canEnter(stage, application)),
      onEnter,
    ),
    // A stage replaces its status.
    ...moveEntries(
      moves.filter((move) => can[move] && stages.every(({ status }) => moveTo(status) !== move)),
      onMove,
    ),
  ];
  return (
    <span className="flex flex-col gap-1.5">
      <span className="leading-snug font-semibold">
        {name}
        {applicant.verified.length > 0 && <VerifiedMark verified={applicant.verified} />}
      </span>
      <PresentedMark applicationId={application.id} />
      {isBeingRejected && (
        <span>
          <BeingRejected />
        </span>
      )}
      {applicant.jobTitle && <span className="line-clamp-2 leading-snug text-soft">{applicant.jobTitle}</span>}
      <span className="flex flex-wrap gap-1">
        {applicant.languages.slice(0, LANGUAGES_SHOWN).map(({ language, level }) => (
          <LanguageChip key={language} {...{ language, level }} isShort />
        ))}
      </span>
      {hasJob && <span className="line-clamp-2 leading-snug text-soft">{job.title}</span>}
      <span className="flex items-center gap-1">
        <Dates application={application} />
        {entries.length > 0 && (
          <>
            <NotTheCard>
              <Menu
                trigger={<Ellipsis aria-hidden="true" />}
                label={m.applications_received_actions_named({ name })}
                variant="ghost"
                size="icon"
                items={entries}
                className="-my-2.5 -me-1"
              />
            </NotTheCard>
            <Button
              slot="drag"
              aria-label={m.applications_board_drag({ name })}
              className="-my-2 -me-2 grid size-9 cursor-grab place-items-center rounded-control text-soft max-md:hidden"
            >
              <GripVertical aria-hidden="true" className="size-4" />
            </Button>
          </>
        )}
      </span>
    </span>
  );
}

/** When the candidate applied, and until when they were promised an answer, on one line. */
function Dates({ application: { appliedAt, isWaiting, answerDueAt } }: Pick<BoardCardProps, 'application'>) {
  return (
    <span className="flex flex-1 items-center gap-1.5 text-xs whitespace-nowrap text-soft">
      <Time iso={appliedAt} show={dayShape(appliedAt)} />
      {isWaiting && answerDueAt !== null && (
        // The server and the browser may render it before and after that time.
        <span
          className={`flex items-center gap-0.5 ${isLate(answerDueAt) ? 'text-coral' : ''}`.trimEnd()}
          suppressHydrationWarning
        >
          <Clock aria-hidden="true" className="size-3" />
          <VisuallyHidden>{dueText(answerDueAt)}</VisuallyHidden>
          <span aria-hidden="true">
            <Time iso={answerDueAt} show={dayShape(answerDueAt)} />
          </span>
        </span>
      )}
    </span>
  );
}

/** With the year only if it is another one. */
const dayShape = (iso: string) => (new Date(iso).getFullYear() === new Date().getFullYear() ? 'day' : 'date');

/** A press inside must not open the application, as a press on the card does. */
function NotTheCard({ children }: { children: ReactNode }) {
  return (
    <span
      role="none"
      className="contents"
      onPointerDown={stop}
      onMouseDown={stop}
      onClick={stop}
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && event.stopPropagation()}
    >
      {children}
    </span>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
