import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

import type { TxCtx } from '../../context.ts';
import { enqueueMail, type MailAbout } from '../../platform/mail/outbox.ts';

interface EmailContent {
  /** Without an id and a first name for whoever has no account. */
  to: { userId: string | null; name: string; firstName?: string; address: string };
  about: MailAbout;
  locale: Locale;
  subject: string;
  paragraphs: string[];
  /** Two with the same key are one. */
  dedupeKey?: string;
}

/** Puts a mail about what an administrator decided into the outbox. Whoever is concerned is told; nobody can end such mails. */
export async function enqueueEmail(
  tx: TxCtx,
  { to, about, locale, subject, paragraphs, dedupeKey }: EmailContent,
): Promise<void> {
  // The template engine takes a while to load; only processes that write mails pay for it.
  const { renderEmail } = await import('../../platform/mail/layout.tsx');
  const site = (await tx.settings())['site.name'];
  const greeting = to.firstName
    ? m.mail_greeting({ name: to.firstName }, { locale })
    : m.mail_greeting_plain({}, { locale });
  const rendered = await renderEmail({
    locale,
    subject,
    greeting,
    paragraphs,
    footer: m.mail_sent_by({ site }, { locale }),
  });
  await enqueueMail(tx, {
    to: { userId: to.userId, name: to.name, address: to.address },
    about,
    locale,
    subject,
    ...rendered,
    ...(dedupeKey ? { dedupeKey } : {}),
  });
}
