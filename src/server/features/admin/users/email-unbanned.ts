import type { TxCtx } from '../../../context.ts';
import { QUOTES_NO_ONE } from '../../../platform/mail/outbox.ts';
import { mailWriter } from '../../mail-texts/write-mail.ts';
import { offeredLocale } from '../../settings/languages.ts';
import { enqueueEmail } from '../enqueue-email.ts';
import type { LockedUser } from './lock-user.ts';

/** Unconfirmed addresses may be a stranger's and get no email. */
export async function emailUnbanned(tx: TxCtx, user: LockedUser): Promise<void> {
  if (!user.email_verified) return;
  const locale = offeredLocale(await tx.settings(), user.preferred_locale);
  const write = await mailWriter(tx);
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
    ...write('unbanned', locale, {}),
  });
}
