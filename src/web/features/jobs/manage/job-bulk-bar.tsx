import type { ManagedJob } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { BulkBar } from '#web/ui/bulk-bar.tsx';

import { bulkActions, type JobAction, offers } from './job-change.ts';
import { actionEntries } from './row-actions.tsx';

interface JobBulkBarProps {
  selected: readonly ManagedJob[];
  onAction: (action: JobAction) => void;
  onClear: () => void;
}

/** What at least one of the selected jobs allows. */
export function JobBulkBar({ selected, onAction, onClear }: JobBulkBarProps) {
  const offered = bulkActions.filter((action) => selected.some((job) => offers(job, action)));
  return (
    <BulkBar
      label={m.jobs_manage_bulk()}
      count={selected.length}
      actions={actionEntries(offered, onAction)}
      onClear={onClear}
    />
  );
}
