import { defaultLocale } from '#contract/locales.ts';
import type { OwnData } from '#contract/own-data.ts';

import type { Ctx, Person, TxCtx } from '../../context.ts';
import { forgetSubjects } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { removeMailsTo } from '../../platform/mail/outbox.ts';
import { forgetJobs } from '../../platform/queue/forget-jobs.ts';
import { isLastAdministrator, lockAdministrators } from './administrators.ts';
import { postFarewell } from './farewell.ts';
import { SEND_ACCOUNT_MAIL } from './mail-task.ts';
import { listSessions } from './sessions.ts';

/** The account with its sessions, links and mails, and without what proves who one is. */
export async function exportOwn(ctx: Ctx, { userId }: Person): Promise<OwnData['account']> {
  const { db } = ctx;
  const account = await db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['account.id', 'account.email', 'account.name', 'account.user_type', 'account.created_at', 'account.updated_at', 'profile.preferred_locale'])
    .where('account.id', '=', userId)
    .executeTakeFirstOrThrow();
  const sessions = await listSessions(ctx);
  const devices = await db.selectFrom('known_device').select(['created_at', 'used_at', 'expires_at']).where('user_id', '=', userId).orderBy('created_at').execute();
  const links = await db.selectFrom('user_token').select(['purpose', 'email', 'created_at', 'expires_at']).where('user_id', '=', userId).orderBy('created_at').execute();
  const mails = await db.selectFrom('mail').select(['subject', 'to_address', 'created_at', 'sent_at']).where('to_address', '=', account.email).orderBy('created_at').execute();
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    registeredAs: account.user_type,
    locale: account.preferred_locale,
    createdAt: account.created_at.toISOString(),
    updatedAt: account.updated_at.toISOString(),
    sessions: sessions.map((session) => ({ ...session, createdAt: session.createdAt.toISOString(), lastUsedAt: session.lastUsedAt.toISOString() })),
    devices: devices.map(({ created_at, used_at, expires_at }) => ({ createdAt: created_at.toISOString(), lastUsedAt: used_at.toISOString(), expiresAt: expires_at.toISOString() })),
    links: links.map(({ purpose, email, created_at, expires_at }) => ({ purpose, email, createdAt: created_at.toISOString(), expiresAt: expires_at.toISOString() })),
    mails: mails.map(({ subject, to_address, created_at, sent_at }) => ({ subject, to: to_address, createdAt: created_at.toISOString(), sentAt: sent_at?.toISOString() ?? null })),
  };
}

/**
 * Begins an erasure: the account is locked, so that nothing is added to it any more.
 * @throws Refusal CONFLICT last_admin; UNAUTHENTICATED where the account is gone, or of another role than its session.
 */
export async function lockForErasure({ db }: TxCtx, { userId, role }: Person): Promise<void> {
  // Before the account, as the operator's command does it: both at once would wait for each other otherwise.
  const administrators = role === 'admin' ? await lockAdministrators(db) : [];
  if (isLastAdministrator(administrators, userId)) throw new Refusal('CONFLICT', { reason: 'last_admin' });
  // The profile first: whoever saves it at this moment goes the same way.
  const locked = await db
    .selectFrom('profile')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select('account.id')
    .where('account.id', '=', userId)
    .where('profile.role', '=', role)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw new Refusal('UNAUTHENTICATED');
}

/**
 * Removes the account and all that refers to it, and what knows its address: older mails, work that waits, counted
 * attempts. A last mail tells the address.
 */
export async function eraseOwn(tx: TxCtx, { userId }: Person): Promise<void> {
  const { db } = tx;
  const { email, first_name, last_name, preferred_locale } = await db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['account.email', 'profile.first_name', 'profile.last_name', 'profile.preferred_locale'])
    .where('account.id', '=', userId)
    .executeTakeFirstOrThrow();
  const addresses = [email, ...(await unconfirmedAddresses(tx, userId))];
  const devices = await db.selectFrom('known_device').select('id').where('user_id', '=', userId).execute();
  await removeMailsTo(db, addresses);
  await postFarewell(tx, { email, firstName: first_name, lastName: last_name, locale: preferred_locale ?? defaultLocale });
  await forgetJobs(db, SEND_ACCOUNT_MAIL, { email });
  await forgetJobs(db, SEND_ACCOUNT_MAIL, { userId });
  await forgetSubjects(db, [...addresses, userId, ...devices.map(({ id }) => id)]);
  await db.deleteFrom('user_account').where('id', '=', userId).execute();
}

/** Addresses to which the account wanted to change, unless they are somebody's. */
async function unconfirmedAddresses({ db }: TxCtx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user_token as token')
    .leftJoin('user_account as account', 'account.email', 'token.email')
    .select('token.email')
    .where('token.user_id', '=', userId)
    .where('token.purpose', '=', 'change_email')
    .where('account.id', 'is', null)
    .execute();
  return rows.map((row) => row.email);
}
