import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { Application } from '#contract/application-views.ts';
import type { Job } from '#contract/job-views.ts';
import { COVER_LETTER_MAX } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import type { Profile } from '#contract/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { contractResolver, showProblem, useWhenIdle } from '#web/app/form.ts';
import { href } from '#web/app/href.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { useViewer } from '#web/app/site.ts';
import { findDraft, storeDraft } from '#web/app/stored-draft.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { CvUpload, type CvUploadProps } from '#web/features/profiles/cv-upload.tsx';
import { MissingSteps } from '#web/features/profiles/missing-steps.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatBytes } from '#web/ui/bytes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { ToastMessage } from '#web/ui/toast-list.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { applyHref } from './apply-href.ts';
import { type LanguageGap, languageGaps } from './language-gaps.ts';
import { ProfileDetails } from './profile-details.tsx';
import { SentProfile } from './sent-profile.tsx';

interface ApplyDialogProps {
  job: Job;
  userId: string;
  onClose: () => void;
  onApplied: (application: Application) => void;
}

export function ApplyDialog({ job, userId, onClose, onApplied }: ApplyDialogProps) {
  const { id, locale, title, company } = job;
  const form = useId();
  // Sent meanwhile, the application would lack the CV.
  const [isUploading, setUploading] = useState(false);
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
      <Button type="submit" form={form} isPending={letter.isSending || isUploading}>
        {m.applications_apply_send()}
      </Button>
    </>
  );
  return (
    <Dialog title={m.applications_apply_title({ title })} size="lg" coversPhone isOpen {...{ onClose, footer }}>
      <form id={form} noValidate onSubmit={(event) => void letter.submit(event)} className="space-y-6">
        <p className="text-soft">{m.applications_apply_intro({ company: company.name })}</p>
        <WhatIsSent job={job} onBusy={setUploading} />
        <TextArea
          label={m.applications_letter()}
          hint={m.applications_letter_hint()}
          maxLength={COVER_LETTER_MAX}
          rows={8}
          errorMessage={letter.errorMessage}
          {...letter.field}
          onInput={({ currentTarget }) => letter.store(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

/** A second application returns the first one, perhaps sent from another tab with another letter. */
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

function WhatIsSent({ job, onBusy }: { job: Job } & Pick<CvUploadProps, 'onBusy'>) {
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
        <CvAsSent cv={profile.cv} {...{ onBusy }} />
      </div>
    </>
  );
}

function CvAsSent({ cv, onBusy }: CvUploadProps) {
  return (
    <section aria-labelledby="cv-sent" className="space-y-3">
      <h3 id="cv-sent">{m.applications_cv_sent()}</h3>
      {cv ? (
        <p className="flex items-center gap-3 rounded-card border border-line px-4 py-3">
          <FileText aria-hidden="true" className="size-6 shrink-0 text-accent" />
          <span className="min-w-0">
            <span className="font-semibold">{cv.name}</span>{' '}
            <span className="text-sm text-soft">{formatBytes(cv.size)}</span>
          </span>
        </p>
      ) : (
        <p className="text-soft">{m.applications_cv_none()}</p>
      )}
      <CvUpload {...{ cv, onBusy }} />
    </section>
  );
}

function GapsNote({ job, profile }: { job: Job; profile: Profile }) {
  const gaps = languageGaps(job.languages, profile.languages);
  if (gaps.length === 0) return null;
  return (
    <Alert isStatic>
      {gaps.map((gap) => (
        <p key={gap.language}>{gapText(gap)}</p>
      ))}
      <p className="mt-1 font-semibold">{m.applications_gap_still()}</p>
    </Alert>
  );
}

function gapText({ language: code, level: asked, stated }: LanguageGap): string {
  const language = languageName(code);
  return stated
    ? m.applications_gap_level({ language, asked, level: stated })
    : m.applications_gap_unstated({ language, asked });
}

interface ProfileAsSentProps {
  profile: Profile;
  backTo: string;
}

function ProfileAsSent({ profile, backTo }: ProfileAsSentProps) {
  const account = useViewer()?.email ?? '';
  const page = href(paths.seekerProfile(), { next: backTo });
  // The CV is shown separately.
  const missing = profile.missing.filter((step) => step !== 'cv');
  // Without a contact address, the application uses the account's.
  const applicant = { ...profile, contactEmail: profile.contactEmail ?? account };
  return (
    <section aria-labelledby="profile-sent" className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="profile-sent">{m.applications_profile_sent()}</h3>
        <Link to={page}>{m.applications_profile_edit()}</Link>
      </div>
      <SentProfile applicant={applicant}>
        <details>
          <summary className="w-fit text-sm text-accent underline underline-offset-[0.2em]">
            {m.applications_profile_all()}
          </summary>
          <div className="mt-3">
            <ProfileDetails applicant={applicant} />
          </div>
        </details>
      </SentProfile>
      {missing.length > 0 && (
        <div>
          <p className="text-sm text-soft">{m.applications_profile_missing()}</p>
          <MissingSteps {...{ missing, page }} />
        </div>
      )}
    </section>
  );
}

const loadSchema = async () => (await import('#contract/applications.ts')).applicationFields;
const resolver = contractResolver(loadSchema);

/**
 * Stored in this browser until sent, by person, since several may share a browser. `problem` is the refusal of `send`
 * in words.
 */
function useLetter({
  userId,
  jobId,
  send,
}: {
  userId: string;
  jobId: string;
  send: (coverLetter: string) => Promise<unknown>;
}) {
  const key = `parlance.application.${userId}.${jobId}`;
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { coverLetter: findDraft(key) ?? '' },
  });
  useWhenIdle(loadSchema);
  const [problem, setProblem] = useState<string>();
  const submit = handleSubmit(async ({ coverLetter }) => {
    setProblem(undefined);
    try {
      await send(coverLetter);
      storeDraft(key, '');
    } catch (error) {
      // A job paused or closed meanwhile is not found by people who did not apply.
      setProblem(
        problemOf(error).code === 'NOT_FOUND' ? m.problem_job_closed() : showProblem(error, setError, ['coverLetter']),
      );
    }
  });
  return {
    field: register('coverLetter'),
    errorMessage: formState.errors.coverLetter?.message,
    store: (typed: string) => storeDraft(key, typed),
    isSending: formState.isSubmitting,
    problem,
    submit,
  };
}
