import type { Case } from '#contract/moderation.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { numberText, statusText } from '#web/features/jobs/job-words.ts';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

import { Fact } from '../detail.tsx';
import { causeText } from './case-words.ts';

/** What is known of the job and of the company whose it is. */
export function CaseFacts({ found }: { found: Case }) {
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
