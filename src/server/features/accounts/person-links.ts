import { sql } from 'kysely';
import type { z } from 'zod';

import type { beginPersonInput } from '#contract/accounts/person-links.ts';

import type { Person } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { notFound, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { lockAddress } from './address.ts';
import { joinConfirmed } from './join-people.ts';
import type { Requester } from './known-devices.ts';
import { enqueueAccountMail, takeMailRequest } from './mail-task.ts';
import { endSessions } from './password.ts';
import { consumeToken, endTokens, findToken } from './tokens.ts';
import { createUnclaimed, isBannedAddress } from './unclaimed.ts';
import './events.ts';

type Beginning = Omit<z.infer<typeof beginPersonInput>, 'acceptsTerms'>;

/**
 * `from`: the requester's network address. People who correct their name or address before they opened a link stay the
 * same person, with the files that they uploaded.
 * @returns the id of the person.
 * @throws Refusal NOT_FOUND if the setting is off, CONFLICT wrong_status for signed-in users, TOO_MANY_REQUESTS
 */
export async function beginPerson(ctx: Ctx, input: Beginning, from: string): Promise<string> {
  const settings = await ctx.settings();
  if (!settings['accounts.apply_without_account']) throw notFound();
  const { actor } = ctx;
  const own = actor.kind === 'person' ? actor : undefined;
  if (own && own.unclaimed?.isConfirmed !== false) throw wrongStatus();
  await takeAttempt(ctx.db, `sign-up:${from}`, settings['limits.sign_up_per_address']);
  await takeAttempt(ctx.db, `sign-up:${input.email} ${from}`, settings['limits.sign_up_per_recipient']);
  return inTransaction(ctx, async (tx) => {
    if (own) return correct(tx, own, input);
    const { userId } = await createUnclaimed(tx, { ...input, address: input.email, locale: tx.locale });
    await tx.emit('account.registered', { userId });
    return userId;
  });
}

/** Links to the previous address stop working. */
async function correct(tx: TxCtx, { userId }: Person, { firstName, lastName, email }: Beginning): Promise<string> {
  const { db } = tx;
  await db
    .updateTable('profile')
    .set({ first_name: firstName, last_name: lastName, contact_email: email, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('user_account')
    .set({ name: `${firstName} ${lastName}`, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
  await endTokens(db, userId);
  return userId;
}

/**
 * Confirms the address, and joins the person with those who confirmed it before.
 * @returns the id of the person whose page it is.
 * @throws Refusal CONFLICT link_expired
 */
export async function openLink(ctx: Ctx, secret: string): Promise<string> {
  const token = await findToken(ctx.db, secret, ['person']);
  if (!token) throw expired();
  const { userId, email } = token;
  return inTransaction(ctx, async (tx) => {
    await lockAddress(tx.db, email);
    if (!(await consumeToken(tx.db, token)) || (await isBannedAddress(tx.db, email))) throw expired();
    const person = await tx.db
      .selectFrom('user_account as account')
      .innerJoin('profile', 'profile.user_id', 'account.id')
      .select('account.email_verified as isConfirmed')
      .where('account.id', '=', userId)
      .where('account.email', 'is', null)
      .where('profile.contact_email', '=', email)
      .executeTakeFirst();
    if (!person) throw expired();
    if (!person.isConfirmed) {
      // The person who began may not own the address.
      await endSessions(tx, { userId, reason: 'address_confirmed' });
      await tx.db
        .updateTable('user_account')
        .set({ email_verified: true, updated_at: sql`now()` })
        .where('id', '=', userId)
        .execute();
    }
    return (await joinConfirmed(tx, email))?.userId ?? userId;
  });
}

const expired = () => new Refusal('CONFLICT', { reason: 'link_expired' });

/**
 * The answer does not reveal whether the address is known.
 * @throws Refusal TOO_MANY_REQUESTS, also for unknown addresses.
 */
export async function askForLink(ctx: Ctx, { email }: { email: string }, from: Requester): Promise<void> {
  await takeMailRequest(ctx, 'resend', email, from);
  await inTransaction(ctx, (tx) => enqueueAccountMail(tx, { kind: 'person_link', email }));
}
