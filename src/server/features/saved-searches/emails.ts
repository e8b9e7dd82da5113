import { ALERT_SOURCE, SOURCE } from '#contract/applications/application-source.ts';
import type { JobCard } from '#contract/jobs/job-views.ts';
import { CONFIRM_DAYS } from '#contract/limits.ts';
import { intlLocale, localizePath, type Locale } from '#contract/locales.ts';
import { paths, searchPath } from '#contract/paths.ts';
import type { SavedFilters } from '#contract/saved-searches/saved-searches.ts';
import { m } from '#generated/paraglide/messages.js';

import type { EmailContent } from '../../platform/mail/layout.tsx';
import type { WriteMail } from '../mail-texts/write-mail.ts';
import { describeFilters, languageText, withoutTypedText, type Names } from './describe.ts';
import type { Recipient } from './recipients.ts';

/** A search, and the jobs that match it. */
export interface Fit {
  id: string;
  name: string;
  filters: SavedFilters;
  jobIds: ReadonlySet<string>;
}

interface MatchesMail {
  jobs: readonly JobCard[];
  /** Of all, including those not shown. */
  count: number;
  searches: readonly Fit[];
  names: Names;
  recipient: Recipient;
  token: string;
  site: string;
  appUrl: URL;
}

/** New jobs, each with the matching searches and their filters. */
export function matchesEmail(write: WriteMail, mail: MatchesMail): EmailContent {
  const { jobs, count, searches, recipient, token, site, appUrl } = mail;
  const { locale, firstName } = recipient;
  const summaryOf = ({ filters }: Fit) => describeFilters(filters, locale, mail.names);
  const names = searches.map((search) => search.name || summaryOf(search));
  const [first, ...others] = searches;
  const isOne = first !== undefined && others.length === 0;
  const more = count - jobs.length;
  const { label, ...written } = isOne
    ? write('matches', locale, { count, search: names[0] ?? '' })
    : write('matches_several', locale, { count });
  return {
    locale,
    ...written,
    greeting: firstName ? m.mail_greeting({ name: firstName }, { locale }) : m.mail_greeting_plain({}, { locale }),
    items: jobs.map((job) => ({
      title: job.title,
      url: `${urlOf(paths.job(job.id), locale, appUrl)}?${SOURCE}=${ALERT_SOURCE}`,
      lines: [
        factsOf(job, locale),
        ...searches
          .filter(({ jobIds }) => jobIds.has(job.id))
          .map((search) => whyText(search.name, summaryOf(search), locale)),
      ],
    })),
    ...(more > 0 ? { more: m.saved_searches_mail_more({ count: more }, { locale }) } : {}),
    action: {
      label,
      url: urlOf(isOne ? searchPath(first.filters) : paths.jobs(), locale, appUrl),
      hint: m.mail_link_hint({}, { locale }),
    },
    footer: m.mail_sent_by({ site }, { locale }),
    unsubscribe: {
      label: m.saved_searches_mail_stop({}, { locale }),
      url: urlOf(`${paths.jobAlert(token)}${isOne ? '' : '?all=1'}`, locale, appUrl),
    },
  };
}

const whyText = (name: string, filters: string, locale: Locale): string =>
  name === ''
    ? m.saved_searches_mail_why({ filters }, { locale })
    : m.saved_searches_mail_why_named({ name, filters }, { locale });

/** Company, place, and the languages that the job asks for. */
function factsOf({ company, city, country, workplace, languages }: JobCard, locale: Locale): string {
  const region = country && new Intl.DisplayNames(intlLocale(locale), { type: 'region' }).of(country);
  const place = [city, region].filter(Boolean).join(', ');
  const remote = workplace === 'remote' ? m.jobs_workplace_remote({}, { locale }) : '';
  const asked = languages.map(({ language, level }) => languageText(`${language}:${level}`, locale));
  return [company.name, place, remote, ...asked].filter(Boolean).join(' · ');
}

interface ConfirmMail {
  filters: SavedFilters;
  locale: Locale;
  token: string;
  site: string;
  appUrl: URL;
}

/** To an address that may be a stranger’s, so it contains no text that a user typed. */
export function confirmEmail(write: WriteMail, { filters, locale, token, site, appUrl }: ConfirmMail): EmailContent {
  const search = describeFilters(withoutTypedText(filters), locale);
  const { label, ...written } = write('alert_confirm', locale, { search, days: CONFIRM_DAYS });
  return {
    locale,
    ...written,
    greeting: m.mail_greeting_plain({}, { locale }),
    action: {
      label,
      url: urlOf(paths.jobAlert(token), locale, appUrl),
      hint: m.mail_link_hint({}, { locale }),
    },
    footer: m.mail_sent_by({ site }, { locale }),
  };
}

const urlOf = (path: string, locale: Locale, appUrl: URL): string => new URL(localizePath(path, locale), appUrl).href;

/** One click (RFC 8058) ends what the email was sent for; several searches are ended together. */
export const unsubscribeHeaders = (token: string, all: boolean, appUrl: URL) => ({
  'List-Unsubscribe': `<${new URL(`/api/job-alerts/${token}/unsubscribe${all ? '?all=1' : ''}`, appUrl).href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
