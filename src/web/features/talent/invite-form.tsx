import { useNavigate } from 'react-router';

import { paths } from '#contract/paths.ts';
import { INVITATION_TEXT_MAX } from '#contract/talent/talent-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { contractResolver } from '#web/app/form.ts';
import { href } from '#web/app/href.ts';
import { AccountForm, SubmitButton } from '#web/features/accounts/account-form.tsx';
import { useAccountForm } from '#web/features/accounts/use-account-form.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';

const resolver = contractResolver(async () => (await import('#contract/talent/talent.ts')).invitationInput);

interface InviteFormProps {
  jobs: readonly { id: string; title: string }[];
  onSend: (invitation: { jobId: string; text: string }) => Promise<unknown>;
}

export function InviteForm({ jobs, onSend }: InviteFormProps) {
  const navigate = useNavigate();
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['jobId', 'text'],
    async send(input) {
      await onSend(input);
      showToast({ title: m.talent_invited() });
      await navigate(href(paths.sentInvitations()));
    },
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <AccountForm onSubmit={submit} problem={problem}>
      <NativeSelect
        label={m.talent_job()}
        isRequired
        errorMessage={errors.jobId?.message}
        options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
        {...register('jobId')}
      />
      <TextArea
        label={m.talent_why()}
        hint={m.talent_why_hint()}
        isRequired
        rows={6}
        maxLength={INVITATION_TEXT_MAX}
        errorMessage={errors.text?.message}
        {...register('text')}
      />
      <SubmitButton isPending={isSubmitting}>{m.talent_send()}</SubmitButton>
    </AccountForm>
  );
}
