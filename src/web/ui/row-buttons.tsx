import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';

import { Button } from './button.tsx';
import { focusWhenLost } from './focus.ts';

/** Milliseconds: longer than a browser takes to remove the focus from a disabled button. */
const DISABLED_MS = 50;

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
  const buttons = useRef<HTMLSpanElement>(null);
  const move = (by: -1 | 1) => {
    onMove(by);
    // At an end of the list, its button is disabled, so the other one takes the focus.
    focusWhenLost(() => buttons.current?.querySelector<HTMLElement>('button:enabled'), DISABLED_MS);
  };
  return (
    <span ref={buttons} className="-me-2 flex gap-1">
      <Button variant="ghost" size="icon" aria-label={labels.up} disabled={isFirst} onClick={() => move(-1)}>
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={labels.down} disabled={isLast} onClick={() => move(1)}>
        <ArrowDown aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={labels.remove} disabled={!canRemove} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </span>
  );
}
