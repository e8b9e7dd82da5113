import type { MouseEvent } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

import { type ManageFilters, manageHref } from './manage-filters.ts';
import type { ManagedJobs } from './use-managed-jobs.ts';

interface LoadMoreProps extends Pick<ManagedJobs, 'nextCursor' | 'more'> {
  filters: ManageFilters;
}

/** The way to the jobs that follow: they are added below; as a link, they are a page of their own. */
export function LoadMore({ filters, nextCursor, more }: LoadMoreProps) {
  const load = (event: MouseEvent) => {
    event.preventDefault();
    if (!more.isPending) void more.load();
  };
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 not-empty:pt-6">
      {filters.cursor && <Link to={manageHref({ ...filters, cursor: undefined })}>{m.jobs_first_page()}</Link>}
      {nextCursor && (
        <ButtonLink
          to={manageHref({ ...filters, cursor: nextCursor })}
          variant="outline"
          onClick={load}
          aria-disabled={more.isPending || undefined}
        >
          {more.isPending && <Spinner />}
          {m.jobs_manage_more()}
        </ButtonLink>
      )}
      {more.hasFailed && <Alert variant="attention">{m.ui_failed()}</Alert>}
    </div>
  );
}
