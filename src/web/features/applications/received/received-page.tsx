import { Columns3, Rows3 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireReviewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { hasMessages } from '#web/app/navigation.ts';
import { orUnknown } from '#web/app/or-unknown.ts';
import { requestOf } from '#web/app/request-context.ts';
import { jobTabMeta } from '#web/features/jobs/hub/job-tab-meta.ts';
import { Link } from '#web/ui/link.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

import type { Route } from './+types/received-page';
import { boardColumns } from './board-columns.ts';
import { JobNoticesField } from './job-notices-field.tsx';
import { JobStagesField } from './job-stages-field.tsx';
import { NoApplications } from './received-empty.tsx';
import { ReceivedFilterForm } from './received-filter-form.tsx';
import {
  asked,
  isFiltered,
  readReceived,
  type ReceivedFilters,
  receivedHref,
  type ReceivedView,
} from './received-filters.ts';
import { ReceivedManager } from './received-manager.tsx';

// Loaded separately: drag and drop is as large as the rest of the page.
const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }));

export const meta: Route.MetaFunction = ({ matches }) => jobTabMeta(matches, m.applications_received_title());

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireReviewer(args);
  const { api } = requestOf(args.context);
  const jobId = 'jobId' in args.params ? args.params.jobId : undefined;
  const { view, filters } = readReceived(args.url.searchParams, jobId);
  if (filters.job !== undefined && jobId === undefined) throw redirect(receivedHref(view, filters));
  const stages = (filters.job && (await orUnknown(api.stages.ofJob({ id: filters.job })))) || null;
  const columns = view === 'columns' ? boardColumns(stages?.stages ?? []) : [];
  const shown = view === 'columns' ? columns.map((column) => column.shown) : [filters.status];
  const [questions, notices, jobs, tags, ...lists] = await Promise.all([
    filters.job ? orUnknown(api.questions.read({ id: filters.job })) : null,
    filters.job && stages ? api.notifications.ofJob({ id: filters.job }) : null,
    filters.job ? null : api.jobs.manage({ sort: 'title', limit: 100 }),
    api.tags.known(),
    ...shown.map((one) => api.applications.received(asked(filters, one))),
  ]);
  return {
    view,
    filters,
    seesOffers: jobId === undefined && hasMessages(viewer),
    stages,
    columns,
    questions: questions ?? [],
    notices: notices?.choice,
    tags,
    jobs: (jobs?.jobs ?? []).map(({ id, title }) => ({ id, title })),
    lists,
    readAt: Date.now(),
  };
}

/** All applications, or those for one job on its page. */
export default function ReceivedPage({
  loaderData: { view, filters, seesOffers, stages, columns, questions, notices, tags, jobs, lists, readAt },
}: Route.ComponentProps) {
  const [first] = lists;
  const isEmpty = !isFiltered(filters) && Object.values(first?.counts ?? {}).every((count) => count === 0);
  return (
    <div
      className={`page-width pb-12 ${filters.job ? 'pt-6' : 'pt-8 md:pt-12'} ${view === 'columns' ? 'max-w-none' : ''}`.trimEnd()}
    >
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {filters.job === undefined && <h1>{m.applications_received_title()}</h1>}
        {filters.job && stages && !isEmpty && (
          <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
            {view === 'columns' && <JobStagesField jobId={filters.job} stages={stages} />}
            {notices && <JobNoticesField key={filters.job} jobId={filters.job} first={notices} />}
          </div>
        )}
        {!isEmpty && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {seesOffers && <Link to={href(paths.offers())}>{m.offers_title()}</Link>}
            <ViewLinks {...{ view, filters }} />
          </div>
        )}
      </div>
      {isEmpty || !first ? (
        <NoApplications />
      ) : (
        <div className="flex flex-col gap-6">
          <ReceivedFilterForm {...{ view, filters, jobs, questions, tags }} />
          {view === 'columns' ? (
            <Suspense fallback={<BoardSpace />}>
              <Board key={readAt} {...{ filters, columns, lists, readAt }} />
            </Suspense>
          ) : (
            <ReceivedManager key={readAt} {...{ filters, first, readAt }} />
          )}
        </div>
      )}
    </div>
  );
}

/** Keeps the footer below the window until the board is loaded. */
const BoardSpace = () => (
  <Loading>
    <Skeleton className="h-dvh" />
  </Loading>
);

function ViewLinks({ view, filters }: { view: ReceivedView; filters: ReceivedFilters }) {
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
