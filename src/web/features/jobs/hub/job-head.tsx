import { ChevronDown, Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';

import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { useSite } from '#web/app/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Menu } from '#web/ui/menu.tsx';

import { JobApproval, type ReadApproval } from '../approval/job-approval.tsx';
import { dayText } from '../job-words.ts';
import { undecidedOf } from '../manage/applications-cell.tsx';
import { ChangeDialog, type Question } from '../manage/change-dialog.tsx';
import { closeReasonText } from '../manage/change-texts.ts';
import { type JobAction, jobActions, offers } from '../manage/job-change.ts';
import { daysUntil, endsSoon } from '../manage/last-day.ts';
import { relativeDay } from '../manage/manage-texts.ts';
import { actionEntries } from '../manage/row-actions.tsx';
import { StatusBadges } from '../manage/status-badges.tsx';
import type { JobApplications } from '../manage/use-job-applications.ts';
import { useJobChanges } from '../manage/use-job-changes.ts';
import { Objection } from '../objection.tsx';

interface JobHeadProps {
  job: ManagedJob;
  approval: ReadApproval | null;
  /** It is still being written. */
  isNew: boolean;
  counted: JobApplications | undefined;
  readAt: number;
}

export function JobHead({ job, approval, isNew, counted, readAt }: JobHeadProps) {
  const { notice, question, setQuestion, act, change } = useActions(job);
  return (
    <>
      <Frame title={isNew ? <NewTitle /> : <Title job={job} />}>
        <StatusBadges job={job} />
        <Actions job={job} onAction={act} />
        <Dates job={job} readAt={readAt} />
      </Frame>
      <div className="flex flex-col gap-4 *:mb-4">
        {job.hidden && (
          <Alert isStatic variant="attention" title={m.jobs_edit_hidden()}>
            {job.hidden.reason}
            {job.can.edit && <Objection />}
          </Alert>
        )}
        {approval && (job.can.edit || approval.approval) && <JobApproval read={approval} />}
        {notice && 'problem' in notice && <Alert variant="attention">{notice.problem}</Alert>}
      </div>
      {question && (
        <ChangeDialog
          question={question}
          now={readAt}
          undecided={undecidedOf(counted)}
          onClose={() => setQuestion(undefined)}
          onChange={(chosen) => change([job], chosen)}
        />
      )}
    </>
  );
}

/** As high as the head of the job that is created, so that the form below does not move. */
export const NewJobHead = () => <Frame title={<NewTitle />} />;

const Frame = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="pb-3">
    {title}
    <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
  </div>
);

const NewTitle = () => <h1>{m.jobs_edit_heading_post()}</h1>;

const Title = ({ job: { title, locale } }: { job: ManagedJob }) =>
  title ? (
    <h1 lang={locale === getLocale() ? undefined : locale} className="hyphens-auto">
      {title}
    </h1>
  ) : (
    <h1>{m.jobs_edit_preview_no_title()}</h1>
  );

function Dates({ job, readAt }: { job: ManagedJob; readAt: number }) {
  const { status, firstPublishedAt, validThrough, closedAt, closeReason } = job;
  const { name } = useSite();
  if (!firstPublishedAt && !validThrough) return null;
  const days = validThrough ? daysUntil(validThrough, readAt) : 0;
  return (
    <div className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-sm text-soft max-md:basis-full">
      {status === 'closed' && closedAt && <span>{m.jobs_closed_on({ date: dayText(closedAt) })}</span>}
      {status === 'closed' && closeReason && <span>{closeReasonText(closeReason, name)}</span>}
      {status !== 'closed' && firstPublishedAt && <span>{m.jobs_posted({ date: dayText(firstPublishedAt) })}</span>}
      {status !== 'closed' && validThrough && <span>{m.jobs_last_day({ date: dayText(validThrough) })}</span>}
      {validThrough && endsSoon(status, days) && (
        <span className="font-semibold text-coral">{m.jobs_manage_ends({ when: relativeDay(days) })}</span>
      )}
    </div>
  );
}

function Actions({ job, onAction }: { job: ManagedJob; onAction: (action: JobAction) => void }) {
  const title = job.title || m.jobs_edit_preview_no_title();
  const offered = jobActions.filter((action) => offers(job, action));
  return (
    <div className="ms-auto flex gap-2 md:order-last">
      <ButtonLink to={href(paths.job(job.id))} variant="outline">
        <Eye aria-hidden="true" />
        <span className="max-md:sr-only">{m.jobs_see()}</span>
      </ButtonLink>
      {offered.length > 0 && (
        <Menu
          trigger={
            <>
              <span className="max-md:sr-only">{m.jobs_manage_column_actions()}</span>
              <ChevronDown aria-hidden="true" />
            </>
          }
          label={m.jobs_actions_named({ title })}
          items={actionEntries(offered, onAction)}
        />
      )}
    </div>
  );
}

function useActions(job: ManagedJob) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [question, setQuestion] = useState<Question>();
  const { notice, change, changeNow } = useJobChanges(async ({ action }) => {
    await (action === 'remove' ? navigate(href(paths.manageJobs())) : revalidate());
    return [];
  });
  const act = (action: JobAction) => {
    if (action === 'close' || action === 'renew' || action === 'remove') setQuestion({ action, jobs: [job] });
    else void changeNow(job, { action });
  };
  return { notice, question, setQuestion, act, change };
}
