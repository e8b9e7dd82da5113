import { useState } from 'react';
import { data } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { readJob } from '#web/features/jobs/read-job.ts';
import { Link } from '#web/ui/link.tsx';

import type { Route } from './+types/job-report-page';
import { ReportForm } from './report-form.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? m.jobs_report_title() : m.app_not_found() });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, locale, viewer } = requestOf(context);
  const { kind, job } = await readJob(api, params.jobId, locale);
  // A closed job has no content left to remove.
  if (kind === 'ended' || !job.can.report) throw data(null, 404);
  const { id, title, company } = job;
  return { job: { id, title, locale: job.locale, company: company.name }, hearsByMail: viewer !== null };
}

/** Reports a job (Regulation (EU) 2022/2065, article 16). */
export default function ReportPage({ loaderData: { job, hearsByMail } }: Route.ComponentProps) {
  const [isSent, setSent] = useState(false);
  const back = (
    <p className="mt-8">
      <Link to={href(paths.job(job.id))}>{m.jobs_report_back()}</Link>
    </p>
  );
  if (isSent) {
    return (
      <AccountPage
        title={m.jobs_report_thanks()}
        lead={hearsByMail ? m.jobs_report_thanks_text_mail() : m.jobs_report_thanks_text()}
        isNews
      >
        {back}
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={m.jobs_report_title()}
      lead={
        <>
          <p className="text-ink">
            <strong lang={job.locale}>{job.title}</strong>
            <span className="block">{job.company}</span>
          </p>
          <p className="mt-2">{m.jobs_report_lead()}</p>
        </>
      }
    >
      <ReportForm subject="job" id={job.id} onSent={() => setSent(true)} />
      {back}
    </AccountPage>
  );
}
