import { localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import type { EmailContent } from '../../platform/mail/layout.tsx';
import type { AccountMailKind } from './mail-task.ts';

type Say = (inputs: { site: string }, options: { locale: Locale }) => string;
type Plain = (inputs: object, options: { locale: Locale }) => string;

interface Texts {
  subject: Plain;
  text: Say;
  note: Plain;
  action?: { label: Plain; path: () => string };
}

const texts: Record<AccountMailKind, Texts> = {
  verify: {
    subject: m.auth_mail_verify_subject,
    text: m.auth_mail_verify_text,
    note: m.auth_mail_verify_note,
    action: { label: m.auth_mail_verify_action, path: paths.confirmEmail },
  },
  reset: {
    subject: m.auth_mail_reset_subject,
    text: m.auth_mail_reset_text,
    note: m.auth_mail_reset_note,
    action: { label: m.auth_mail_reset_action, path: paths.resetPassword },
  },
  exists: {
    subject: m.auth_mail_exists_subject,
    text: m.auth_mail_exists_text,
    note: m.auth_mail_exists_note,
    action: { label: m.auth_mail_exists_action, path: paths.login },
  },
  change_email: {
    subject: m.auth_mail_change_email_subject,
    text: m.auth_mail_change_email_text,
    note: m.auth_mail_change_email_note,
    action: { label: m.auth_mail_change_email_action, path: paths.confirmEmail },
  },
  email_changed: {
    subject: m.auth_mail_email_changed_subject,
    text: m.auth_mail_email_changed_text,
    note: m.auth_mail_email_changed_note,
  },
};

/** Without `firstName` the greeting has no name. */
export function accountEmail(
  kind: AccountMailKind,
  {
    locale,
    firstName,
    site,
    appUrl,
    token,
  }: { locale: Locale; firstName: string | undefined; site: string; appUrl: URL; token: string | undefined },
): EmailContent {
  const { subject, text, note, action } = texts[kind];
  const linkTo = (path: string) => {
    const url = new URL(localizePath(path, locale), appUrl);
    if (token !== undefined) url.searchParams.set('token', token);
    return url.href;
  };
  return {
    locale,
    subject: subject({}, { locale }),
    greeting:
      firstName === undefined
        ? m.mail_greeting_plain({}, { locale })
        : m.mail_greeting({ name: firstName }, { locale }),
    paragraphs: [text({ site }, { locale })],
    ...(action
      ? {
          action: {
            label: action.label({}, { locale }),
            url: linkTo(action.path()),
            hint: m.mail_link_hint({}, { locale }),
          },
        }
      : {}),
    note: note({}, { locale }),
    footer: m.mail_sent_by({ site }, { locale }),
  };
}
