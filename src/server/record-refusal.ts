import type { Ctx } from './context.ts';
import type { Refusal } from './platform/http/refusal.ts';
import { recordSecurityEvent } from './security-events.ts';

type Refused = Pick<Ctx, 'actor' | 'db' | 'from' | 'security'>;

/** Records a refusal as a security event where it is one: a limit that was reached, or what somebody may not do. */
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
  // Who has not confirmed their address signed in with the right password; that is recorded as a failed sign-in.
  if (code === 'FORBIDDEN' && reason !== 'email_not_verified')
    recordSecurityEvent(ctx, 'access.denied', { procedure, reason });
}
