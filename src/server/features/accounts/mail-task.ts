import { z } from 'zod';

import type { Ctx, TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { newId } from '../../platform/id.ts';
import { findDevice, type Requester } from './known-devices.ts';

export const SEND_ACCOUNT_MAIL = 'accounts.send_mail';

export const accountMails = [
  'verify',
  'reset',
  'exists',
  'change_email',
  'email_changed',
  'contact_confirm',
  'contact_changed',
  'application_link',
  'applied_already',
  'person_link',
  'new_device',
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'passkey_removed',
  'identity_linked',
  'identity_removed',
  'password_changed',
  'prove',
] as const;
export type AccountMailKind = (typeof accountMails)[number];

export const signInSchema = z.object({ userAgent: z.string(), from: z.string(), at: z.iso.datetime() });

/** By title, and its company by name. */
export const jobSchema = z.object({ title: z.string(), company: z.string() });

export interface NewAccountMail {
  kind: AccountMailKind;
  email: string;
  /** The account it is about, if the address does not identify it. */
  userId?: string | undefined;
  /** Whether the cause is rate-limited per recipient already. */
  isLimited?: boolean | undefined;
  /** For a new device. */
  signIn?: z.infer<typeof signInSchema> | undefined;
  /** The name that the person gave to the subject. */
  name?: string | undefined;
  /** For an application without an account. */
  job?: z.infer<typeof jobSchema> | undefined;
  /** The session that the code is for. */
  sessionId?: string | undefined;
}

/**
 * The task, not the request, looks up the account and creates the link: response times reveal nothing, and the queue
 * holds no secret.
 */
export async function enqueueAccountMail(ctx: TxCtx, mail: NewAccountMail): Promise<void> {
  await ctx.enqueue(SEND_ACCOUNT_MAIL, { ...mail, key: newId() });
}

/**
 * Counts per requester and recipient, so that a stranger cannot use up the owner's allowance; send-mail.ts limits the
 * total.
 * @throws Refusal TOO_MANY_REQUESTS, also for unknown addresses.
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
