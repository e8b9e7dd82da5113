import type { Problem } from '#web/app/problem.ts';

/** Why a verification failed, as far as the page distinguishes it. */
export type ConfirmFailureKind = 'expired' | 'taken' | 'incomplete' | 'unexpected' | 'unknown';

const EXPIRED_CODES = new Set(['otp_expired', 'token_expired', 'link_expired', 'invalid_token', 'access_denied']);

/** Only the code counts: anyone could have written a description into the address. */
export const failureOfCode = (code: string): ConfirmFailureKind =>
  EXPIRED_CODES.has(code.toLowerCase()) ? 'expired' : 'unknown';

export function failureOf({ reason, fields }: Problem): ConfirmFailureKind {
  if (reason === 'link_expired') return 'expired';
  if (reason === 'email_taken') return 'taken';
  // Malformed: the link was cut off.
  return fields.some(({ path }) => path === 'token') ? 'incomplete' : 'unexpected';
}
