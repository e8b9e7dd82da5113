import type { ReportSubject } from '#contract/admin/moderation-choices.ts';
import type { Case, Evidence, Report } from '#contract/admin/moderation.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { numberText, statusText } from '#web/features/jobs/job-words.ts';
import { senderName } from '#web/features/messaging/message-words.ts';
import { reasonText } from '#web/features/reports/report-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

import { Fact } from '../detail.tsx';
import { causeText } from './case-words.ts';

export function CaseDetails({ found }: { found: Case }) {
  const { job, company, person, openedAt } = found;
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-4 md:max-lg:grid-cols-2">
      <Fact name={m.admin_case_cause()}>{causeText(found)}</Fact>
      <Fact name={m.admin_case_since()}>
        <Time iso={openedAt} show="datetime" />
      </Fact>
      {job && <JobFacts job={job} />}
      {person && (
        <Fact name={m.admin_case_kind_person()}>
          <Link to={href(paths.adminUser(person.id))}>{person.name}</Link>
        </Fact>
      )}
      {company && <CompanyFacts company={company} />}
    </dl>
  );
}

const JobFacts = ({ job }: { job: NonNullable<Case['job']> }) => (
  <>
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
  </>
);

const CompanyFacts = ({ company }: { company: NonNullable<Case['company']> }) => (
  <>
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
  </>
);

interface ReportsProps {
  reports: readonly Report[];
  total: number;
  subject: ReportSubject;
}

/** Includes the reporters, whom only administrators see. */
export function Reports({ reports, total, subject }: ReportsProps) {
  if (reports.length === 0) return null;
  return (
    <Card as="section">
      <h2>{m.admin_case_reports({ count: total })}</h2>
      <ul className="mt-4 divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="py-4 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="font-semibold">{reasonText(report.reason, subject)}</span>
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

export const EvidenceCard = ({ evidence }: { evidence: readonly Evidence[] }) => (
  <Card as="section">
    <h2>{m.admin_case_evidence()}</h2>
    <p className="mt-1 text-sm text-soft">{m.admin_case_evidence_text()}</p>
    <ul className="mt-4 space-y-3">
      {evidence.map(({ id, name, side, content, attachments, createdAt, isReported }) => (
        <li
          key={id}
          className={`rounded-card border px-4 py-3 ${isReported ? 'border-coral bg-surface' : 'border-line text-soft'}`}
        >
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
            <span className="font-semibold">{senderName({ userId: null, side, name, pictureUrl: null })}</span>
            <Time iso={createdAt} show="datetime" />
            {isReported && <Badge variant="destructive">{m.admin_case_evidence_reported()}</Badge>}
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-wrap">
            {content}
          </p>
          {attachments.length > 0 && <p className="mt-1 text-sm">{attachments.join(', ')}</p>}
        </li>
      ))}
    </ul>
  </Card>
);
