import { sql } from 'kysely';

import { localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import { inTransaction, type TxCtx } from '../../context.ts';
import type { EmailContent } from '../../platform/mail/layout.tsx';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { digestOf, newSecret } from '../accounts/secrets.ts';
import type { MailingCtx } from '../accounts/send-mail.ts';
import './table.ts';

/** Puts the mail to a company's domain into the outbox, with a link that is made here; once. */
export async function sendDomainMail(ctx: MailingCtx, { mailId }: { mailId: string }): Promise<void> {
  // The template engine takes a while to load; only processes that write mails pay for it.
  const { renderEmail } = await import('../../platform/mail/layout.tsx');
  const site = (await ctx.settings())['site.name'];
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
    const content = domainEmail({ ...mail, ...names, site, appUrl: ctx.appUrl, token: secret });
    const to = { userId: mail.asked_by, name: mail.company, address: mail.email };
    const about = { userId: null, companyId: mail.company_id };
    const { locale, subject } = content;
    await enqueueMail(tx, {
      to,
      about,
      locale,
      subject,
      ...(await renderEmail(content)),
      dedupeKey: `company-domain:${mailId}`,
    });
  });
}

/** A text of which mail programs make no link: whoever reads this mail may not have asked for it, and a company may be called by any domain. */
const unlinked = (text: string): string => text.replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '.\u200b');

/** The mail, locked, unless it was written already, is too late, or who asked for it was banned. */
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

/** Says who asks for what: whoever reads it may never have heard of the site. */
function domainEmail({ email, locale, company, asker, site, appUrl, token }: Words): EmailContent {
  const domain = email.slice(email.indexOf('@') + 1);
  const url = new URL(localizePath(paths.confirmDomain(), locale), appUrl);
  url.searchParams.set('token', token);
  return {
    locale,
    subject: m.company_mail_subject({ company, site }, { locale }),
    greeting: m.mail_greeting_plain({}, { locale }),
    paragraphs: [
      m.company_mail_text({ asker, company, site, domain }, { locale }),
      m.company_mail_who({ company, site }, { locale }),
    ],
    action: { label: m.company_mail_action({}, { locale }), url: url.href, hint: m.mail_link_hint({}, { locale }) },
    note: m.company_mail_note({}, { locale }),
    footer: m.mail_sent_by({ site }, { locale }),
  };
}
