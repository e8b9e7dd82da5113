import { deviceIn } from '#contract/accounts/device.ts';
import { intlLocale, localizePath, type Locale } from '#contract/locales.ts';
import { paths, withToken } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import type { EmailContent } from '../../platform/mail/layout.tsx';
import type { WriteMail } from '../mail-texts/write-mail.ts';
import type { AccountMailKind, NewAccountMail } from './mail-task.ts';

/** Where the button leads. */
const targets: Partial<Record<AccountMailKind, () => string>> = {
  verify: paths.confirmEmail,
  reset: paths.resetPassword,
  exists: paths.login,
  change_email: paths.confirmEmail,
  contact_confirm: paths.confirmEmail,
  contact_changed: paths.settings,
  application_link: paths.mailedApplications,
  applied_already: paths.mailedApplications,
  person_link: paths.mailedApplications,
  new_device: paths.securitySettings,
  password_changed: paths.accountAccess,
};

/** Without `firstName` the greeting has no name. */
export function accountEmail(
  write: WriteMail,
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
    job = { title: '', company: '' },
  }: {
    locale: Locale;
    firstName: string | undefined;
    site: string;
    appUrl: URL;
    token: string | undefined;
    /** In groups of four, for reading aloud and typing. */
    code?: string | undefined;
    signIn?: NewAccountMail['signIn'];
    name?: string;
    job?: NewAccountMail['job'];
  },
): EmailContent {
  const linkTo = (path: string) => {
    const page = localizePath(path, locale);
    return new URL(token === undefined ? page : withToken(page, token), appUrl).href;
  };
  const { label, ...written } = write(
    kind,
    locale,
    { name, job: job.title, company: job.company, ...inWords(signIn, locale) },
    { inserted: { code: groupsOf(code) } },
  );
  const target = targets[kind];
  return {
    locale,
    ...written,
    greeting:
      firstName === undefined
        ? m.mail_greeting_plain({}, { locale })
        : m.mail_greeting({ name: firstName }, { locale }),
    ...(target ? { action: { label, url: linkTo(target()), hint: m.mail_link_hint({}, { locale }) } } : {}),
    footer: m.mail_sent_by({ site }, { locale }),
  };
}

/** "1234 5678". */
const groupsOf = (code: string | undefined): string[] => (code ? [code.match(/.{4}/g)?.join(' ') ?? code] : []);

/** The reader's time zone is unknown, so the time is UTC, and says so. */
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
