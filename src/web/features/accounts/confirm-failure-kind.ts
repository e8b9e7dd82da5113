import type { Problem } from '#web/app/problem.ts';

/** Why a verification failed, as far as the page says something else about it. */
export type ConfirmFailureKind = 'expired' | 'taken' | 'incomplete' | 'unexpected' | 'unknown';

const EXPIRED_CODES = new Set(['otp_expired', 'token_expired', 'link_expired', 'invalid_token', 'access_denied']);

/**
 * What an `error` in the address means. Only the code counts: a description in an address could be written by anyone,
 * and this page would say it.
 */
export const failureOfCode = (code: string): ConfirmFailureKind =>
  EXPIRED_CODES.has(code.toLowerCase()) ? 'expired' : 'unknown';

/** What the API's refusal of a token means. */
export function failureOf({ reason, fields }: Problem): ConfirmFailureKind {
  if (reason === 'link_expired') return 'expired';
  if (reason === 'email_taken') return 'taken';
  // Of the wrong form: cut off on its way.
  return fields.some(({ path }) => path === 'token') ? 'incomplete' : 'unexpected';
}
