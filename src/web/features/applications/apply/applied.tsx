import type { Ref } from 'react';

import type { OwnApplication } from '#contract/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Link } from '#web/ui/link.tsx';

import { ownApplicationHref } from '../own/own-filters.ts';
import { StatusBadge } from '../status-badge.tsx';

/** The reader's application, as far as a job's page shows it. */
export type AppliedFor = Pick<OwnApplication, 'id' | 'status' | 'appliedAt'>;

export function Applied({
  application: { id, status, appliedAt },
  ref,
}: {
  application: AppliedFor;
  ref: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} tabIndex={-1} role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 outline-none">
      <span>{m.applications_applied_on({ date: dayText(appliedAt) })}</span>
      <StatusBadge status={status} />
      <Link to={ownApplicationHref(id)}>{m.applications_see_own()}</Link>
    </div>
  );
}
