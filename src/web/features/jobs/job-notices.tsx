import type { EndedJob, Job } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';

import { dayText } from './job-words.ts';
import { Objection } from './objection.tsx';

export function endedText({ status, endedAt }: Pick<EndedJob, 'status' | 'endedAt'>): string {
  const date = dayText(endedAt, 'long');
  return status === 'closed' ? m.jobs_ended_closed({ date }) : m.jobs_ended_expired({ date });
}

/** Why the job is not listed, for users who may still read it. */
export function JobNotices({ job }: { job: Job }) {
  const { hidden } = job;
  const text = statusNotice(job);
  return (
    <>
      {text && <Alert isStatic>{text}</Alert>}
      {hidden && (
        <Alert variant="attention" isStatic>
          {m.jobs_notice_hidden({ date: dayText(hidden.at, 'long'), reason: hidden.reason })}
          {job.can.edit && <Objection />}
        </Alert>
      )}
    </>
  );
}

function statusNotice({ status, closedAt, validThrough, updatedAt }: Job): string | undefined {
  if (status === 'draft') return m.jobs_notice_draft();
  if (status === 'paused') return m.jobs_notice_paused();
  if (status === 'closed') return endedText({ status, endedAt: closedAt ?? updatedAt });
  return status === 'expired' ? endedText({ status, endedAt: validThrough ?? updatedAt }) : undefined;
}
