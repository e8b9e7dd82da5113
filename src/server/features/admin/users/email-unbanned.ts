import { defaultLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

import type { TxCtx } from '../../../context.ts';
import { QUOTES_NO_ONE } from '../../../platform/mail/outbox.ts';
import { enqueueEmail } from '../enqueue-email.ts';
import type { LockedUser } from './lock-user.ts';

/** Unconfirmed addresses may be a stranger's and get no email. */
export async function emailUnbanned(tx: TxCtx, user: LockedUser): Promise<void> {
  if (!user.email_verified) return;
  const site = (await tx.settings())['site.name'];
  const locale = user.preferred_locale ?? defaultLocale;
  const to = {
    userId: user.id,
    name: `${user.first_name} ${user.last_name}`.trim(),
    firstName: user.first_name,
    address: user.email,
  };
  await enqueueEmail(tx, {
    to,
    about: QUOTES_NO_ONE,
    locale,
    subject: m.admin_mail_unbanned_subject({ site }, { locale }),
    paragraphs: [m.admin_mail_unbanned_text({ site }, { locale })],
  });
}
