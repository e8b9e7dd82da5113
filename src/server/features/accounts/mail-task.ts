import type { Ctx, TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { newId } from '../../platform/id.ts';
import { findDevice, type Requester } from './known-devices.ts';

export const SEND_ACCOUNT_MAIL = 'accounts.send_mail';

export const accountMails = ['verify', 'reset', 'exists', 'change_email', 'email_changed'] as const;
export type AccountMailKind = (typeof accountMails)[number];

/** A mail about an account, before it is written. */
export interface NewAccountMail {
  kind: AccountMailKind;
  /** Where it goes. */
  email: string;
  /** Whose account it is about, where the address does not say it. */
  userId?: string | undefined;
  /** Whether what causes it is limited for the recipient already. */
  isLimited?: boolean | undefined;
}

/**
 * Queues a mail about an account. Whether there is anything to send to the address is found out by the task and not by
 * the request, so that the time of its answer tells nothing. The link is made there too: no secret lies in the queue.
 */
export async function enqueueAccountMail(ctx: TxCtx, mail: NewAccountMail): Promise<void> {
  await ctx.enqueue(SEND_ACCOUNT_MAIL, { ...mail, key: newId() });
}

/**
 * Counts that somebody who is not signed in asks for a mail. Each requester has an allowance for each recipient: those of
 * a stranger do not stop its owner. How many are sent to a recipient in all is limited where they are sent (send-mail.ts).
 * @throws Refusal TOO_MANY_REQUESTS, for unknown addresses too.
 */
export async function takeMailRequest(
  ctx: Ctx,
  kind: 'reset' | 'resend',
  email: string,
  from: Requester,
): Promise<void> {
  const settings = await ctx.settings();
  const requester = (await findDevice(ctx.db, from, email)) ?? from.address;
  await takeAttempt(ctx.db, `mails:${requester}`, settings['limits.mails_per_address']);
  await takeAttempt(ctx.db, `${kind}:${email} ${requester}`, settings[`limits.${kind}_per_account`]);
}
