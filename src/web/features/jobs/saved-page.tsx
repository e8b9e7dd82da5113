import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRole, requireViewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Pagination } from '#web/ui/pagination.tsx';

import type { Route } from './+types/saved-page';
import { JobList } from './job-list.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.jobs_saved_title() });

export async function loader(args: Route.LoaderArgs) {
  requireViewer(args);
  requireRole(args, 'job_seeker');
  const { api, locale } = requestOf(args.context);
  const cursor = args.url.searchParams.get('cursor') ?? undefined;
  const { jobs, nextCursor } = await api.jobs.saved({ cursor, locale });
  return { jobs, nextCursor, isFirst: cursor === undefined };
}

/** Saved jobs, latest first. Removed ones remain visible, so that they can be saved again. */
export default function SavedPage({ loaderData: { jobs, nextCursor, isFirst } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <h1>{m.jobs_saved_title()}</h1>
      {jobs.length > 0 && <p className="mt-3 max-w-[40rem] text-soft">{m.jobs_saved_hint()}</p>}
      <section aria-labelledby="saved-jobs" className="mt-8 flex flex-col gap-8">
        <h2 id="saved-jobs" className="sr-only">
          {m.jobs_saved_title()}
        </h2>
        {jobs.length > 0 ? <JobList jobs={jobs} isInColumns /> : <NothingSaved />}
        <Pagination
          previous={isFirst ? undefined : href(paths.savedJobs())}
          next={nextCursor ? href(paths.savedJobs(), { cursor: nextCursor }) : undefined}
        />
      </section>
    </div>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      title={m.jobs_saved_none()}
      action={<ButtonLink to={href(paths.jobs())}>{m.app_browse_jobs()}</ButtonLink>}
    >
      {m.jobs_saved_none_text()}
    </EmptyState>
  );
}
