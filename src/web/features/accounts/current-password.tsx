import type { UseFormRegisterReturn } from 'react-hook-form';

import { m } from '#generated/paraglide/messages.js';
import { PasswordField } from '#web/ui/password-field.tsx';

interface CurrentPasswordProps {
  field: UseFormRegisterReturn;
  errorMessage: string | undefined;
  /** For password managers, whose password this is, where no field of the form says so. */
  email?: string;
}

/** The password that the account has, to prove who asks. */
export const CurrentPassword = ({ field, errorMessage, email }: CurrentPasswordProps) => (
  <>
    {email !== undefined && <input type="email" autoComplete="username" value={email} readOnly hidden />}
    <PasswordField
      label={m.auth_password()}
      autoComplete="current-password"
      isRequired
      errorMessage={errorMessage}
      {...field}
    />
  </>
);
