import { type ReactNode, useId, useState } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';

import { closeReasons } from '#contract/jobs/job-choices.ts';
import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { TERM_DAYS_MAX } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { useSite } from '#web/app/site.ts';
import { type SectionForm, useSectionForm } from '#web/features/profiles/use-section-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';

import { dayText } from '../job-words.ts';
import { actionText, closeReasonText, effectText, questionText } from './change-texts.ts';
import { type JobAction, type JobChange, offers } from './job-change.ts';
import { dayAfter } from './last-day.ts';

export interface Question {
  action: JobAction;
  jobs: readonly ManagedJob[];
}

interface ChangeDialogProps {
  question: Question;
  /** In milliseconds since 1970. */
  now: number;
  undecided: number;
  onClose: () => void;
  onChange: (change: JobChange) => Promise<void>;
}

export function ChangeDialog(props: ChangeDialogProps) {
  const { action } = props.question;
  if (action === 'close') return <CloseDialog {...props} />;
  if (action === 'renew') return <RenewDialog {...props} />;
  return <PlainDialog {...props} action={action} />;
}

const ONE_JOB = { close: m.jobs_ask_close_one, renew: m.jobs_ask_renew_one, remove: m.jobs_ask_remove_one };

function titleOf({ action, jobs }: Question): string {
  if (action === 'remove' || (jobs.length === 1 && (action === 'close' || action === 'renew')))
    return ONE_JOB[action]();
  return questionText(action, jobs.filter((job) => offers(job, action)).length);
}

function About({ action, jobs }: Question) {
  const [job] = jobs;
  const left = jobs.filter((each) => !offers(each, action)).length;
  return (
    <div className="flex flex-col gap-2">
      {job && jobs.length === 1 && <p className="font-semibold text-ink">{job.title}</p>}
      <p>{effectText(action)}</p>
      {left > 0 && <p className="text-coral">{m.jobs_ask_rest({ count: left })}</p>}
    </div>
  );
}

function PlainDialog({
  question,
  action,
  onClose,
  onChange,
}: ChangeDialogProps & { action: Exclude<JobAction, 'close' | 'renew'> }) {
  const [failure, setFailure] = useState<string>();
  const onConfirm = async () => {
    try {
      await onChange({ action });
    } catch (error) {
      setFailure(problemText(problemOf(error)));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      title={titleOf(question)}
      message={<About {...question} />}
      confirmLabel={actionText(action)}
      destructive={action === 'remove'}
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      failureMessage={failure}
    />
  );
}

function CloseDialog({ question, undecided, onClose, onChange }: ChangeDialogProps) {
  const { name } = useSite();
  const form = useSectionForm({
    loadSchema: async () => (await import('./change-schemas.ts')).closeSchema(undecided),
    defaultValues: { reason: undefined, rejects: false },
    save: ({ reason, rejects }) => onChange({ action: 'close', reason, undecided: rejects ? 'reject' : undefined }),
    onSaved: onClose,
  });
  const [job] = question.jobs;
  return (
    <FormDialog {...{ question, form, onClose }}>
      <Controller
        control={form.form.control}
        name="reason"
        render={({ field, fieldState }) => (
          <RadioGroup
            {...field}
            value={field.value ?? null}
            label={m.jobs_close_reason()}
            isRequired
            options={closeReasons.map((value) => ({ value, label: closeReasonText(value, name) }))}
            errorMessage={fieldState.error && m.jobs_close_reason_missing()}
          />
        )}
      />
      {undecided > 0 && (
        <div className="flex flex-col gap-2">
          <Checkbox
            {...form.form.register('rejects')}
            label={m.jobs_close_undecided({ count: undecided })}
            errorMessage={form.form.formState.errors.rejects && m.jobs_close_undecided_missing()}
          />
          <Link
            to={href(job && question.jobs.length === 1 ? paths.jobApplications(job.id) : paths.manageApplications())}
            className="w-fit text-sm"
          >
            {m.jobs_close_decide_first()}
          </Link>
        </div>
      )}
    </FormDialog>
  );
}

/** Days, unless another date is chosen. */
const RENEWED_DAYS = 30;

function RenewDialog({ question, now, onClose, onChange }: ChangeDialogProps) {
  const [first, last] = [dayAfter(now, 0), dayAfter(now, TERM_DAYS_MAX)];
  const latest = dayText(last, 'long');
  const form = useSectionForm({
    loadSchema: async () => (await import('./change-schemas.ts')).renewSchema(first, last),
    defaultValues: { validThrough: dayAfter(now, RENEWED_DAYS) },
    save: ({ validThrough }) => onChange({ action: 'renew', validThrough }),
    onSaved: onClose,
  });
  return (
    <FormDialog {...{ question, form, onClose }}>
      <DateField
        {...form.form.register('validThrough')}
        label={m.jobs_renew_day()}
        hint={m.jobs_renew_day_hint({ latest })}
        isRequired
        min={first}
        max={last}
        errorMessage={form.form.formState.errors.validThrough && m.jobs_renew_day_wrong({ latest })}
      />
    </FormDialog>
  );
}

interface FormDialogProps<Input extends FieldValues> {
  question: Question;
  form: SectionForm<Input>;
  onClose: () => void;
  children: ReactNode;
}

function FormDialog<Input extends FieldValues>({
  question,
  form: { form, problem, submit },
  onClose,
  children,
}: FormDialogProps<Input>) {
  const id = useId();
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button type="submit" form={id} isPending={form.formState.isSubmitting}>
        {actionText(question.action)}
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="sm" title={titleOf(question)} onClose={onClose} footer={footer}>
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="text-soft">
          <About {...question} />
        </div>
        {children}
        {problem && <Alert variant="attention">{problem}</Alert>}
      </form>
    </Dialog>
  );
}
