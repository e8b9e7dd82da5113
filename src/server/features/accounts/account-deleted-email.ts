import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

import type { TxCtx } from '../../context.ts';
import { enqueueMail, QUOTES_NOBODY } from '../../platform/mail/outbox.ts';

/** Longer than an address is tried that does not answer. */
const KEPT_MILLISECONDS = 2 * 86_400_000;

/**
 * The last mail to an account that is being erased. No task can write it, as the others are, because it would find
 * nobody; and it must not outlive its purpose in the outbox.
 */
export async function enqueueAccountDeletedEmail(
  tx: TxCtx,
  { email, firstName, lastName, locale }: { email: string; firstName: string; lastName: string; locale: Locale },
): Promise<void> {
  const { renderEmail } = await import('../../platform/mail/layout.tsx');
  const site = (await tx.settings())['site.name'];
  const content = {
    locale,
    subject: m.owndata_mail_subject({}, { locale }),
    greeting: m.mail_greeting({ name: firstName }, { locale }),
    paragraphs: [m.owndata_mail_text({ site }, { locale })],
    note: m.owndata_mail_note({}, { locale }),
    footer: m.mail_sent_by({ site }, { locale }),
  };
  await enqueueMail(tx, {
    to: { userId: null, name: `${firstName} ${lastName}`.trim(), address: email },
    about: QUOTES_NOBODY,
    locale,
    subject: content.subject,
    ...(await renderEmail(content)),
    removeAt: new Date(tx.clock.now().getTime() + KEPT_MILLISECONDS),
  });
}
