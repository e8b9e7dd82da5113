import type { AuditEntry } from '#contract/audit.ts';
import type { Case, Report } from '#contract/moderation.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { JobText } from '#web/features/jobs/job-text.tsx';
import { numberText, statusText } from '#web/features/jobs/job-words.ts';
import { reasonText } from '#web/features/jobs/report/report-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

import { auditHref } from '../audit/audit-filters.ts';
import { AuditTable } from '../audit/audit-table.tsx';
import { Fact } from '../detail.tsx';
import type { Route } from './+types/case-page';
import { CaseActions } from './case-actions.tsx';
import { causeText, standing } from './case-words.ts';

/** Entries of the history on the page; the log has all. */
const HISTORY_SHOWN = 10;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.found.job.title ?? m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const { api, locale } = requestOf(args.context);
  const found = await orNotFound(api.admin.moderation.read({ id: args.params.caseId }));
  const [{ entries }, { description, requirements }] = await Promise.all([
    api.admin.audit({ subject: found.job.id }),
    api.jobs.read({ id: found.job.id, locale }),
  ]);
  return { found, entries, text: { locale: found.job.locale, description, requirements } };
}

export default function CasePage({ loaderData: { found, entries, text } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 pb-12 md:pt-8">
      <BackLink to={href(paths.adminModeration())}>{m.admin_moderation()}</BackLink>
      <Head found={found} />
      {found.job.hidden && <HiddenNote hidden={found.job.hidden} />}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <Card as="section" className="lg:col-start-2">
          <h2>{m.ui_actions()}</h2>
          <CaseActions key={found.id} found={found} />
        </Card>
        <div className="min-w-0 space-y-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Reports reports={found.reported} total={found.reports} />
          <Card as="section" className="space-y-10">
            <JobText job={text} />
          </Card>
        </div>
        <Card as="section" className="lg:col-start-2">
          <h2>{m.admin_case_facts()}</h2>
          <CaseDetails found={found} />
        </Card>
      </div>
      <section className="mt-8">
        <h2>{m.admin_user_history()}</h2>
        <History jobId={found.job.id} entries={entries} />
      </section>
    </div>
  );
}

function Head({ found }: { found: Case }) {
  const { job, company } = found;
  const { text, variant } = standing(found);
  return (
    <div className="mt-4">
      <h1 lang={job.locale}>{job.title}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
        <span>{company.name}</span>
        <Badge variant={variant}>{text}</Badge>
        <Link to={href(paths.job(job.id))}>{m.jobs_see()}</Link>
      </p>
    </div>
  );
}

function HiddenNote({ hidden: { at, reason, byBan } }: { hidden: NonNullable<Case['job']['hidden']> }) {
  return (
    <Alert
      variant="attention"
      isStatic
      className="mt-6"
      title={byBan ? m.admin_case_hidden_by_ban() : m.jobs_edit_hidden()}
    >
      <p className="max-w-prose whitespace-pre-line">{reason}</p>
      <p className="mt-1 text-soft">
        <Time iso={at} show="datetime" />
      </p>
    </Alert>
  );
}

function History({ jobId, entries }: { jobId: string; entries: AuditEntry[] }) {
  if (entries.length === 0) return <p className="mt-3 text-soft">{m.admin_case_history_none()}</p>;
  return (
    <div className="mt-3">
      <AuditTable entries={entries.slice(0, HISTORY_SHOWN)} hrefOf={auditHref} />
      {entries.length > HISTORY_SHOWN && (
        <p className="mt-4">
          <Link to={auditHref({ subject: jobId })}>{m.admin_user_history_all()}</Link>
        </p>
      )}
    </div>
  );
}

function CaseDetails({ found }: { found: Case }) {
  const { job, company, openedAt } = found;
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-4 md:max-lg:grid-cols-2">
      <Fact name={m.admin_case_cause()}>{causeText(found)}</Fact>
      <Fact name={m.admin_case_since()}>
        <Time iso={openedAt} show="datetime" />
      </Fact>
      <Fact name={m.admin_users_state()}>{statusText(job.status)}</Fact>
      {job.firstPublishedAt && (
        <Fact name={m.admin_case_published()}>
          <Time iso={job.firstPublishedAt} show="datetime" />
        </Fact>
      )}
      {job.postedBy && (
        <Fact name={m.admin_case_posted_by()}>
          <Link to={href(paths.adminUser(job.postedBy.id))}>{job.postedBy.name}</Link>
        </Fact>
      )}
      <Fact name={m.admin_user_company()}>
        <Link to={href(paths.company(company.slug))}>{company.name}</Link>
        <span className="block text-sm text-soft">
          {company.verified ? m.jobs_company_verified() : m.jobs_company_not_verified()}
        </span>
      </Fact>
      <Fact name={m.admin_case_company_since()}>
        <Time iso={company.createdAt} />
      </Fact>
      <Fact name={m.admin_case_company_jobs()}>{numberText(company.jobsPublished)}</Fact>
    </dl>
  );
}

interface ReportsProps {
  reports: readonly Report[];
  total: number;
}

/** The reports of a job with their reporters, whom its company never learns. */
function Reports({ reports, total }: ReportsProps) {
  if (reports.length === 0) return null;
  return (
    <Card as="section">
      <h2>{m.admin_case_reports({ count: total })}</h2>
      <ul className="mt-4 divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="py-4 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="font-semibold">{reasonText(report.reason)}</span>
              <Time iso={report.reportedAt} show="datetime" className="text-sm text-soft" />
            </p>
            {report.text && <p className="mt-1 max-w-prose whitespace-pre-line">{report.text}</p>}
            <p className="mt-1 text-sm text-soft">
              {report.reporter ? (
                <Link to={href(paths.adminUser(report.reporter.id))}>{report.reporter.name}</Link>
              ) : (
                m.admin_case_without_account()
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
