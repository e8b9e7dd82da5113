import type { ApplicationStatus } from '#contract/application-status.ts';
import { TERM_DAYS_MAX } from '#contract/limits.ts';
import { intlLocale, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import { applicantNameIn, type Parties } from './application-parties.ts';
import { type EmailText, linesOf } from './enqueue-email.ts';

type Say = (inputs: { job: string; company: string }, options: { locale: Locale }) => string;

type Word = (inputs: object, options: { locale: Locale }) => string;

interface StatusWords {
  change: Word;
  name: Word;
  /** Missing where the applicant gets no email (specification, section 5). */
  toApplicant?: { subject: Say; text: Say };
}

/** Other statuses send no email. */
const statusWords: Partial<Record<ApplicationStatus, StatusWords>> = {
  shortlisted: {
    change: m.applications_event_shortlisted,
    name: m.applications_status_shortlisted,
    toApplicant: { subject: m.application_mail_shortlisted_subject, text: m.application_mail_shortlisted_text },
  },
  interview: {
    change: m.applications_event_interview,
    name: m.applications_status_interview,
    toApplicant: { subject: m.application_mail_interview_subject, text: m.application_mail_interview_text },
  },
  accepted: {
    change: m.applications_event_accepted,
    name: m.applications_status_accepted,
    toApplicant: { subject: m.application_mail_accepted_subject, text: m.application_mail_accepted_text },
  },
  rejected: {
    change: m.applications_event_rejected,
    name: m.applications_status_rejected,
    toApplicant: { subject: m.application_mail_rejected_subject, text: m.application_mail_rejected_text },
  },
  withdrawn: { change: m.applications_event_withdrawn, name: m.applications_status_withdrawn },
};

/** Undefined for a status without an email. `told`: why it was rejected. */
export function changedEmail(
  status: ApplicationStatus,
  locale: Locale,
  { applicationId, jobTitle, companyName }: Parties,
  told = '',
): EmailText | undefined {
  const words = statusWords[status]?.toApplicant;
  if (!words) return undefined;
  const inputs = { job: jobTitle, company: companyName };
  return {
    subject: words.subject(inputs, { locale }),
    paragraphs: [words.text(inputs, { locale }), ...linesOf(told && m.rejections_mail({ reason: told }, { locale }))],
    action: { label: m.applications_see_own({}, { locale }), path: paths.seekerApplication(applicationId) },
  };
}

/** The status was changed, or the applicant withdrew. */
export function movedEmail(status: ApplicationStatus, locale: Locale, parties: Parties): EmailText | undefined {
  const words = statusWords[status];
  if (!words) return undefined;
  const inputs = { name: applicantNameIn(parties, locale), job: parties.jobTitle };
  const text =
    status === 'withdrawn'
      ? m.application_mail_withdrawn_text(inputs, { locale })
      : m.application_mail_moved_text({ ...inputs, status: words.name({}, { locale }) }, { locale });
  return {
    subject: m.application_mail_moved_subject({ ...inputs, change: words.change({}, { locale }) }, { locale }),
    paragraphs: [text],
    action: { label: m.application_mail_review({}, { locale }), path: paths.reviewApplication(parties.applicationId) },
  };
}

/** Specification, section 7. */
export function receivedEmail(locale: Locale, parties: Parties): EmailText {
  const inputs = { job: parties.jobTitle, name: applicantNameIn(parties, locale) };
  return {
    subject: m.application_mail_received_subject(inputs, { locale }),
    paragraphs: [m.application_mail_received_text(inputs, { locale })],
    action: { label: m.application_mail_review({}, { locale }), path: paths.reviewApplication(parties.applicationId) },
  };
}

interface MailedMessage {
  name: string;
  subject: string;
  text: string;
}

/** `text` is the message's beginning, empty for attachments alone. */
export function messageEmail(locale: Locale, { applicationId, jobTitle }: Parties, message: MailedMessage): EmailText {
  const { name, subject, text } = message;
  const inputs = { name, job: jobTitle };
  return {
    subject: m.notifications_mail_message_subject({ name, subject }, { locale }),
    paragraphs: text
      ? [
          m.notifications_mail_message_text(inputs, { locale }),
          m.notifications_mail_message_quote({ text }, { locale }),
        ]
      : [m.notifications_mail_message_files(inputs, { locale })],
    action: { label: m.notifications_mail_message_action({}, { locale }), path: paths.messaging(applicationId) },
  };
}

export function endingEmail(locale: Locale, { title, validThrough }: { title: string; validThrough: Date }): EmailText {
  const day = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(validThrough);
  return {
    subject: m.jobs_mail_ending_subject({ title, day }, { locale }),
    paragraphs: [m.jobs_mail_ending_text({ days: TERM_DAYS_MAX }, { locale })],
    action: { label: m.jobs_mail_ending_action({}, { locale }), path: paths.manageJobs() },
    note: m.jobs_mail_ending_note({}, { locale }),
  };
}

export const restoredEmail = (locale: Locale, { title, jobId }: { title: string; jobId: string }): EmailText => ({
  subject: m.jobs_mail_restored_subject({ title }, { locale }),
  paragraphs: [m.jobs_mail_restored_text({}, { locale })],
  action: seeJob(locale, jobId),
});

const seeJob = (locale: Locale, jobId: string) => ({ label: m.jobs_see({}, { locale }), path: paths.job(jobId) });
