import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { tryAttempt } from '../../platform/http/limits.ts';
import { enqueueRenderedEmail, QUOTES_NO_ONE } from '../../platform/mail/outbox.ts';
import { mailWriter } from '../mail-texts/write-mail.ts';
import { emailLook } from '../settings/email-look.ts';
import { offeredLocale } from '../settings/languages.ts';
import { accountEmail } from './emails.ts';
import type { AccountMailKind, NewAccountMail } from './mail-task.ts';
import { issueMailedCode } from './mailed-code.ts';
import type { TokenPurpose } from './table.ts';
import { issueToken, linksKey } from './tokens.ts';
import { isBannedAddress, unclaimedOf } from './unclaimed.ts';

interface AccountMail extends NewAccountMail {
  /** The same on each retry of the task. */
  key: string;
}

const purposes: Partial<Record<AccountMailKind, TokenPurpose>> = {
  verify: 'verify',
  reset: 'reset',
  change_email: 'change_email',
  contact_confirm: 'contact',
  application_link: 'person',
  applied_already: 'person',
  person_link: 'person',
};

export async function sendAccountMail(ctx: Ctx, mail: AccountMail): Promise<void> {
  // Loaded lazily: only processes that write emails need the template engine.
  const { renderEmail } = await import('../../platform/mail/layout.tsx');
  const [write, settings] = await Promise.all([mailWriter(ctx), ctx.settings()]);
  const { 'site.name': site, 'limits.mails_per_recipient': limit } = settings;
  await inTransaction(ctx, async (tx) => {
    const recipient = await findRecipient(tx, mail);
    if (!recipient) return;
    const { userId, firstName, name, locale } = recipient;
    const purpose = purposes[mail.kind];
    // Locks no one out: the inbox already has as many working links of this kind.
    if (purpose && !mail.isLimited && !(await tryAttempt(tx.db, linksKey(mail.email, purpose), limit))) return;
    const token = purpose && (await issueToken(tx.db, { userId, purpose, email: mail.email }));
    const code = mail.sessionId && (await issueMailedCode(tx.db, userId, mail.sessionId));
    if (mail.sessionId && !code) return;
    const content = accountEmail(write, mail.kind, {
      locale,
      firstName,
      site,
      appUrl: ctx.appUrl,
      token,
      code,
      signIn: mail.signIn,
      name: mail.name ?? '',
      job: mail.job,
    });
    const to = { userId, name, address: mail.email };
    await enqueueRenderedEmail(tx, {
      to,
      about: QUOTES_NO_ONE,
      locale,
      subject: content.subject,
      ...(await renderEmail(content, emailLook(settings, ctx.appUrl))),
      dedupeKey: dedupeKey(tx, mail),
    });
  });
}

// Repeated registrations of another person's address must not fill their inbox.
const dedupeKey = ({ clock }: TxCtx, { kind, email, key }: AccountMail): string =>
  kind === 'exists' ? `account-exists:${email}:${clock.now().toISOString().slice(0, 10)}` : `account:${key}`;

async function findRecipient({ db, settings }: TxCtx, { kind, email, userId }: AccountMail) {
  if (purposes[kind] === 'person') {
    const person = await findLinkRecipient(db, email, userId);
    const locale = person && offeredLocale(await settings(), person.locale);
    return locale && { userId: person.userId, locale, firstName: undefined, name: '' };
  }
  const account = await db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select([
      'account.id',
      'account.email_verified',
      'profile.contact_email_to_confirm',
      'profile.first_name',
      'profile.last_name',
      'profile.preferred_locale',
    ])
    .where(userId === undefined ? 'account.email' : 'account.id', '=', userId ?? email)
    .where('account.banned_at', 'is', null)
    .executeTakeFirst();
  if (!account || (kind === 'verify' && account.email_verified)) return undefined;
  if (kind === 'contact_confirm' && account.contact_email_to_confirm !== email) return undefined;
  const found = { userId: account.id, locale: offeredLocale(await settings(), account.preferred_locale) };
  // An unconfirmed address may be a stranger's: emails to it contain no text that someone else chose.
  if (!account.email_verified || kind === 'change_email' || kind === 'contact_confirm')
    return { ...found, firstName: undefined, name: '' };
  return { ...found, firstName: account.first_name, name: `${account.first_name} ${account.last_name}`.trim() };
}

/** The given person while the address is theirs, else the first who confirmed it. */
async function findLinkRecipient(tx: Tx, address: string, userId: string | undefined) {
  if (await isBannedAddress(tx, address)) return undefined;
  if (userId === undefined) return unclaimedOf(tx, address).executeTakeFirst();
  return tx
    .selectFrom('profile')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select(['account.id as userId', 'profile.preferred_locale as locale'])
    .where('account.id', '=', userId)
    .where('account.email', 'is', null)
    .where('profile.contact_email', '=', address)
    .executeTakeFirst();
}
