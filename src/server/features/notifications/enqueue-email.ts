import { localizePath } from '#contract/locales.ts';
import type { NotificationType } from '#contract/notifications/notifications.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Ctx, TxCtx } from '../../context.ts';
import { enqueueRenderedEmail, type MailAbout } from '../../platform/mail/outbox.ts';
import type { MailCalendar } from '../../platform/mail/table.ts';
import { emailLook } from '../settings/email-look.ts';
import { findAddress, type Address } from './application-parties.ts';
import { subscriptionOf } from './preferences.ts';

/** The token unsubscribes; required emails have none. */
interface Reader extends Address {
  token?: string;
}

export interface EmailText {
  subject: string;
  paragraphs: string[];
  action: { label: string; path: string };
  note?: string;
  calendar?: MailCalendar | undefined;
  headers?: Record<string, string>;
}

/** Undefined if the person opted out or must not be emailed. */
export async function findReader(tx: TxCtx, userId: string, type: NotificationType): Promise<Reader | undefined> {
  const to = await findAddress(tx, userId);
  if (!to) return undefined;
  const token = await subscriptionOf(tx, userId, type);
  return token === undefined ? undefined : { ...to, token };
}

/** Adds an unsubscribe link and one-click header (RFC 8058). Emails with the same key are sent once. */
export async function createEmailEnqueuer(
  ctx: Ctx,
): Promise<(tx: TxCtx, reader: Reader, message: EmailText & { about: MailAbout }, dedupeKey: string) => Promise<void>> {
  // Loaded lazily: only processes that write emails need the template engine.
  const { renderEmail } = await import('../../platform/mail/layout.tsx');
  const settings = await ctx.settings();
  const { 'site.name': site } = settings;
  return async (
    tx,
    { userId, name, firstName, address, locale, token },
    { action, about, calendar, headers, ...words },
    dedupeKey,
  ) => {
    const linkTo = (path: string) => new URL(localizePath(path, locale), ctx.appUrl).href;
    const rendered = await renderEmail(
      {
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
      },
      emailLook(settings, ctx.appUrl),
    );
    await enqueueRenderedEmail(tx, {
      to: { userId, name, address },
      about,
      locale,
      subject: words.subject,
      ...rendered,
      calendar,
      headers: { ...headers, ...(token === undefined ? {} : unsubscribeHeaders(token, ctx.appUrl)) },
      dedupeKey,
    });
  };
}

const unsubscribeHeaders = (token: string, appUrl: URL) => ({
  'List-Unsubscribe': `<${new URL(`/api/mail-subscriptions/${token}/unsubscribe`, appUrl).href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
