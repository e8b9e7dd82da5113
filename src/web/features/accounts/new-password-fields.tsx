import type { UseFormRegisterReturn } from 'react-hook-form';

import { m } from '#generated/paraglide/messages.js';
import { PasswordField } from '#web/ui/password-field.tsx';

interface RegisteredField extends UseFormRegisterReturn {
  errorMessage: string | undefined;
}

interface NewPasswordFieldsProps {
  password: RegisteredField;
  repeated: RegisteredField;
}

/** A new password and its repetition (`withRepeatedPassword`). */
export function NewPasswordFields({ password, repeated }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label={m.auth_new_password()} autoComplete="new-password" isRequired {...password} />
      <PasswordField label={m.auth_confirm_new_password()} autoComplete="new-password" isRequired {...repeated} />
    </>
  );
}
