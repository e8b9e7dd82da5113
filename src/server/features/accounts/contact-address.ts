import { sql } from 'kysely';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../security-events.ts';
import { enqueueAccountMail } from './mail-task.ts';
import { personOf } from './signed-in.ts';
import './table.ts';
import { consumeToken, type Token } from './tokens.ts';

/**
 * Until its emailed link is used, a new address gets only that email, and the previous one stays in use. The account's
 * address is notified.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function changeContactAddress(ctx: Ctx, { email }: { email: string | null }): Promise<void> {
  const { userId } = personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const own = await lockAddresses(tx, userId);
    if (email === null || email === own.email || email === own.contact_email)
      return setAddresses(tx, userId, { contact_email: email, contact_email_to_confirm: null });
    await takeMail(tx, userId);
    await setAddresses(tx, userId, { contact_email_to_confirm: email });
    await enqueueAccountMail(tx, { kind: 'contact_confirm', email, userId });
    for (const known of new Set([own.email, own.contact_email ?? own.email]))
      await enqueueAccountMail(tx, { kind: 'contact_changed', email: known, userId, name: email });
  });
}

/**
 * @throws Refusal CONFLICT wrong_status if no address is pending, TOO_MANY_REQUESTS
 */
export async function sendContactLink(ctx: Ctx): Promise<void> {
  const { userId } = personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const { contact_email_to_confirm: email } = await lockAddresses(tx, userId);
    if (email === null) throw wrongStatus();
    await takeMail(tx, userId);
    await enqueueAccountMail(tx, { kind: 'contact_confirm', email, userId });
  });
}

/** Idempotent. */
export async function cancelContactChange(ctx: Ctx): Promise<void> {
  const { userId } = personOf(ctx);
  await inTransaction(ctx, (tx) => setAddresses(tx, userId, { contact_email_to_confirm: null }));
}

/**
 * @throws Refusal CONFLICT link_expired, also if another address is pending by now.
 */
export async function confirmContactAddress(ctx: Ctx, token: Token): Promise<void> {
  const { userId, email } = token;
  await inTransaction(ctx, async (tx) => {
    const own = await lockAddresses(tx, userId);
    if (!(await consumeToken(tx.db, token)) || own.contact_email_to_confirm !== email)
      throw new Refusal('CONFLICT', { reason: 'link_expired' });
    await setAddresses(tx, userId, { contact_email: email, contact_email_to_confirm: null });
    recordSecurityEvent(tx, 'address.changed', { subject: userId, reason: 'contact' });
  });
}

const takeMail = async (tx: TxCtx, userId: string) =>
  takeAttempt(tx.db, `contact-address:${userId}`, (await tx.settings())['limits.resend_per_account']);

const lockAddresses = ({ db }: TxCtx, userId: string) =>
  db
    .selectFrom('profile')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select(['account.email', 'profile.contact_email', 'profile.contact_email_to_confirm'])
    .$narrowType<{ email: string }>()
    .where('profile.user_id', '=', userId)
    .forNoKeyUpdate('profile')
    .executeTakeFirstOrThrow();

async function setAddresses(
  { db }: TxCtx,
  userId: string,
  addresses: { contact_email?: string | null; contact_email_to_confirm: string | null },
): Promise<void> {
  await db
    .updateTable('profile')
    .set({ ...addresses, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute();
}
