import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import type { Stage } from '#contract/applications/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import { sayFailed } from '#web/app/say-failed.ts';

import { BoardColumn } from './board-column.tsx';
import type { BoardColumn as Column } from './board-columns.ts';
import { MoveDialog, type Question } from './move-dialog.tsx';
import { MoveNotes } from './move-notes.tsx';
import { findReceived, type ReceivedPage } from './received-cache.ts';
import type { ReceivedFilters } from './received-filters.ts';
import { canEnter, moveTo, type Move } from './received-move.ts';
import { useReceivedMoves } from './use-received-moves.ts';

interface BoardProps {
  filters: ReceivedFilters;
  columns: readonly Column[];
  /** Applications per column. */
  lists: readonly ReceivedPage[];
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
}

export function Board({ filters, columns, lists, readAt }: BoardProps) {
  const client = useQueryClient();
  const stages = columns.flatMap(({ stage }) => stage ?? []);
  const { move, enter, ...notes } = useReceivedMoves(readAt, stages);
  const [question, setQuestion] = useState<Question>();
  const [dragged, setDragged] = useState<readonly ReceivedApplication[]>([]);

  const known = (ids: readonly string[]) => ids.flatMap((id) => findReceived(client, readAt, id) ?? []);
  const act = (chosen: Move, applications: readonly ReceivedApplication[]) => {
    if (chosen === 'view') move(chosen, applications).catch(sayFailed);
    else setQuestion({ move: chosen, applications });
  };
  const enterStage = (stage: Stage, application: ReceivedApplication) => {
    const chosen = stage.status === application.status ? undefined : moveTo(stage.status);
    // Asks only before moves that notify the applicant.
    if (chosen && chosen !== 'view') setQuestion({ move: chosen, applications: [application], stage });
    else enter(stage, application).catch(sayFailed);
  };
  const drop = ({ status, stage }: Column, ids: readonly string[]) => {
    const applications = known(ids);
    const [only] = applications;
    const chosen = moveTo(status);
    if (stage && only) enterStage(stage, only);
    else if (chosen) act(chosen, applications);
  };
  return (
    <>
      <MoveNotes {...notes} />
      <p className="text-sm text-soft max-md:hidden">{m.applications_board_help()}</p>
      <div className={GRID}>
        {columns.map((column, index) => {
          const first = lists[index];
          return (
            first &&
            isShown(column, first, stages) && (
              <BoardColumn
                key={column.shown}
                {...{ filters, column, stages, first, readAt }}
                takesDrop={dragged.some((one) => takes(column, one))}
                onDrag={(ids) => setDragged(known(ids))}
                onDrop={(ids) => drop(column, ids)}
                onMove={(chosen, application) => act(chosen, [application])}
                onEnter={enterStage}
              />
            )
          );
        })}
      </div>
      {question && (
        <MoveDialog
          question={question}
          onClose={() => setQuestion(undefined)}
          onMove={async ({ move: asked, applications, stage }) => {
            const [only] = applications;
            await (stage && only ? enter(stage, only) : move(asked, applications));
          }}
        />
      )}
    </>
  );
}

function takes({ status, stage }: Column, application: ReceivedApplication): boolean {
  if (stage) return canEnter(stage, application);
  const move = moveTo(status);
  return move !== undefined && application.can[move];
}

const GRID =
  '-mx-4 grid snap-x scroll-px-4 auto-cols-[min(85%,19rem)] grid-flow-col gap-3 overflow-x-auto px-4 pb-3 md:auto-cols-[minmax(15rem,1fr)]';

/** A status without a stage of the job; shown only while it contains applications. */
const isShown = ({ status, stage }: Column, { counts }: ReceivedPage, stages: readonly Stage[]): boolean =>
  stage !== undefined ||
  stages.length === 0 ||
  (status !== 'shortlisted' && status !== 'interview') ||
  (counts[status] ?? 0) > 0;
