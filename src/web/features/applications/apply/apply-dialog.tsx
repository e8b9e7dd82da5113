import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import type { Application } from '#contract/application-views.ts';
import { COVER_LETTER_MAX } from '#contract/applications.ts';
import type { Job } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast, type ToastMessage } from '#web/ui/toast.tsx';

import { applyHref } from './apply-href.ts';
import { CvAsSent } from './cv-as-sent.tsx';
import { GapsNote } from './gaps-note.tsx';
import { ProfileAsSent } from './profile-as-sent.tsx';
import { useLetter } from './use-letter.ts';

interface ApplyDialogProps {
  job: Job;
  userId: string;
  onClose: () => void;
  onApplied: (application: Application) => void;
}

/** An application before it is sent: profile and CV as they go out, and the letter. */
export function ApplyDialog({ job, userId, onClose, onApplied }: ApplyDialogProps) {
  const { id, locale, title, company } = job;
  const form = useId();
  const letter = useLetter({
    userId,
    jobId: id,
    async send(coverLetter) {
      const application = await api.applications.apply({ id, coverLetter, locale });
      showToast(outcomeToast(application, coverLetter));
      onApplied(application);
    },
  });
  const footer = (
    <>
      {letter.problem && (
        <Alert variant="attention" title={letter.problem} className="order-last basis-full">
          {m.applications_apply_kept()}
        </Alert>
      )}
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button type="submit" form={form} isPending={letter.isSending}>
        {m.applications_apply_send()}
      </Button>
    </>
  );
  return (
    <Dialog title={m.applications_apply_title({ title })} size="lg" coversPhone isOpen {...{ onClose, footer }}>
      <form id={form} noValidate onSubmit={(event) => void letter.submit(event)} className="space-y-6">
        <p className="text-soft">{m.applications_apply_intro({ company: company.name })}</p>
        <WhatIsSent job={job} />
        <TextArea
          label={m.applications_letter()}
          hint={m.applications_letter_hint()}
          maxLength={COVER_LETTER_MAX}
          rows={8}
          errorMessage={letter.errorMessage}
          {...letter.field}
          onInput={({ currentTarget }) => letter.keep(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

/** Applying twice gives what was sent first, perhaps from another window and with another letter. */
function outcomeToast({ coverLetter, appliedAt, job }: Application, written: string): ToastMessage {
  if (coverLetter === written)
    return {
      title: m.applications_apply_sent(),
      description: m.applications_apply_sent_text({ company: job.companyName }),
    };
  return {
    title: m.applications_apply_already(),
    description: m.applications_apply_already_text({ date: dayText(appliedAt) }),
  };
}

function WhatIsSent({ job }: { job: Job }) {
  const { data: profile, error } = useQuery(queries.profiles.mine.queryOptions());
  if (error) return <Alert variant="attention">{problemText(problemOf(error))}</Alert>;
  if (!profile) {
    return (
      <Loading>
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  return (
    <>
      <GapsNote {...{ job, profile }} />
      <div className="grid gap-6 md:grid-cols-2">
        <ProfileAsSent profile={profile} backTo={applyHref(job.id)} />
        <CvAsSent cv={profile.cv} />
      </div>
    </>
  );
}
