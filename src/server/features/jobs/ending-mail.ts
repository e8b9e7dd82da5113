import { TERM_DAYS_MAX } from '#contract/job-fields.ts';
import { intlLocale, localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Letter } from '../../platform/mail/layout.tsx';

interface Ending {
  locale: Locale;
  firstName: string;
  title: string;
  validThrough: Date;
  site: string;
  appUrl: URL;
}

/** Tells who posted a job that it ends soon, in their language. */
export function endingLetter({ locale, firstName, title, validThrough, site, appUrl }: Ending): Letter {
  const day = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(validThrough);
  return {
    locale,
    subject: m.jobs_mail_ending_subject({ title, day }, { locale }),
    greeting: m.mail_greeting({ name: firstName }, { locale }),
    paragraphs: [m.jobs_mail_ending_text({ days: TERM_DAYS_MAX }, { locale })],
    action: { label: m.jobs_mail_ending_action({}, { locale }), url: new URL(localizePath(paths.manageJobs(), locale), appUrl).href, hint: m.mail_link_hint({}, { locale }) },
    note: m.jobs_mail_ending_note({}, { locale }),
    footer: m.mail_sent_by({ site }, { locale }),
  };
}
