import { z } from 'zod';

import { emailSchema } from '#contract/accounts.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { problemText } from '#web/app/problem.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { AccountForm, SubmitButton } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

const resolver = contractResolver(z.strictObject({ email: emailSchema }));

interface ForgotPasswordFormProps {
  /** The address that was tried before. */
  email: string | undefined;
  onSent: (email: string) => void;
}

/** The address that the link is to go to. */
export function ForgotPasswordForm({ email: tried, onSent }: ForgotPasswordFormProps) {
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['email'],
    async send({ email }) {
      await api.accounts.forgotPassword({ email });
      showToast({ title: m.auth_reset_sent_title(), description: m.auth_reset_sent() });
      onSent(email);
    },
    onRefused: (refused) =>
      showToast({ title: m.auth_reset_not_sent(), description: problemText(refused), variant: 'destructive' }),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountForm onSubmit={submit} problem={problem}>
      <TextField
        label={m.auth_email()}
        type="email"
        autoComplete="email"
        isRequired
        defaultValue={tried}
        errorMessage={errors.email?.message}
        {...form.register('email')}
      />
      <SubmitButton isPending={isSubmitting}>{m.auth_forgot_submit()}</SubmitButton>
    </AccountForm>
  );
}
