import { sql } from 'kysely';

import { localizePath, type Locale } from '#contract/locales.ts';
import { paths, withToken } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import type { EmailContent } from '../../platform/mail/layout.tsx';
import { enqueueRenderedEmail } from '../../platform/mail/outbox.ts';
import { digestOf, newSecret } from '../accounts/secrets.ts';
import './table.ts';
import { mailWriter, type WriteMail } from '../mail-texts/write-mail.ts';
import { emailLook } from '../settings/email-look.ts';
import { offeredLocale } from '../settings/languages.ts';

/** Runs once; the link is created here. */
export async function sendDomainMail(ctx: Ctx, { mailId }: { mailId: string }): Promise<void> {
  // Loaded lazily: only processes that write emails need the template engine.
  const { renderEmail } = await import('../../platform/mail/layout.tsx');
  const [write, settings] = await Promise.all([mailWriter(ctx), ctx.settings()]);
  const { 'site.name': site } = settings;
  await inTransaction(ctx, async (tx) => {
    const mail = await findUnsent(tx, mailId);
    if (!mail) return;
    const secret = newSecret();
    await tx.db
      .updateTable('company_domain_mail')
      .set({ digest: digestOf(secret) })
      .where('id', '=', mailId)
      .execute();
    const names = { company: unlinked(mail.company), asker: unlinked(mail.asker) };
    const locale = offeredLocale(settings, mail.locale);
    const content = domainEmail(write, { ...mail, ...names, locale, site, appUrl: ctx.appUrl, token: secret });
    const to = { userId: mail.asked_by, name: mail.company, address: mail.email };
    const about = { userId: null, companyId: mail.company_id, applicationId: null };
    const { subject } = content;
    await enqueueRenderedEmail(tx, {
      to,
      about,
      locale,
      subject,
      ...(await renderEmail(content, emailLook(settings, ctx.appUrl))),
      dedupeKey: `company-domain:${mailId}`,
    });
  });
}

/**
 * Prevents automatic links: the recipient may not have asked for this email, and a company name may look like a domain.
 */
export const unlinked = (text: string): string => text.replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '.\u200b');

/** The email, locked, unless it was written already, has expired, or its requester was banned. */
const findUnsent = ({ db }: TxCtx, mailId: string) =>
  db
    .selectFrom('company_domain_mail as mail')
    .innerJoin('user_account as asker', 'asker.id', 'mail.asked_by')
    .select([
      'mail.email',
      'mail.locale',
      'mail.company_id',
      'mail.asked_by',
      'mail.name as company',
      'asker.name as asker',
    ])
    .where('mail.id', '=', mailId)
    .where('mail.digest', 'is', null)
    .where('mail.expires_at', '>', sql<Date>`now()`)
    .where('asker.banned_at', 'is', null)
    .forUpdate('mail')
    .executeTakeFirst();

interface Words {
  email: string;
  locale: Locale;
  company: string;
  asker: string;
  site: string;
  appUrl: URL;
  token: string;
}

/** The recipient may not know the site. */
function domainEmail(write: WriteMail, { email, locale, company, asker, site, appUrl, token }: Words): EmailContent {
  const domain = email.slice(email.indexOf('@') + 1);
  const url = new URL(withToken(localizePath(paths.confirmDomain(), locale), token), appUrl);
  const { label, ...written } = write('company_domain', locale, { asker, company, domain });
  return {
    locale,
    ...written,
    greeting: m.mail_greeting_plain({}, { locale }),
    action: { label, url: url.href, hint: m.mail_link_hint({}, { locale }) },
    footer: m.mail_sent_by({ site }, { locale }),
  };
}
