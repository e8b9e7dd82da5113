import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { Application } from '#contract/applications/application-views.ts';
import type { Job } from '#contract/jobs/job-views.ts';
import { COVER_LETTER_MAX } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { contractResolver, showProblem, useWhenIdle } from '#web/app/form.ts';
import { href } from '#web/app/href.ts';
import { type Problem, problemOf } from '#web/app/problem.ts';
import { useViewer } from '#web/app/site.ts';
import { findDraft, storeDraft } from '#web/app/stored-draft.ts';
import { keptText } from '#web/features/companies/kept-words.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { ToastMessage } from '#web/ui/toast-list.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { AnswerFields } from './answer-fields.tsx';
import { findSource } from './apply-href.ts';
import { useAnswers } from './use-answers.ts';
import { WhatIsSent } from './what-is-sent.tsx';

interface ApplyDialogProps {
  job: Job;
  userId: string;
  onClose: () => void;
  onApplied: (application: Application) => void;
  /** The application waits until its sender opens the link in their email. */
  onUnsent: () => void;
}

export function ApplyDialog({ job, userId, onClose, onApplied, onUnsent }: ApplyDialogProps) {
  const { id, locale, title, company } = job;
  const form = useId();
  // If it were sent now, the application would lack the file.
  const { isUploading, setUploading } = useUploads();
  const answers = useAnswers(id, `parlance.answers.${userId}.${id}`);
  const isUnconfirmed = useViewer()?.unclaimed?.isConfirmed === false;
  const letter = useLetter({
    userId,
    jobId: id,
    async send(coverLetter) {
      const given = await answers.take();
      if (!given) return false;
      const input = { id, coverLetter, answers: given, locale, source: findSource() };
      if (isUnconfirmed) {
        await api.applications.sendLater(input);
        onUnsent();
        // It may be changed until the link is opened.
        return false;
      }
      const application = await api.applications.apply(input);
      answers.forget();
      showToast(outcomeToast(application, coverLetter));
      onApplied(application);
      return true;
    },
    refuse: answers.refuse,
  });
  const { questions, typed, problems } = answers;
  const failure = letter.problem ?? answers.failure;
  const footer = <Footer {...{ form, failure, onClose }} isPending={letter.isSending || isUploading} />;
  return (
    <Dialog title={m.applications_apply_title({ title })} size="lg" coversPhone isOpen {...{ onClose, footer }}>
      <form id={form} noValidate onSubmit={(event) => void letter.submit(event)} className="space-y-6">
        <p className="text-soft">
          {m.applications_apply_intro({ company: company.name })}{' '}
          {job.answerDays && m.applications_apply_promise({ company: company.name, days: job.answerDays })}
        </p>
        <WhatIsSent job={job} onBusy={setUploading} />
        <AnswerFields
          company={company.name}
          {...{ questions, typed, problems }}
          onChange={answers.change}
          onBusy={setUploading}
        />
        <TextArea
          label={m.applications_letter()}
          hint={m.applications_letter_hint()}
          maxLength={COVER_LETTER_MAX}
          rows={8}
          errorMessage={letter.errorMessage}
          {...letter.field}
          onInput={({ currentTarget }) => letter.store(currentTarget.value)}
        />
        <KeptNote jobId={id} company={company.name} />
      </form>
    </Dialog>
  );
}

interface FooterProps {
  form: string;
  failure: string | undefined;
  isPending: boolean;
  onClose: () => void;
}

const Footer = ({ form, failure, isPending, onClose }: FooterProps) => (
  <>
    {failure && (
      <Alert variant="attention" title={failure} className="order-last basis-full">
        {m.applications_apply_kept()}
      </Alert>
    )}
    <Button variant="outline" onClick={onClose}>
      {m.ui_cancel()}
    </Button>
    <Button type="submit" {...{ form, isPending }}>
      {m.applications_apply_send()}
    </Button>
  </>
);

/** A repeated application returns the first one, which may have come from another tab with another letter. */
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

const loadSchema = async () => (await import('#contract/applications/apply.ts')).applicationFields;
const resolver = contractResolver(loadSchema);

/**
 * Stored in this browser until sent, per user, since several may share a browser. `problem` is the text of a refusal by
 * `send`.
 */
function useLetter({
  userId,
  jobId,
  send,
  refuse,
}: {
  userId: string;
  jobId: string;
  /** False if the letter is to be kept: something else is missing, or may be changed. */
  send: (coverLetter: string) => Promise<boolean>;
  /** The reason, if other parts of the application caused the refusal. */
  refuse: (problem: Problem) => string | undefined;
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
      if (await send(coverLetter)) storeDraft(key, '');
    } catch (error) {
      const refused = problemOf(error);
      const reason = refuse(refused);
      // Applicants still find a paused or closed job; other users do not.
      setProblem(
        reason ??
          (refused.code === 'NOT_FOUND' ? m.problem_job_closed() : showProblem(error, setError, ['coverLetter'])),
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

/** Who receives the application, how long it is kept, and who decides (GDPR, articles 13 and 22). */
function KeptNote({ jobId, company }: { jobId: string; company: string }) {
  const { data } = useQuery(queries.retention.ofJob.queryOptions({ input: { id: jobId } }));
  if (!data) return null;
  return (
    <p className="text-sm text-soft">
      {m.retention_apply({
        company,
        rejected: keptText(data.rejectedDays),
        accepted: keptText(data.acceptedDays),
      })}{' '}
      <Link to={href(paths.privacy())} target="_blank">
        {m.retention_apply_link()}
      </Link>
    </p>
  );
}

/** Whether a form is saving a part of it, by any key for the parts. */
function useUploads() {
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const setUploading = (name: string, isRunning: boolean) =>
    setRunning((known) => {
      if (known.has(name) === isRunning) return known;
      return new Set(isRunning ? [...known, name] : [...known].filter((other) => other !== name));
    });
  return { isUploading: running.size > 0, setUploading };
}
