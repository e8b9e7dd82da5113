import { TERM_DAYS_MAX } from '#contract/limits.ts';
import { intlLocale, type Locale } from '#contract/locales.ts';
import type { MailKind } from '#contract/mail-texts/mail-text-choices.ts';
import { EXAMPLE_CANDIDATE } from '#contract/templates/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Word } from '#words/word.ts';

import { partsOf } from '../../mail-texts/filling.ts';
import { compose, type WrittenMail } from '../../mail-texts/write-mail.ts';

export const EXAMPLE_COMPANY = 'Nordwind GmbH';
const EXAMPLE_COLLEAGUE = 'Jonas Weber';
/** Reserved for examples (RFC 5737, RFC 2606). */
const EXAMPLE_NETWORK = '203.0.113.0/24';
const EXAMPLE_DOMAIN = 'example.com';
const EXAMPLE_MOMENT = new Date('2027-03-09T14:00:00Z');

/** Named in the email as the subject. */
const names: Partial<Record<MailKind, string>> = {
  passkey_added: 'iPhone',
  passkey_removed: 'iPhone',
  identity_linked: `lucia@${EXAMPLE_DOMAIN}`,
  identity_removed: `lucia@${EXAMPLE_DOMAIN}`,
  contact_changed: `lucia@${EXAMPLE_DOMAIN}`,
  webhook_disabled: 'ATS',
  key_stopped: 'ATS',
};

const news: Partial<Record<MailKind, Word>> = {
  company_offer: m.offer_notice_company_accepted,
  screening: m.screening_notice_done,
  company_screening: m.screening_notice_asked,
};

/** A value for every placeholder. */
export function sampleValues(kind: MailKind, locale: Locale, site: string): Record<string, string> {
  const job = m.templates_example_job_content({}, { locale });
  const said = m.mail_texts_example({}, { locale });
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlLocale(locale), { timeZone: 'UTC', ...options }).format(EXAMPLE_MOMENT);
  const day = format({ dateStyle: 'long' });
  return {
    site,
    name: kind === 'template_test' ? job : (names[kind] ?? EXAMPLE_CANDIDATE),
    by: EXAMPLE_COLLEAGUE,
    inviter: EXAMPLE_COLLEAGUE,
    asker: EXAMPLE_COLLEAGUE,
    company: EXAMPLE_COMPANY,
    agency: EXAMPLE_COMPANY,
    person: EXAMPLE_CANDIDATE,
    domain: EXAMPLE_DOMAIN,
    contact: `help@${EXAMPLE_DOMAIN}`,
    job,
    title: job,
    search: job,
    subject: job,
    text: said,
    reason: said,
    source: said,
    what: (news[kind] ?? m.offer_notice_sent)({}, { locale }),
    change: m.applications_event_interview({}, { locale }),
    status: m.applications_status_interview({}, { locale }),
    device: 'Firefox, Windows',
    network: EXAMPLE_NETWORK,
    time: format({ dateStyle: 'long', timeStyle: 'short' }),
    date: day,
    day,
    days: String(TERM_DAYS_MAX),
    count: '3',
    months: '24',
    rule: said,
    about: EXAMPLE_COMPANY,
  };
}

/** Stands for text that other users write. */
export function sampleInserted(locale: Locale): Record<string, string[]> {
  const said = [m.mail_texts_example({}, { locale })];
  return { code: ['1234 5678'], summary: said, reason: said, details: said, comment: said, text: said };
}

/** The original text, with example values and all parts. */
export const sampleMail = (kind: MailKind, locale: Locale, site: string): WrittenMail =>
  compose(kind, locale, {}, sampleValues(kind, locale, site), { also: partsOf(kind).map(([name]) => name) });
