import type { Ctx } from './context.ts';
import type { Refusal } from './platform/http/refusal.ts';
import { recordSecurityEvent } from './security-events.ts';

type Refused = Pick<Ctx, 'actor' | 'db' | 'from' | 'security'>;

/** Only reached limits and denied access are security events. */
export function recordRefusal(
  ctx: Refused,
  { code, details }: { code: string; details: Pick<Refusal['details'], 'reason'> },
  procedure: string,
): void {
  const { reason } = details;
  if (code === 'TOO_MANY_REQUESTS')
    recordSecurityEvent(ctx, procedure === 'accounts.login' ? 'sign_in.limited' : 'limit.reached', {
      procedure,
      reason,
    });
  // Recorded as a failed sign-in.
  if (code === 'FORBIDDEN' && reason !== 'email_not_verified')
    recordSecurityEvent(ctx, 'access.denied', { procedure, reason });
}
