import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

import type { TxCtx } from '../../context.ts';
import { enqueueRenderedEmail, QUOTES_NO_ONE } from '../../platform/mail/outbox.ts';
import { mailWriter } from '../mail-texts/write-mail.ts';
import { emailLook } from '../settings/email-look.ts';

/** Longer than delivery to a failing address is retried. */
const EXPIRY_MILLISECONDS = 2 * 86_400_000;

interface Erased {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
}

/**
 * Written directly, since a task would not find the account. Removed after delivery, so that the address is not kept.
 */
export async function enqueueErasedEmail(
  tx: TxCtx,
  kind: 'account_deleted' | 'person_erased',
  to: Erased,
): Promise<void> {
  const { email, firstName, lastName, locale } = to;
  const { renderEmail } = await import('../../platform/mail/layout.tsx');
  const settings = await tx.settings();
  const { 'site.name': site } = settings;
  const write = await mailWriter(tx);
  const content = {
    locale,
    ...write(kind, locale, {}),
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
