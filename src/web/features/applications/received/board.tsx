import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { ApplicationStatus } from '#contract/application-status.ts';
import type { ReceivedApplication } from '#contract/application-views.ts';
import { m } from '#generated/paraglide/messages.js';

import { BoardColumn } from './board-column.tsx';
import { boardStatuses } from './board-statuses.ts';
import { MoveDialog, type Question } from './move-dialog.tsx';
import { MoveNotes } from './move-notes.tsx';
import { findReceived, type ReceivedPage } from './received-cache.ts';
import type { ReceivedFilters } from './received-filters.ts';
import { moveTo, type Move } from './received-move.ts';
import { useReceivedMoves } from './use-received-moves.ts';

interface BoardProps {
  filters: ReceivedFilters;
  lists: readonly ReceivedPage[];
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
}

export function Board({ filters, lists, readAt }: BoardProps) {
  const client = useQueryClient();
  const { move, ...notes } = useReceivedMoves(readAt);
  const [question, setQuestion] = useState<Question>();
  const [dragged, setDragged] = useState<readonly ReceivedApplication[]>([]);

  const known = (ids: readonly string[]) => ids.flatMap((id) => findReceived(client, readAt, id) ?? []);
  const act = (chosen: Move, applications: readonly ReceivedApplication[]) => {
    if (chosen === 'view') void move(chosen, applications);
    else setQuestion({ move: chosen, applications });
  };
  const drop = (status: ApplicationStatus, ids: readonly string[]) => {
    const chosen = moveTo(status);
    if (chosen) act(chosen, known(ids));
  };
  const takes = (status: ApplicationStatus) => {
    const chosen = moveTo(status);
    return chosen !== undefined && dragged.some(({ can }) => can[chosen]);
  };
  return (
    <>
      <MoveNotes {...notes} />
      <p className="text-sm text-soft max-md:hidden">{m.applications_board_help()}</p>
      <div className="-mx-4 grid snap-x scroll-px-4 auto-cols-[min(85%,19rem)] grid-flow-col gap-3 overflow-x-auto px-4 pb-3 md:auto-cols-[minmax(18rem,1fr)] lg:auto-cols-[minmax(0,1fr)] lg:gap-2">
        {boardStatuses.map((status, index) => {
          const first = lists[index];
          return (
            first && (
              <BoardColumn
                key={status}
                {...{ filters, status, first, readAt }}
                takesDrop={takes(status)}
                onDrag={(ids) => setDragged(known(ids))}
                onDrop={(ids) => drop(status, ids)}
                onMove={(chosen, application) => act(chosen, [application])}
              />
            )
          );
        })}
      </div>
      {question && (
        <MoveDialog
          question={question}
          onClose={() => setQuestion(undefined)}
          onMove={(asked) => move(asked.move, asked.applications)}
        />
      )}
    </>
  );
}
