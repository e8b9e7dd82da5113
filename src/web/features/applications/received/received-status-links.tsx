import { applicationStatuses, undecidedStatuses, type ApplicationStatus } from '#contract/application-status.ts';
import { ALL_STATUSES, UNDECIDED } from '#contract/applications.ts';
import { m } from '#generated/paraglide/messages.js';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

import { statusListName } from '../status-words.ts';
import type { ReceivedPage } from './received-cache.ts';
import { receivedHref, type ReceivedFilters } from './received-filters.ts';

/** The statuses as links, each with how many applications have it. */
export function ReceivedStatusLinks({ filters, counts }: { filters: ReceivedFilters; counts: ReceivedPage['counts'] }) {
  const sumOf = (statuses: readonly ApplicationStatus[]) =>
    statuses.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  const links = [
    { id: UNDECIDED, label: m.applications_received_undecided(), count: sumOf(undecidedStatuses) } as const,
    ...applicationStatuses.map((id) => ({ id, label: statusListName(id), count: counts[id] ?? 0 })),
    { id: ALL_STATUSES, label: m.applications_received_all(), count: sumOf(applicationStatuses) } as const,
  ];
  return (
    <LinkTabs
      label={m.applications_filter_label()}
      links={links.map(({ id, label, count }) => ({
        label,
        count,
        to: receivedHref('table', { ...filters, cursor: undefined, status: id }),
        isCurrent: id === filters.status,
      }))}
    />
  );
}
