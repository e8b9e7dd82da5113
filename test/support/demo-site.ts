import { demoAccounts } from '#server/features/site/demo-accounts.ts';

import { call } from './calling.ts';
import { signInAt } from './sign-in-at.ts';

/** Signs in a demo account and returns its Cookie header. */
export function signInDemo(site: { url: string }, role: 'job_seeker' | 'employer' | 'admin'): Promise<string> {
  return signInAt(
    site.url,
    demoAccounts.find((one) => one.role === role)!,
  );
}

/** Calls the API of a running site; a refusal fails the test. */
export const callSite = <Answer>(
  site: { url: string },
  cookie: string,
  method: string,
  path: string,
  json?: object,
): Promise<Answer> => call(site.url, cookie, method, `/api${path}`, json);

/** A Cookie header for a browser context. */
export const browserCookies = (site: { url: string }, cookie: string) =>
  cookie
    .split('; ')
    .map((pair) => ({ url: site.url, name: pair.split('=', 1)[0] ?? '', value: pair.slice(pair.indexOf('=') + 1) }));
