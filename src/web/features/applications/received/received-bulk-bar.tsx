import type { ReceivedApplication } from '#contract/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { BulkBar } from '#web/ui/bulk-bar.tsx';

import { moveEntries } from './move-entries.tsx';
import { moves, type Move } from './received-move.ts';

interface ReceivedBulkBarProps {
  selected: readonly ReceivedApplication[];
  onMove: (move: Move) => void;
  onClear: () => void;
}

/** What at least one of the selected applications allows. */
export function ReceivedBulkBar({ selected, onMove, onClear }: ReceivedBulkBarProps) {
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
