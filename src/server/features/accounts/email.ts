import { inTransaction, type Ctx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findAccountByEmail } from './address.ts';
import { requireFirstFactor } from './first-factor.ts';
import type { Requester } from './known-devices.ts';
import { enqueueAccountMail, takeMailRequest } from './mail-task.ts';
import { personOf } from './signed-in.ts';

/**
 * Whether the address has a confirmed account; always false if the setting hides that.
 * @throws Refusal TOO_MANY_REQUESTS per network address.
 */
export async function emailExists(ctx: Ctx, { email }: { email: string }, address: string): Promise<boolean> {
  const settings = await ctx.settings();
  await takeAttempt(ctx.db, `email-check:${address}`, settings['limits.email_check_per_address']);
  if (!settings['accounts.reveal_existing_email']) return false;
  return (await findAccountByEmail(ctx.db, email))?.isVerified ?? false;
}

/**
 * The answer does not reveal whether the address is unconfirmed.
 * @throws Refusal TOO_MANY_REQUESTS, also for unknown addresses.
 */
export async function resendVerification(ctx: Ctx, { email }: { email: string }, from: Requester): Promise<void> {
  await takeMailRequest(ctx, 'resend', email, from);
  await inTransaction(ctx, (tx) => enqueueAccountMail(tx, { kind: 'verify', email }));
}

/**
 * The old address stays until the emailed link is used. If the setting hides existing accounts, the owner of a taken
 * address is emailed and the caller sees no difference.
 * @throws Refusal as `requireFirstFactor`; CONFLICT email_taken, TOO_MANY_REQUESTS
 */
export async function requestEmailChange(
  ctx: Ctx,
  { email, password }: { email: string; password?: string | undefined },
): Promise<void> {
  const { userId } = personOf(ctx);
  const settings = await ctx.settings();
  await requireFirstFactor(ctx, password);
  await takeAttempt(ctx.db, `change-email:${userId}`, settings['limits.resend_per_account']);
  const isTaken = (await findAccountByEmail(ctx.db, email))?.isVerified ?? false;
  if (isTaken && settings['accounts.reveal_existing_email']) throw new Refusal('CONFLICT', { reason: 'email_taken' });
  await inTransaction(ctx, (tx) =>
    enqueueAccountMail(tx, isTaken ? { kind: 'exists', email } : { kind: 'change_email', email, userId }),
  );
}
