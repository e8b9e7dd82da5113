import { X } from 'lucide-react';

import { m } from '#generated/paraglide/messages.js';

import { Button } from './button.tsx';
import type { MenuEntry } from './menu-popup.tsx';
import { Menu } from './menu.tsx';

export interface BulkBarProps {
  /** For screen readers. */
  label: string;
  count: number;
  actions: readonly MenuEntry[];
  onClear: () => void;
}

/** Remains visible. */
export function BulkBar({ label, count, actions, onClear }: BulkBarProps) {
  return (
    <section
      data-action-bar=""
      aria-label={label}
      className="sticky bottom-18 z-10 mt-4 flex items-center gap-2 rounded-card border border-edge bg-surface py-2 ps-4 pe-2 shadow-raised md:bottom-4"
    >
      <p role="status" className="flex-1 font-semibold tabular-nums">
        {m.ui_selected({ count })}
      </p>
      <div className="hidden flex-wrap justify-end gap-1 md:flex">
        {actions.map(({ id, label: words, icon, onAction }) => (
          <Button key={id} variant="ghost" size="sm" onClick={onAction}>
            {icon}
            {words}
          </Button>
        ))}
      </div>
      <div className="md:hidden">
        <Menu trigger={m.ui_actions()} size="sm" items={actions} />
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={m.ui_clear_selection()}
        title={m.ui_clear_selection()}
        onClick={onClear}
      >
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
