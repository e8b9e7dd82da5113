import { useState } from 'react';

import type { confirmOutcomes } from '#contract/accounts/accounts.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

import { AccountForm, SubmitButton } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { CurrentPassword } from './current-password.tsx';
import { useAccountForm } from './use-account-form.ts';

const knownPassword = contractResolver(async () =>
  (await import('#contract/accounts/accounts.ts')).loginInput.pick({ password: true }),
);
const chosenPassword = contractResolver(async () =>
  (await import('#contract/accounts/accounts.ts')).changePasswordInput.pick({ newPassword: true }),
);

interface ConfirmPasswordProps {
  token: string;
  onSettled: (outcome: (typeof confirmOutcomes)[number]) => void;
}

/**
 * Shown in another browser than the registration's. The mailbox's owner may set a new password, so that one chosen by a
 * stranger stops working.
 */
export function ConfirmPassword(props: ConfirmPasswordProps) {
  const [choosesNew, setChoosesNew] = useState(false);
  return (
    <AccountPage
      title={m.auth_confirm_password_title()}
      lead={choosesNew ? m.auth_confirm_choose_new_text() : m.auth_confirm_password_text()}
      isNews
    >
      {choosesNew ? <NewPasswordForm {...props} /> : <KnownPasswordForm {...props} />}
      <Button variant="ghost" className="mt-4 -ms-4.5 text-start" onClick={() => setChoosesNew(!choosesNew)}>
        {choosesNew ? m.auth_confirm_know_password() : m.auth_confirm_choose_new()}
      </Button>
    </AccountPage>
  );
}

function KnownPasswordForm({ token, onSettled }: ConfirmPasswordProps) {
  const { form, problem, submit } = useAccountForm({
    resolver: knownPassword,
    fields: ['password'],
    send: async ({ password }) => onSettled((await api.accounts.confirm({ token, password })).outcome),
    onRefused({ fields }) {
      // The usual text mentions a "current" password, which does not exist before the address is confirmed.
      if (fields.some(({ code }) => code === 'wrong_password'))
        form.setError('password', { message: m.auth_wrong_password() });
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountForm onSubmit={submit} problem={problem}>
      <CurrentPassword field={form.register('password')} errorMessage={errors.password?.message} />
      <SubmitButton isPending={isSubmitting}>{m.auth_confirm_submit()}</SubmitButton>
    </AccountForm>
  );
}

function NewPasswordForm({ token, onSettled }: ConfirmPasswordProps) {
  const { form, problem, submit } = useAccountForm({
    resolver: chosenPassword,
    fields: ['newPassword'],
    send: async ({ newPassword }) => onSettled((await api.accounts.confirm({ token, newPassword })).outcome),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountForm onSubmit={submit} problem={problem}>
      <PasswordField
        label={m.auth_new_password()}
        autoComplete="new-password"
        isRequired
        errorMessage={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <SubmitButton isPending={isSubmitting}>{m.auth_confirm_submit()}</SubmitButton>
    </AccountForm>
  );
}
