import { X } from 'lucide-react';

import type { ManagedJob } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';

import { actionText } from './change-texts.ts';
import { bulkActions, type JobAction, offers } from './job-change.ts';
import { actionEntries, actionIcons } from './row-actions.tsx';

interface BulkBarProps {
  selected: readonly ManagedJob[];
  onAction: (action: JobAction) => void;
  onClear: () => void;
}

/** How many jobs are selected, and what at least one of them allows. It stays in view; at the end of the page it has a place of its own. */
export function BulkBar({ selected, onAction, onClear }: BulkBarProps) {
  const offered = bulkActions.filter((action) => selected.some((job) => offers(job, action)));
  return (
    <section
      aria-label={m.jobs_manage_bulk()}
      className="sticky bottom-18 z-10 mt-4 flex items-center gap-2 rounded-card border border-edge bg-surface py-2 ps-4 pe-2 shadow-raised md:bottom-4"
    >
      <p role="status" className="flex-1 font-semibold tabular-nums">
        {m.jobs_manage_selected({ count: selected.length })}
      </p>
      <div className="hidden flex-wrap justify-end gap-1 md:flex">
        {offered.map((action) => (
          <BulkButton key={action} action={action} onPress={() => onAction(action)} />
        ))}
      </div>
      <div className="md:hidden">
        <Menu trigger={m.jobs_manage_column_actions()} size="sm" items={actionEntries(offered, onAction)} />
      </div>
      <Button variant="ghost" size="icon" aria-label={m.jobs_manage_clear_selection()} title={m.jobs_manage_clear_selection()} onClick={onClear}>
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}

function BulkButton({ action, onPress }: { action: JobAction; onPress: () => void }) {
  const Icon = actionIcons[action];
  return (
    <Button variant="ghost" size="sm" onClick={onPress}>
      <Icon aria-hidden="true" />
      {actionText(action)}
    </Button>
  );
}
