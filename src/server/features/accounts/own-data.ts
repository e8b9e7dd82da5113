import { sql } from 'kysely';

import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import { DERIVED, OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { offeredLocale } from '../settings/languages.ts';
import { isLastAdministrator, lockAdministrators } from './administrators.ts';
import { enqueueErasedEmail } from './mail-erased.ts';
import { listPasskeys } from './passkeys.ts';
import { listSessions } from './sessions.ts';
import { ownAddress } from './standing.ts';

/** Without credentials. */
async function exportAccount(ctx: Ctx, { userId }: Person): Promise<OwnData['account']> {
  const { db } = ctx;
  const account = await db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select([
      'account.id',
      'account.name',
      'account.user_type',
      'account.created_at',
      'account.updated_at',
      'profile.preferred_locale',
      ownAddress.as('email'),
    ])
    .where('account.id', '=', userId)
    .executeTakeFirstOrThrow();
  const sessions = await listSessions(ctx);
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    registeredAs: account.user_type,
    locale: account.preferred_locale,
    createdAt: account.created_at.toISOString(),
    updatedAt: account.updated_at.toISOString(),
    sessions: sessions.map((session) => ({
      ...session,
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
    })),
    devices: await exportDevices(db, userId),
    passkeys: await listPasskeys(ctx),
    identities: await exportIdentities(db, userId),
    links: await exportLinks(db, userId),
    mails: await exportMails(db, userId),
  };
}

async function exportDevices(db: Db | Tx, userId: string): Promise<OwnData['account']['devices']> {
  const devices = await db
    .selectFrom('known_device')
    .select(['created_at', 'used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return devices.map(({ created_at, used_at, expires_at }) => ({
    createdAt: created_at.toISOString(),
    lastUsedAt: used_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  }));
}

async function exportLinks(db: Db | Tx, userId: string): Promise<OwnData['account']['links']> {
  const links = await db
    .selectFrom('user_token')
    .select(['purpose', 'email', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return links.map(({ purpose, email, created_at, expires_at }) => ({
    purpose,
    email,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  }));
}

async function exportIdentities(db: Db | Tx, userId: string): Promise<OwnData['account']['identities']> {
  const identities = await db
    .selectFrom('linked_identity')
    .select(['issuer', 'subject', 'email', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return identities.map(({ created_at, ...identity }) => ({ ...identity, createdAt: created_at.toISOString() }));
}

/** By address only for accounts: the address of a person without one may be a stranger's. */
async function exportMails(db: Db | Tx, userId: string): Promise<OwnData['account']['mails']> {
  const mails = await db
    .selectFrom('mail')
    .select(['subject', 'to_address', 'created_at', 'sent_at'])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('to_user_id', '=', userId),
        eb('to_address', '=', selectFrom('user_account').select('email').where('id', '=', userId)),
      ]),
    )
    .orderBy('created_at')
    .execute();
  return mails.map(({ subject, to_address, created_at, sent_at }) => ({
    subject,
    to: to_address,
    createdAt: created_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
  }));
}

/**
 * Locks the account, so that nothing can be added to it.
 * @throws Refusal CONFLICT last_admin; UNAUTHENTICATED if the account is gone or its role differs from the session's.
 */
export async function lockForErasure({ db }: TxCtx, { userId, role }: Person): Promise<void> {
  // Before the account, as the operator's command does; otherwise the two could deadlock.
  const administrators = role === 'admin' ? await lockAdministrators(db) : [];
  if (isLastAdministrator(administrators, userId)) throw new Refusal('CONFLICT', { reason: 'last_admin' });
  // The profile first, as saving a profile does.
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

/** Every address that the account had or asked for, except those of other people. */
export async function addressesOf(db: Db | Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from (
      select email from user_account where id = ${userId}
      union select contact_email from profile where user_id = ${userId}
      union select email from user_token where user_id = ${userId}
      union select to_address from mail where to_user_id = ${userId}
    ) as address
    where email is not null
      and not exists (select from user_account as other where other.email = address.email and other.id <> ${userId})
      and not exists (
        select from profile as other where other.contact_email = address.email and other.user_id <> ${userId})`.execute(
    db,
  );
  return rows.map(({ email }) => email);
}

export async function devicesOf(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('known_device').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

async function erase(tx: TxCtx, { userId }: Person): Promise<void> {
  const { db } = tx;
  const row = await db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['profile.first_name', 'profile.last_name', 'profile.preferred_locale'])
    .select(['account.email', 'account.email_verified', ownAddress.as('address')])
    .where('account.id', '=', userId)
    .executeTakeFirstOrThrow();
  const kind = row.email === null ? 'person_erased' : 'account_deleted';
  // The address may be a stranger's.
  if (kind === 'account_deleted' || row.email_verified)
    await enqueueErasedEmail(tx, kind, {
      email: row.address,
      firstName: row.first_name,
      lastName: row.last_name,
      locale: offeredLocale(await tx.settings(), row.preferred_locale),
    });
  await db.deleteFrom('user_account').where('id', '=', userId).execute();
}

const SECRET = { not: 'Digests of what proves who one is.' };

const OF_AUTHENTICATOR = { not: 'Made by an authenticator, and of use to it alone.' };

export const accountsData: OwnDataPart = {
  tables: {
    user_account: {
      words: { name: 'account', email: 'account', ban_reason: OTHERS_WORDS },
      codes: ['image', 'user_type', 'registration_digest'],
      goesWith: ['user_account'],
    },
    user_session: {
      words: { user_agent: 'account', ip_address: 'account', token: SECRET },
      codes: ['proved_by'],
      goesWith: ['user_account'],
    },
    user_credential: {
      words: { password: SECRET, account_id: DERIVED },
      codes: ['provider_id', 'access_token', 'refresh_token', 'id_token', 'scope'],
      goesWith: ['user_account'],
    },
    user_token: { words: { email: 'account', digest: SECRET }, codes: ['purpose'], goesWith: ['user_account'] },
    second_factor: { words: { secret: SECRET }, goesWith: ['user_account'] },
    passkey: {
      words: { name: 'account', credential_id: OF_AUTHENTICATOR, public_key: OF_AUTHENTICATOR },
      codes: ['transports'],
      goesWith: ['user_account'],
    },
    linked_identity: {
      words: { email: 'account', subject: 'account' },
      codes: ['issuer', 'provider'],
      goesWith: ['user_account'],
    },
    recovery_code: { words: { digest: SECRET }, goesWith: ['user_account'] },
    pending_sign_in: {
      words: { digest: SECRET, data: { not: 'Deleted after ten minutes.' } },
      codes: ['kind'],
      goesWith: ['user_account'],
    },
    known_device: { words: { digest: SECRET }, goesWith: ['user_account'] },
    platform_secret: { codes: ['name', 'value'] },
  },
  exports: { account: exportAccount },
  erase,
};
