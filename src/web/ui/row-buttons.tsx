import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';

import { Button } from './button.tsx';

export interface RowButtonsProps {
  labels: { up: string; down: string; remove: string };
  isFirst: boolean;
  isLast: boolean;
  canRemove?: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Moves or removes a row of a list that is being edited. */
export function RowButtons({ labels, isFirst, isLast, canRemove = true, onMove, onRemove }: RowButtonsProps) {
  return (
    <span className="-me-2 flex gap-1">
      <Button variant="ghost" size="icon" aria-label={labels.up} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={labels.down} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={labels.remove} disabled={!canRemove} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </span>
  );
}
