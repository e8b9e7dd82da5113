import type { UseFormRegisterReturn } from 'react-hook-form';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Link } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { useEmailCheck } from './use-email-check.ts';

interface EmailFieldProps {
  field: UseFormRegisterReturn;
  /** What is in it now. */
  typed: string;
  errorMessage?: string | undefined;
  /** Where signing in instead leads to. */
  next: string | undefined;
}

/** The address of a registration; says while it is typed if it has an account already. */
export function EmailField({ field, typed, errorMessage, next }: EmailFieldProps) {
  const check = useEmailCheck(typed);
  return (
    <div>
      <TextField
        label={m.auth_email()}
        type="email"
        autoComplete="email"
        isRequired
        errorMessage={errorMessage}
        {...field}
      />
      <div role="status" className="text-sm">
        {check === 'checking' && (
          <p className="mt-1.5 flex items-center gap-2 text-soft">
            <Spinner className="size-3.5" />
            {m.auth_checking_email()}
          </p>
        )}
        {check === 'exists' && (
          <p className="mt-2 rounded-control bg-accent-tint px-3 py-2">
            {m.problem_email_taken()}{' '}
            <Link to={href(paths.login(), { next })} state={{ email: typed }}>
              {m.auth_log_in_instead()}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
