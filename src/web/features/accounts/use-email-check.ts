import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { emailSchema } from '#contract/accounts.ts';
import { queries } from '#web/app/api-client.ts';

export type EmailCheck = 'idle' | 'checking' | 'exists' | 'free';

/** Milliseconds without a keystroke before the server is asked (specification, section 9). */
const PAUSE = 500;

/**
 * Whether an address that is being typed has an account. A check that fails counts as none: it is a courtesy, and the
 * registration itself says the same.
 */
export function useEmailCheck(typed: string): EmailCheck {
  const settled = useSettled(typed);
  const email = emailSchema.safeParse(settled).data;
  const input = email === undefined ? skipToken : { email };
  const { data, isFetching, isError } = useQuery(queries.accounts.checkEmail.queryOptions({ input }));
  if (settled !== typed || email === undefined) return 'idle';
  if (isFetching) return 'checking';
  // What an earlier check said is worth nothing once a later one has failed.
  if (!data || isError) return 'idle';
  return data.exists ? 'exists' : 'free';
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
