import { Columns3, Rows3 } from 'lucide-react';

import { m } from '#generated/paraglide/messages.js';
import { Link } from '#web/ui/link.tsx';

import { receivedHref, type ReceivedFilters, type ReceivedView } from './received-filters.ts';

/** The two ways to show applications, as links beside each other. */
export function ViewLinks({ view, filters }: { view: ReceivedView; filters: ReceivedFilters }) {
  const views = [
    { id: 'table', label: m.applications_received_table(), Icon: Rows3 },
    { id: 'columns', label: m.applications_received_columns(), Icon: Columns3 },
  ] as const;
  return (
    <nav aria-label={m.applications_received_views()} className="flex rounded-control border border-edge p-0.5">
      {views.map(({ id, label, Icon }) => (
        <Link
          key={id}
          to={receivedHref(id, { ...filters, cursor: undefined })}
          look="plain"
          preventScrollReset
          aria-current={id === view ? 'page' : undefined}
          className="flex min-h-10 items-center gap-2 rounded-[4px] px-3 text-sm text-soft hover:text-ink aria-[current=page]:bg-accent-tint aria-[current=page]:font-semibold aria-[current=page]:text-accent-strong"
        >
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
