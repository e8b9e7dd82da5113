import type { UseFormRegisterReturn } from 'react-hook-form';

import { m } from '#generated/paraglide/messages.js';
import { TextField } from '#web/ui/text-field.tsx';

interface CodeFieldProps {
  field: UseFormRegisterReturn;
  label?: string;
  errorMessage?: string | undefined;
}

/** Lets phones suggest a received code. Recovery codes contain letters, so the keyboard is not numeric. */
export function CodeField({ field, label = m.security_code(), errorMessage }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      isRequired
      errorMessage={errorMessage}
      {...field}
    />
  );
}
