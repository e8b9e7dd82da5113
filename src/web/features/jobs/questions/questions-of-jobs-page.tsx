import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { readCursor, textsOf } from '#web/app/list-params.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { CompanyPart } from '#web/features/companies/company-part.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

import { NoJobs } from '../manage/manage-empty.tsx';
import { StatusBadges } from '../manage/status-badges.tsx';
import { type ManagedPage, useManagedJobs } from '../manage/use-managed-jobs.ts';
import type { Route } from './+types/questions-of-jobs-page';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.questions_of_jobs_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api } = requestOf(args.context);
  const cursor = readCursor(textsOf(args.url.searchParams)['cursor']);
  const [company, first] = await Promise.all([api.companies.mine(), api.jobs.manage({ cursor })]);
  return { hasCompany: company !== null, cursor, first, readAt: Date.now() };
}

/** The jobs of the current company: what each asks its applicants, and what its team scores. */
export default function QuestionsOfJobsPage({ loaderData: { hasCompany, ...list } }: Route.ComponentProps) {
  return (
    <CompanyPart
      title={m.questions_of_jobs_title()}
      about={<p>{m.questions_of_jobs_about()}</p>}
      none={m.jobs_manage_no_company()}
    >
      {hasCompany && <Jobs {...list} />}
    </CompanyPart>
  );
}

interface JobsProps {
  cursor: string | undefined;
  first: ManagedPage;
  readAt: number;
}

function Jobs({ cursor, first, readAt }: JobsProps) {
  const { jobs, nextCursor, more } = useManagedJobs({ filters: { ...(cursor && { cursor }) }, first, readAt });
  if (jobs.length === 0) return <NoJobs />;
  return (
    <>
      <Table
        caption={m.questions_of_jobs_title()}
        isCaptionHidden
        columns={columns()}
        rows={jobs}
        rowKey={({ id }) => id}
      />
      <LoadMore
        first={cursor && href(paths.questionsOfJobs())}
        next={nextCursor && href(paths.questionsOfJobs(), { cursor: nextCursor })}
        count={jobs.length}
        more={more}
      />
    </>
  );
}

const columns = (): Column<ManagedJob>[] => [
  { id: 'job', header: m.jobs_manage_column_job(), isRowHeader: true, cell: (job) => <Title job={job} /> },
  { id: 'status', header: m.jobs_manage_column_status(), cell: (job) => <StatusBadges job={job} /> },
  {
    id: 'questions',
    header: m.questions_action(),
    cell: ({ id, questions: count }) => (
      <Link to={href(paths.jobQuestions(id))}>
        {count > 0 ? m.questions_of_jobs_questions({ count }) : m.questions_add()}
      </Link>
    ),
  },
  {
    id: 'scorecard',
    header: m.scorecard_title(),
    cell: ({ id, criteria: count }) => (
      <Link to={`${href(paths.jobTeam(id))}#scorecard`}>
        {count > 0 ? m.questions_of_jobs_criteria({ count }) : m.scorecard_add()}
      </Link>
    ),
  },
];

const Title = ({ job: { title, locale } }: { job: ManagedJob }) => (
  <span lang={locale === getLocale() ? undefined : locale} className="hyphens-auto">
    {title}
  </span>
);
