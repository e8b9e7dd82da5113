import { z } from 'zod';

import { passwordSchema } from '#contract/accounts.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { AccountForm, SubmitButton } from './account-form.tsx';
import { withRepeatedPassword } from './repeated-password.ts';
import { useAccountForm } from './use-account-form.ts';

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  onExpired: () => void;
}

const resetForm = contractResolver(z.strictObject({ password: passwordSchema }));
const resolver = withRepeatedPassword(resetForm, 'password', m.auth_passwords_do_not_match);

/** The new password, twice. */
export function ResetPasswordForm({ token, onDone, onExpired }: ResetPasswordFormProps) {
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['password'],
    async send({ password }) {
      await api.accounts.resetPassword({ token, password });
      showToast({ title: m.auth_password_updated_title(), description: m.auth_password_updated() });
      onDone();
    },
    onRefused({ reason, fields }) {
      // A token that is not even of the right form was cut off on its way.
      if (reason === 'link_expired' || fields.some(({ path }) => path === 'token')) onExpired();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountForm onSubmit={submit} problem={problem}>
      <PasswordField
        label={m.auth_new_password()}
        autoComplete="new-password"
        isRequired
        errorMessage={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label={m.auth_confirm_new_password()}
        autoComplete="new-password"
        isRequired
        errorMessage={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <SubmitButton isPending={isSubmitting}>{m.auth_reset_submit()}</SubmitButton>
    </AccountForm>
  );
}
