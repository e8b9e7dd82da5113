import type { TxCtx } from '../../context.ts';
import { newId } from '../../platform/id.ts';

export const SEND_ACCOUNT_MAIL = 'accounts.send_mail';

export const accountMails = ['verify', 'reset', 'exists', 'change_email', 'email_changed'] as const;
export type AccountMailKind = (typeof accountMails)[number];

/**
 * Queues a mail about an account. Whether there is anything to send to the address is found out by the task and not by
 * the request, so that the time of its answer tells nothing. The link is made there too: no secret lies in the queue.
 */
export async function enqueueMail(ctx: TxCtx, mail: { kind: AccountMailKind; email: string; userId?: string }): Promise<void> {
  await ctx.enqueue(ctx.db, SEND_ACCOUNT_MAIL, { ...mail, key: newId() });
}

/** Where the mails that a network address asked for are counted. */
export const mailsKey = (address: string): string => `mails:${address}`;
