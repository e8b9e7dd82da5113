import type { UseFormRegisterReturn } from 'react-hook-form';

import { m } from '#generated/paraglide/messages.js';
import { PasswordField } from '#web/ui/password-field.tsx';

interface CurrentPasswordProps {
  field: UseFormRegisterReturn;
  errorMessage: string | undefined;
  /** For password managers: the account of this password, if no field of the form contains it. */
  email?: string;
}

/** The account's current password, as a proof of identity. */
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
