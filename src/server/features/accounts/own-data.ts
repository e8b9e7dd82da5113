import { sql } from 'kysely';

import type { OwnData } from '#contract/accounts/own-data.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Person } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import { DERIVED, OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { enqueueRenderedEmail, QUOTES_NO_ONE } from '../../platform/mail/outbox.ts';
import { mailWriter } from '../mail-texts/write-mail.ts';
import { emailLook } from '../settings/email-look.ts';
import { offeredLocale } from '../settings/languages.ts';
import { isLastAdministrator, lockAdministrators } from './administrators.ts';
import { listPasskeys } from './passkeys.ts';
import { listSessions } from './sessions.ts';

/** Longer than delivery to a failing address is retried. */
const EXPIRY_MILLISECONDS = 2 * 86_400_000;

/**
 * Written directly, since a task would not find the account. Removed after delivery, so that the address is not kept.
 */
async function enqueueAccountDeletedEmail(
  tx: TxCtx,
  { email, firstName, lastName, locale }: { email: string; firstName: string; lastName: string; locale: Locale },
): Promise<void> {
  const { renderEmail } = await import('../../platform/mail/layout.tsx');
  const settings = await tx.settings();
  const { 'site.name': site } = settings;
  const write = await mailWriter(tx);
  const content = {
    locale,
    ...write('account_deleted', locale, {}),
    greeting: m.mail_greeting({ name: firstName }, { locale }),
    footer: m.mail_sent_by({ site }, { locale }),
  };
  await enqueueRenderedEmail(tx, {
    to: { userId: null, name: `${firstName} ${lastName}`.trim(), address: email },
    about: QUOTES_NO_ONE,
    locale,
    subject: content.subject,
    ...(await renderEmail(content, emailLook(settings, tx.appUrl))),
    isRemovedOnceSent: true,
    removeAt: new Date(tx.clock.now().getTime() + EXPIRY_MILLISECONDS),
  });
}

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
      sql<string>`coalesce(account.email, profile.contact_email, '')`.as('email'),
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
    mails: await exportMails(db, userId, account.email),
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

async function exportMails(db: Db | Tx, userId: string, address: string): Promise<OwnData['account']['mails']> {
  const mails = await db
    .selectFrom('mail')
    .select(['subject', 'to_address', 'created_at', 'sent_at'])
    .where(({ eb, or }) => or([eb('to_user_id', '=', userId), eb('to_address', '=', address)]))
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

/** Every address that the account had or asked for, except those of other accounts. */
export async function addressesOf(db: Db | Tx, userId: string): Promise<string[]> {
  const current = db.selectFrom('user_account').select('email').where('id', '=', userId);
  const wanted = db.selectFrom('user_token').select('email').where('user_id', '=', userId);
  const mailed = db.selectFrom('mail').select('to_address as email').where('to_user_id', '=', userId);
  const rows = await db
    .selectFrom(current.union(wanted).union(mailed).as('address'))
    .leftJoin('user_account as other', (join) =>
      join.onRef('other.email', '=', 'address.email').on('other.id', '<>', userId),
    )
    .select('address.email')
    .where('other.id', 'is', null)
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
}

export async function devicesOf(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('known_device').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

async function erase(tx: TxCtx, { userId }: Person): Promise<void> {
  const { db } = tx;
  const { email, first_name, last_name, preferred_locale } = await db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['profile.first_name', 'profile.last_name', 'profile.preferred_locale'])
    .select(sql<string>`coalesce(account.email, profile.contact_email, '')`.as('email'))
    .where('account.id', '=', userId)
    .executeTakeFirstOrThrow();
  await enqueueAccountDeletedEmail(tx, {
    email,
    firstName: first_name,
    lastName: last_name,
    locale: offeredLocale(await tx.settings(), preferred_locale),
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
