import { Controller } from 'react-hook-form';
import type { z } from 'zod';

import { reasonsOf, type ReportSubject } from '#contract/admin/moderation-choices.ts';
import type { reportFields } from '#contract/admin/moderation.ts';
import { REPORT_TEXT_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { useViewer } from '#web/app/site.ts';
import { AccountForm, SubmitButton } from '#web/features/accounts/account-form.tsx';
import { useAccountForm } from '#web/features/accounts/use-account-form.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { reasonText } from './report-words.ts';

const resolver = contractResolver(async () => (await import('#contract/admin/moderation.ts')).reportFields);

interface ReportFormProps {
  subject: ReportSubject;
  /** For a person, the id of the profile. */
  id: string;
  onSent: () => void;
}

type Fields = z.infer<typeof reportFields>;

const sends: Record<ReportSubject, (input: Fields & { id: string }) => Promise<unknown>> = {
  job: api.jobs.report,
  company: api.reports.company,
  person: api.reports.person,
  message: api.reports.message,
};

export function ReportForm({ subject, id, onSent }: ReportFormProps) {
  const viewer = useViewer();
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['reason', 'text', 'email'],
    async send(report) {
      await sends[subject]({ id, ...report });
      onSent();
    },
  });
  const { register, control, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <AccountForm onSubmit={submit} problem={problem}>
      <Controller
        control={control}
        name="reason"
        render={({ field }) => (
          <RadioGroup
            {...field}
            label={m.jobs_report_reason()}
            isRequired
            options={reasonsOf[subject].map((value) => ({ value, label: reasonText(value, subject) }))}
            errorMessage={errors.reason?.message}
          />
        )}
      />
      <TextArea
        label={m.jobs_report_text()}
        hint={m.jobs_report_text_hint()}
        isRequired={watch('reason') === 'other'}
        maxLength={REPORT_TEXT_MAX}
        errorMessage={errors.text?.message}
        {...register('text')}
      />
      {!viewer && (
        <TextField
          label={m.auth_email()}
          hint={m.jobs_report_email_hint()}
          type="email"
          autoComplete="email"
          errorMessage={errors.email?.message}
          {...register('email', { setValueAs: (typed: string) => typed || undefined })}
        />
      )}
      <SubmitButton isPending={isSubmitting}>{m.jobs_report_submit()}</SubmitButton>
    </AccountForm>
  );
}
