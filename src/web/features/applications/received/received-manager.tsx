import { type RefObject, useRef, useState } from 'react';

import {
  type ApplicationStatus,
  applicationStatuses,
  undecidedStatuses,
  ALL_STATUSES,
  UNDECIDED,
} from '#contract/applications/application-status.ts';
import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { focusedId, moveFocus, titleAt } from '#web/app/rows/row-focus.ts';
import { type Selection, useSelection } from '#web/app/rows/use-selection.ts';
import { sayFailed } from '#web/app/say-failed.ts';
import { ShortcutsButton } from '#web/app/shortcuts/shortcuts-button.tsx';
import { ShortcutsDialog } from '#web/app/shortcuts/shortcuts-dialog.tsx';
import { useShortcuts } from '#web/app/shortcuts/use-shortcuts.ts';
import { BulkBar } from '#web/ui/bulk-bar.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { focusWhenLost } from '#web/ui/focus.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';

import { decisionKeys, decisionKeyTexts } from '../review/decision-texts.ts';
import { statusListName } from '../status-words.ts';
import { AnswersDueNote } from './answers-due-note.tsx';
import { MoveDialog, type Question } from './move-dialog.tsx';
import { moveEntries } from './move-entries.tsx';
import { MoveNotes } from './move-notes.tsx';
import type { ReceivedPage } from './received-cache.ts';
import { NoMatch } from './received-empty.tsx';
import { type ReceivedFilters, receivedHref } from './received-filters.ts';
import { type Move, moves } from './received-move.ts';
import { ReceivedTable } from './received-table.tsx';
import { useReceivedMoves } from './use-received-moves.ts';
import { useReceived } from './use-received.ts';

interface ReceivedManagerProps {
  filters: ReceivedFilters;
  first: ReceivedPage;
  /** When `first` was read, in milliseconds since 1970. */
  readAt: number;
}

export function ReceivedManager({ filters, first, readAt }: ReceivedManagerProps) {
  const { applications, counts, answersDue, nextCursor, more } = useReceived({
    filters,
    shown: filters.status,
    first,
    readAt,
  });
  const selection = useSelection(applications.map(({ id }) => id));
  const selected = applications.filter(({ id }) => selection.ids.has(id));
  const place = useRef<HTMLDivElement>(null);
  const { move, ...notes } = useReceivedMoves(readAt);
  const [question, setQuestion] = useState<Question>();
  const [isHelpOpen, setHelpOpen] = useState(false);

  // A row that no longer matches the filter disappears; the one in its place gets the focus.
  const finish = async (chosen: Move, targets: readonly ReceivedApplication[]) => {
    const at = applications.findIndex((application) => targets.includes(application));
    await move(chosen, targets);
    selection.clear();
    focusWhenLost(() => place.current && titleAt(place.current, at));
  };
  const act = (chosen: Move, targets: readonly ReceivedApplication[]) => {
    if (chosen === 'view') finish(chosen, targets).catch(sayFailed);
    else if (targets.some(({ can }) => can[chosen])) setQuestion({ move: chosen, applications: targets });
  };
  useReceivedShortcuts({ applications, selected, selection, place, act, onHelp: () => setHelpOpen(true) });
  return (
    <>
      <ReceivedStatusLinks {...{ filters, counts, answersDue }} />
      <MoveNotes {...notes} />
      <div ref={place}>
        <ListHead count={applications.length} selection={selection} onHelp={() => setHelpOpen(true)} />
        {applications.length > 0 ? (
          <ReceivedTable
            {...{ applications, selection, filters }}
            onMove={(chosen, application) => act(chosen, [application])}
            onEndNear={nextCursor && !more.isPending && !more.hasFailed ? more.load : undefined}
          />
        ) : (
          <NoMatch job={filters.job} />
        )}
        <LoadMore
          first={filters.cursor && receivedHref('table', { ...filters, cursor: undefined })}
          next={nextCursor && receivedHref('table', { ...filters, cursor: nextCursor })}
          {...{ more, count: applications.length }}
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

interface ReceivedBulkBarProps {
  selected: readonly ReceivedApplication[];
  onMove: (move: Move) => void;
  onClear: () => void;
}

function ReceivedBulkBar({ selected, onMove, onClear }: ReceivedBulkBarProps) {
  const offered = moves.filter((move) => selected.some(({ can }) => can[move]));
  return (
    <BulkBar
      label={m.applications_received_bulk()}
      count={selected.length}
      actions={moveEntries(offered, onMove)}
      onClear={onClear}
    />
  );
}

function ReceivedShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ShortcutsDialog
      about={m.applications_shortcuts_received_about()}
      keys={[
        [['J', 'K', '↓', '↑'], m.applications_shortcut_move()],
        [['X'], m.applications_shortcut_select()],
        ...decisionKeyTexts(),
        [['/'], m.applications_received_search()],
        [['Esc'], m.ui_clear_selection()],
      ]}
      onClose={onClose}
    />
  );
}

function ReceivedStatusLinks({
  filters,
  counts,
  answersDue,
}: { filters: ReceivedFilters } & Pick<ReceivedPage, 'counts' | 'answersDue'>) {
  const sumOf = (statuses: readonly ApplicationStatus[]) =>
    statuses.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  const links = [
    { id: UNDECIDED, label: m.applications_received_undecided(), count: sumOf(undecidedStatuses) } as const,
    ...applicationStatuses.map((id) => ({ id, label: statusListName(id), count: counts[id] ?? 0 })),
    { id: ALL_STATUSES, label: m.applications_received_all(), count: sumOf(applicationStatuses) } as const,
  ];
  return (
    <>
      <LinkTabs
        label={m.applications_filter_label()}
        links={links.map(({ id, label, count }) => ({
          label,
          count,
          to: receivedHref('table', { ...filters, cursor: undefined, status: id }),
          isCurrent: id === filters.status,
        }))}
      />
      <AnswersDueNote {...{ filters, answersDue }} />
    </>
  );
}

interface ShortcutScope {
  applications: readonly ReceivedApplication[];
  selected: readonly ReceivedApplication[];
  selection: Selection;
  place: RefObject<HTMLElement | null>;
  act: (move: Move, targets: readonly ReceivedApplication[]) => void;
  onHelp: () => void;
}

/** Keyboard shortcuts: they act on the selected applications, else on the focused row. */
function useReceivedShortcuts({ applications, selected, selection, place, act, onHelp }: ShortcutScope): void {
  const current = () => {
    const id = place.current && focusedId(place.current);
    return applications.find((application) => application.id === id);
  };
  const withCurrent = (use: (application: ReceivedApplication) => unknown) => () => {
    const application = current();
    return application ? use(application) : false;
  };
  const does = (move: Move) => () => {
    const focused = current();
    const targets = selected.length > 0 ? selected : focused ? [focused] : [];
    return targets.some(({ can }) => can[move]) ? act(move, targets) : false;
  };
  const step = (by: 1 | -1) => () => place.current && moveFocus(place.current, by);
  useShortcuts({
    j: step(1),
    k: step(-1),
    // Outside the rows, arrows scroll the page.
    ArrowDown: withCurrent(step(1)),
    ArrowUp: withCurrent(step(-1)),
    x: withCurrent(({ id }) => selection.toggle(id)),
    ...decisionKeys(does),
    '/': () => document.querySelector<HTMLInputElement>('[role=search] input[name=q]')?.select(),
    '?': onHelp,
    Escape: () => selected.length > 0 && selection.clear(),
  });
}
