import { deviceIn } from '#contract/device.ts';
import { intlLocale, localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import type { EmailContent } from '../../platform/mail/layout.tsx';
import type { AccountMailKind, NewAccountMail } from './mail-task.ts';

type Say = (
  inputs: { site: string; name: string; device: string; time: string; network: string },
  options: { locale: Locale },
) => string;
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
  new_device: {
    subject: m.auth_mail_new_device_subject,
    text: m.auth_mail_new_device_text,
    note: m.auth_mail_new_device_note,
    action: { label: m.auth_mail_new_device_action, path: paths.settings },
  },
  second_factor_on: {
    subject: m.security_mail_factor_on_subject,
    text: m.security_mail_factor_on_text,
    note: m.security_mail_note,
  },
  second_factor_off: {
    subject: m.security_mail_factor_off_subject,
    text: m.security_mail_factor_off_text,
    note: m.security_mail_note,
  },
  passkey_added: {
    subject: m.passkey_mail_added_subject,
    text: m.passkey_mail_added_text,
    note: m.security_mail_note,
  },
  passkey_removed: {
    subject: m.passkey_mail_removed_subject,
    text: m.passkey_mail_removed_text,
    note: m.security_mail_note,
  },
  identity_linked: {
    subject: m.identity_mail_linked_subject,
    text: m.identity_mail_linked_text,
    note: m.security_mail_note,
  },
  identity_removed: {
    subject: m.identity_mail_removed_subject,
    text: m.identity_mail_removed_text,
    note: m.security_mail_note,
  },
  prove: {
    subject: m.security_mail_code_subject,
    text: m.security_mail_code_text,
    note: m.security_mail_code_note,
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
    code,
    signIn,
    name = '',
  }: {
    locale: Locale;
    firstName: string | undefined;
    site: string;
    appUrl: URL;
    token: string | undefined;
    /** In groups of four, as it is read aloud and typed. */
    code?: string | undefined;
    signIn?: NewAccountMail['signIn'];
    name?: string;
  },
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
    paragraphs: [text({ site, name, ...inWords(signIn, locale) }, { locale }), ...groupsOf(code)],
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

/** "1234 5678". */
const groupsOf = (code: string | undefined): string[] => (code ? [code.match(/.{4}/g)?.join(' ') ?? code] : []);

/** Where the reader is, nobody knows: the time is that of UTC, and says so. */
function inWords(signIn: NewAccountMail['signIn'], locale: Locale) {
  if (!signIn) return { device: '', time: '', network: '' };
  const time = new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(signIn.at));
  const device = deviceIn(signIn.userAgent, {
    both: (names) => m.auth_device(names, { locale }),
    unknown: () => m.auth_device_unknown({}, { locale }),
  });
  return { device, time, network: signIn.from };
}
