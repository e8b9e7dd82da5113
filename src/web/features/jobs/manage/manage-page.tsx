import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRole } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { postsJobs } from '#web/app/navigation.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import type { Route } from './+types/manage-page';
import { JobManager } from './job-manager.tsx';
import { NoCompany, NoJobs } from './manage-empty.tsx';
import { readFilters } from './manage-filters.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.jobs_manage_title() });

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireRole(args, 'employer');
  const { api } = requestOf(args.context);
  const filters = readFilters(args.url.searchParams);
  const [company, first] = await Promise.all([api.companies.mine(), api.jobs.manage(filters)]);
  const counted =
    first.jobs.length > 0 ? await api.applications.countsOfJobs({ jobs: first.jobs.map(({ id }) => id) }) : [];
  return { canPost: postsJobs(viewer), companyId: company?.id, filters, first, counted, readAt: Date.now() };
}

export default function ManagePage({
  loaderData: { canPost, companyId, filters, first, counted, readAt },
}: Route.ComponentProps) {
  const hasJobs = Object.values(first.counts).some((count) => count > 0);
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1>{m.jobs_manage_title()}</h1>
        {companyId !== undefined && canPost && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Link to={href(paths.approvals())}>{m.approval_title()}</Link>
            <Link to={href(paths.imports())}>{m.imports_title()}</Link>
            {hasJobs && <ButtonLink to={href(paths.postJob())}>{m.app_post_job()}</ButtonLink>}
          </div>
        )}
      </div>
      {companyId === undefined ? (
        <NoCompany />
      ) : hasJobs ? (
        <JobManager {...{ filters, first, counted, readAt, companyId }} />
      ) : (
        <NoJobs />
      )}
    </div>
  );
}
