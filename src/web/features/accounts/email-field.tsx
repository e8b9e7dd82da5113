import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { checkInput } from '#web/app/form.ts';
import { href } from '#web/app/href.ts';
import { useSettled } from '#web/app/use-settled.ts';
import { Link } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface EmailFieldProps {
  field: UseFormRegisterReturn;
  typed: string;
  errorMessage?: string | undefined;
  next: string | undefined;
}

/** Checks while typing whether the address has an account. */
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

type EmailCheck = 'idle' | 'checking' | 'exists' | 'free';

/** Milliseconds without a keystroke before the server is asked (specification, section 9). */
const PAUSE = 500;

const loadSchema = async () => (await import('#contract/accounts/accounts.ts')).emailSchema;

/** The address in the API's form; undefined until it is checked. */
function useValidEmail(typed: string): string | undefined {
  const [valid, setValid] = useState<{ typed: string; email: string }>();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const checked = await checkInput(loadSchema, typed);
      if (isCurrent && 'data' in checked) setValid({ typed, email: checked.data });
    };
    if (typed !== '') void read();
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  return valid?.typed === typed ? valid.email : undefined;
}

/** A failed check counts as no account: the registration itself reports it too. */
function useEmailCheck(typed: string): EmailCheck {
  const settled = useSettled(typed, PAUSE);
  const email = useValidEmail(settled);
  const input = email === undefined ? skipToken : { email };
  const { data, isFetching, isError } = useQuery(queries.accounts.checkEmail.queryOptions({ input }));
  if (settled !== typed || email === undefined) return 'idle';
  if (isFetching) return 'checking';
  // The previous result is obsolete if the latest check has failed.
  if (!data || isError) return 'idle';
  return data.exists ? 'exists' : 'free';
}
