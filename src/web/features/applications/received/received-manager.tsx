import { useRef, useState } from 'react';

import type { ReceivedApplication } from '#contract/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { focusWhenLost } from '#web/app/focus.ts';
import { titleAt } from '#web/app/rows/row-focus.ts';
import { useSelection, type Selection } from '#web/app/rows/use-selection.ts';
import { ShortcutsButton } from '#web/app/shortcuts/shortcuts-button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';

import { MoveDialog, type Question } from './move-dialog.tsx';
import { MoveNotes } from './move-notes.tsx';
import { ReceivedBulkBar } from './received-bulk-bar.tsx';
import type { ReceivedPage } from './received-cache.ts';
import { NoMatch } from './received-empty.tsx';
import { receivedHref, type ReceivedFilters } from './received-filters.ts';
import type { Move } from './received-move.ts';
import { ReceivedShortcutsDialog } from './received-shortcuts-dialog.tsx';
import { ReceivedStatusLinks } from './received-status-links.tsx';
import { ReceivedTable } from './received-table.tsx';
import { useReceived } from './use-received.ts';
import { useReceivedMoves } from './use-received-moves.ts';
import { useReceivedShortcuts } from './use-received-shortcuts.ts';

interface ReceivedManagerProps {
  filters: ReceivedFilters;
  first: ReceivedPage;
  /** When `first` was read, in milliseconds since 1970. */
  readAt: number;
}

/** The applications as a table, and everything that can be done with them, one by one or several at once. */
export function ReceivedManager({ filters, first, readAt }: ReceivedManagerProps) {
  const { applications, counts, nextCursor, more } = useReceived({ filters, shown: filters.status, first, readAt });
  const selection = useSelection(applications.map(({ id }) => id));
  const selected = applications.filter(({ id }) => selection.ids.has(id));
  const place = useRef<HTMLDivElement>(null);
  const { refused, hasArrived, move } = useReceivedMoves(readAt);
  const [question, setQuestion] = useState<Question>();
  const [isHelpOpen, setHelpOpen] = useState(false);

  // A row that does not fit the filter any more leaves; the one in its place then has the focus.
  const finish = async (chosen: Move, targets: readonly ReceivedApplication[]) => {
    const at = applications.findIndex((application) => targets.includes(application));
    await move(chosen, targets);
    selection.clear();
    focusWhenLost(() => place.current && titleAt(place.current, at));
  };
  const act = (chosen: Move, targets: readonly ReceivedApplication[]) => {
    if (chosen === 'view') void finish(chosen, targets);
    else if (targets.some(({ can }) => can[chosen])) setQuestion({ move: chosen, applications: targets });
  };
  useReceivedShortcuts({ applications, selected, selection, place, act, onHelp: () => setHelpOpen(true) });
  return (
    <>
      <ReceivedStatusLinks {...{ filters, counts }} />
      <MoveNotes {...{ refused, hasArrived }} />
      <div ref={place}>
        <ListHead count={applications.length} selection={selection} onHelp={() => setHelpOpen(true)} />
        {applications.length > 0 ? (
          <ReceivedTable
            {...{ applications, selection }}
            hasJobs={!filters.job}
            onMove={(chosen, application) => act(chosen, [application])}
            onEndNear={nextCursor && !more.isPending && !more.hasFailed ? more.load : undefined}
          />
        ) : (
          <NoMatch />
        )}
        <LoadMore
          first={filters.cursor && receivedHref('table', { ...filters, cursor: undefined })}
          next={nextCursor && receivedHref('table', { ...filters, cursor: nextCursor })}
          more={more}
        />
        {selected.length > 0 && (
          <ReceivedBulkBar selected={selected} onMove={(chosen) => act(chosen, selected)} onClear={selection.clear} />
        )}
      </div>
      {question && (
        <MoveDialog
          question={question}
          onClose={() => setQuestion(undefined)}
          onMove={(asked) => finish(asked.move, asked.applications)}
        />
      )}
      {isHelpOpen && <ReceivedShortcutsDialog onClose={() => setHelpOpen(false)} />}
    </>
  );
}

function ListHead({ count, selection, onHelp }: { count: number; selection: Selection; onHelp: () => void }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      {count > 0 && (
        <Checkbox
          label={m.applications_received_select_all()}
          checked={selection.ids.size === count}
          onChange={selection.toggleAll}
        />
      )}
      <p role="status" className="text-soft tabular-nums">
        {m.applications_received_shown({ count })}
      </p>
      <ShortcutsButton onPress={onHelp} className="ms-auto" />
    </div>
  );
}
