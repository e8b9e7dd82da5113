import { useLocation, useNavigate } from 'react-router';

import { isLocale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import { jobTabMeta } from '../hub/job-tab-meta.ts';
import type { Route } from './+types/posting-page';
import { JobEditor } from './job-editor.tsx';
import { NameCompany } from './name-company.tsx';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  jobTabMeta(matches, 'jobId' in params ? m.jobs_edit_heading_edit() : m.jobs_edit_heading_post());

export async function loader(args: Route.LoaderArgs) {
  const { userId } = requireRecruiter(args);
  const { api } = requestOf(args.context);
  const id = jobIdOf(args.params);
  const [company, job, approval] = await Promise.all([
    api.companies.mine(),
    id === undefined ? null : orNotFound(api.jobs.readToEdit({ id })),
    id === undefined ? null : orNotFound(api.approvals.ofJob({ id })),
  ]);
  const shown = args.url.searchParams.get('translation') ?? undefined;
  return { userId, company, job, approval, shownVersion: job && isLocale(shown) ? shown : undefined };
}

const jobIdOf = (params: object): string | undefined =>
  'jobId' in params && typeof params.jobId === 'string' ? params.jobId : undefined;

/** The parent of `/jobs/post` and `/jobs/edit/{jobId}`, so that a new job keeps its form when it gets its address. */
export default function PostingPage({ loaderData }: Route.ComponentProps) {
  const { userId, company, job, approval, shownVersion } = loaderData;
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const posting = postingOf(state) ?? job?.id ?? key;
  return (
    <div className="page-width pt-6">
      {company ? (
        <JobEditor
          key={posting}
          {...{ job, approval, company, userId, shownVersion }}
          onCreated={({ id }) =>
            void navigate(href(paths.editJob(id)), { replace: true, preventScrollReset: true, state: { posting } })
          }
        />
      ) : (
        <NameCompany />
      )}
    </div>
  );
}

/** The open form that created the job at this address, if any. */
const postingOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'posting' in state && typeof state.posting === 'string'
    ? state.posting
    : undefined;
