import { localizePath, type Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

import type { TxCtx } from '../../context.ts';
import { enqueueRenderedEmail, type MailAbout } from '../../platform/mail/outbox.ts';
import { emailLook } from '../settings/email-look.ts';

interface Email {
  /** Without an account, `userId` is null and there is no first name. */
  to: { userId: string | null; name: string; firstName?: string; address: string };
  about: MailAbout;
  locale: Locale;
  subject: string;
  paragraphs: string[];
  action?: { label: string; path: string };
  /** Emails with the same key are sent once. */
  dedupeKey?: string;
}

/** For administrators' decisions, so recipients cannot unsubscribe. */
export async function enqueueEmail(
  tx: TxCtx,
  { to, about, locale, subject, paragraphs, action, dedupeKey }: Email,
): Promise<void> {
  // Loaded on first use, because it loads slowly.
  const { renderEmail } = await import('../../platform/mail/layout.tsx');
  const settings = await tx.settings();
  const { 'site.name': site } = settings;
  const greeting = to.firstName
    ? m.mail_greeting({ name: to.firstName }, { locale })
    : m.mail_greeting_plain({}, { locale });
  const rendered = await renderEmail(
    {
      locale,
      subject,
      greeting,
      paragraphs,
      ...(action
        ? {
            action: {
              label: action.label,
              url: new URL(localizePath(action.path, locale), tx.appUrl).href,
              hint: m.mail_link_hint({}, { locale }),
            },
          }
        : {}),
      footer: m.mail_sent_by({ site }, { locale }),
    },
    emailLook(settings, tx.appUrl),
  );
  await enqueueRenderedEmail(tx, {
    to: { userId: to.userId, name: to.name, address: to.address },
    about,
    locale,
    subject,
    ...rendered,
    ...(dedupeKey ? { dedupeKey } : {}),
  });
}
