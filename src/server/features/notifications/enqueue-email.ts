import { localizePath } from '#contract/locales.ts';
import type { NotificationType } from '#contract/notifications.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import type { TxCtx } from '../../context.ts';
import { enqueueMail, type MailAbout } from '../../platform/mail/outbox.ts';
import type { MailingCtx } from '../accounts/send-mail.ts';
import { findAddress, type Address } from './application-parties.ts';
import { subscriptionOf } from './preferences.ts';

/** Whom a mail of a type goes to, and by which token they end those mails; none for what everybody is told whom it concerns. */
interface Reader extends Address {
  token?: string;
}

/** A mail's own part: what it says, and where it leads. */
export interface Message {
  subject: string;
  paragraphs: string[];
  action: { label: string; path: string };
  note?: string;
}

/** Whom a mail of this type goes to; undefined for whoever wants none, or must not be written to. */
export async function findReader(tx: TxCtx, userId: string, type: NotificationType): Promise<Reader | undefined> {
  const to = await findAddress(tx, userId);
  if (!to) return undefined;
  const token = await subscriptionOf(tx, userId, type);
  return token === undefined ? undefined : { ...to, token };
}

/**
 * Makes ready to put mails of the notifications into the outbox, each with the ways to end them: a link in the mail, and
 * the header by which mail programs do it in one press (RFC 8058). Two with the same key are one.
 */
export async function emailEnqueuer(
  ctx: MailingCtx,
): Promise<(tx: TxCtx, reader: Reader, message: Message & { about: MailAbout }, dedupeKey: string) => Promise<void>> {
  // The template engine takes a while to load; only processes that write mails pay for it.
  const { renderEmail } = await import('../../platform/mail/layout.tsx');
  const site = (await ctx.settings())['site.name'];
  return async (tx, { userId, name, firstName, address, locale, token }, { action, about, ...words }, dedupeKey) => {
    const linkTo = (path: string) => new URL(localizePath(path, locale), ctx.appUrl).href;
    const rendered = await renderEmail({
      locale,
      ...words,
      greeting: m.mail_greeting({ name: firstName }, { locale }),
      action: { label: action.label, url: linkTo(action.path), hint: m.mail_link_hint({}, { locale }) },
      footer: m.mail_sent_by({ site }, { locale }),
      ...(token === undefined
        ? {}
        : {
            unsubscribe: {
              label: m.notifications_mail_unsubscribe({}, { locale }),
              url: linkTo(paths.unsubscribe(token)),
            },
          }),
    });
    const headers = token === undefined ? {} : { headers: endingHeaders(token, ctx.appUrl) };
    await enqueueMail(tx, {
      to: { userId, name, address },
      about,
      locale,
      subject: words.subject,
      ...rendered,
      ...headers,
      dedupeKey,
    });
  };
}

const endingHeaders = (token: string, appUrl: URL) => ({
  'List-Unsubscribe': `<${new URL(`/api/mail-subscriptions/${token}/unsubscribe`, appUrl).href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
