import { defaultLocale, type Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

import type { TxCtx } from '../../../context.ts';
import { QUOTES_NOBODY } from '../../../platform/mail/outbox.ts';
import { enqueueEmail } from '../enqueue-email.ts';
import type { LockedUser } from './lock-user.ts';

/** What a ban did and why; undefined where it was lifted. */
type Ban = { reason: string; jobs: number } | undefined;

/**
 * Tells a person that they were banned, with the reasons and how to object (Regulation (EU) 2022/2065, article 17), or
 * that they are no longer. An address that nobody confirmed may be a stranger's, and is not written to.
 */
export async function postStanding(tx: TxCtx, user: LockedUser, ban: Ban): Promise<void> {
  if (!user.email_verified) return;
  const settings = await tx.settings();
  const locale = user.preferred_locale ?? defaultLocale;
  const site = settings['site.name'];
  const words = ban
    ? bannedWords(ban, { locale, site, contact: settings['site.contact_email'] })
    : unbannedWords({ locale, site });
  const to = {
    userId: user.id,
    name: `${user.first_name} ${user.last_name}`.trim(),
    firstName: user.first_name,
    address: user.email,
  };
  await enqueueEmail(tx, { to, about: QUOTES_NOBODY, locale, ...words });
}

function bannedWords(
  { reason, jobs }: NonNullable<Ban>,
  { locale, site, contact }: { locale: Locale; site: string; contact: string },
) {
  const paragraphs = [
    m.admin_mail_banned_text({ site }, { locale }),
    m.admin_mail_banned_reason({ reason }, { locale }),
  ];
  if (jobs > 0) paragraphs.push(m.admin_mail_banned_jobs({ count: jobs }, { locale }));
  if (contact) paragraphs.push(m.admin_mail_banned_contact({ contact }, { locale }));
  return { subject: m.admin_mail_banned_subject({ site }, { locale }), paragraphs };
}

const unbannedWords = ({ locale, site }: { locale: Locale; site: string }) => ({
  subject: m.admin_mail_unbanned_subject({ site }, { locale }),
  paragraphs: [m.admin_mail_unbanned_text({ site }, { locale })],
});
