import { Controller } from 'react-hook-form';

import { reportReasons } from '#contract/job-choices.ts';
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

const resolver = contractResolver(async () => (await import('#contract/moderation.ts')).reportFields);

interface ReportFormProps {
  jobId: string;
  onSent: () => void;
}

export function ReportForm({ jobId, onSent }: ReportFormProps) {
  const viewer = useViewer();
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['reason', 'text', 'email'],
    async send(report) {
      await api.jobs.report({ id: jobId, ...report });
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
            options={reportReasons.map((value) => ({ value, label: reasonText(value) }))}
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
