import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { AccountForm, SubmitButton } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

const resolver = contractResolver(async () => (await import('#contract/accounts/accounts.ts')).changeEmailInput);

/** Requests a new address, which takes effect once it is confirmed. Without a password, the dialog asks for another proof. */
export function ChangeEmail({ hasPassword }: { hasPassword: boolean }) {
  const [sentTo, setSentTo] = useState<string>();
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['email', 'password'],
    async send(change) {
      setSentTo(undefined);
      await api.accounts.changeEmail(change);
      form.reset({ email: '', ...(hasPassword && { password: '' }) });
      setSentTo(change.email);
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountForm onSubmit={submit} problem={problem} className="max-w-[28rem]">
      {sentTo !== undefined && <Alert variant="success">{m.auth_settings_email_sent({ email: sentTo })}</Alert>}
      <TextField
        label={m.auth_new_email()}
        type="email"
        autoComplete="email"
        isRequired
        errorMessage={errors.email?.message}
        {...form.register('email')}
      />
      {hasPassword && (
        <PasswordField
          label={m.auth_current_password()}
          autoComplete="current-password"
          isRequired
          errorMessage={errors.password?.message}
          {...form.register('password')}
        />
      )}
      <SubmitButton variant="secondary" isPending={isSubmitting} className="self-start">
        {m.auth_settings_email_submit()}
      </SubmitButton>
    </AccountForm>
  );
}
