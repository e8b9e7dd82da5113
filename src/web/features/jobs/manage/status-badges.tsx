import type { JobStatus } from '#contract/jobs/job-status.ts';
import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx';

import { statusText } from '../job-words.ts';

const looks: Record<JobStatus, BadgeVariant> = {
  draft: 'outline',
  active: 'secondary',
  paused: 'outline',
  closed: 'outline',
  expired: 'outline',
};

export function StatusBadges({ job: { status, hidden, waitsForApproval } }: { job: ManagedJob }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge variant={looks[status]}>{statusText(status)}</Badge>
      {waitsForApproval && <Badge variant="secondary">{m.approval_state_pending()}</Badge>}
      {hidden && <Badge variant="destructive">{m.jobs_manage_hidden()}</Badge>}
    </span>
  );
}
