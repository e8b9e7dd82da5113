import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { AccountForm, SubmitButton } from './account-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { withRepeatedPassword } from './repeated-password.ts';
import { useAccessChange } from './use-access-change.ts';
import { useAccountForm } from './use-account-form.ts';

const changeForm = contractResolver(async () => (await import('#contract/accounts/accounts.ts')).changePasswordInput);
const resolver = withRepeatedPassword(changeForm, 'newPassword', m.auth_passwords_do_not_match);

/** Changes the reader's password; all other sessions end. */
export function ChangePassword({ email }: { email: string }) {
  const client = useQueryClient();
  const tellOfChange = useAccessChange();
  const [isDone, setDone] = useState(false);
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['currentPassword', 'newPassword'],
    async send(passwords) {
      setDone(false);
      await api.accounts.changePassword(passwords);
      form.reset({ currentPassword: '', newPassword: '', confirmPassword: '' });
      setDone(true);
      showToast({ title: m.auth_password_updated_title(), description: m.auth_password_updated() });
      await Promise.all([client.invalidateQueries({ queryKey: queries.accounts.sessions.key() }), tellOfChange()]);
    },
  });
  const { register } = form;
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountForm onSubmit={submit} problem={problem} className="max-w-[28rem]">
      {isDone && (
        <Alert variant="success" action={<a href="#access">{m.auth_mail_password_action()}</a>}>
          {m.auth_password_updated()}
        </Alert>
      )}
      {/* For password managers: the account of this password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={m.auth_current_password()}
        autoComplete="current-password"
        isRequired
        errorMessage={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <NewPasswordFields
        password={{ ...register('newPassword'), errorMessage: errors.newPassword?.message }}
        repeated={{ ...register('confirmPassword'), errorMessage: errors.confirmPassword?.message }}
      />
      <SubmitButton variant="secondary" isPending={isSubmitting} className="self-start">
        {m.auth_settings_password_title()}
      </SubmitButton>
    </AccountForm>
  );
}
