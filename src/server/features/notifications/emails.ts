import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import { TERM_DAYS_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { applicationStatusWords } from '#words/applications.ts';

import { longDay } from '../mail-texts/filling.ts';
import { withAction, type WriteMail, type WrittenMail } from '../mail-texts/write-mail.ts';
import { applicantNameIn, type Parties } from './application-parties.ts';
import type { EmailText } from './enqueue-email.ts';

/** Undefined for a status without an email (specification, section 5). `told`: the reason for a rejection. */
export function changedEmail(
  write: WriteMail,
  status: ApplicationStatus,
  locale: Locale,
  parties: Parties,
  told = '',
): EmailText | undefined {
  const written = writeChange(write, status, locale, parties, told);
  return written && withAction(written, paths.seekerApplication(parties.applicationId));
}

function writeChange(
  write: WriteMail,
  status: ApplicationStatus,
  locale: Locale,
  { jobTitle: job, companyName: company }: Parties,
  reason: string,
): WrittenMail | undefined {
  if (status === 'new' || status === 'viewed' || status === 'withdrawn') return undefined;
  if (status === 'rejected')
    return write('application_rejected', locale, { job, company, reason }, { also: reason ? ['reason'] : [] });
  return write(`application_${status}`, locale, { job, company });
}

/** To the company. Undefined for a status without an email: opening an application decides nothing. */
export function movedEmail(
  write: WriteMail,
  status: ApplicationStatus,
  locale: Locale,
  parties: Parties,
): EmailText | undefined {
  if (status === 'new' || status === 'viewed') return undefined;
  const words = applicationStatusWords[status];
  const written = write(
    'application_moved',
    locale,
    {
      name: applicantNameIn(parties, locale),
      job: parties.jobTitle,
      change: words.change({}, { locale }),
      status: words.name({}, { locale }),
    },
    { also: [status === 'withdrawn' ? 'withdrawn' : 'moved'] },
  );
  return withAction(written, paths.reviewApplication(parties.applicationId));
}

/** Specification, section 7. */
export function receivedEmail(write: WriteMail, locale: Locale, parties: Parties): EmailText {
  const inputs = { job: parties.jobTitle, name: applicantNameIn(parties, locale) };
  const written = write('application_received', locale, inputs);
  return withAction(written, paths.reviewApplication(parties.applicationId));
}

interface MailedMessage {
  name: string;
  subject: string;
  text: string;
}

/** `text` is the message's beginning, empty for attachments alone. */
export function messageEmail(
  write: WriteMail,
  locale: Locale,
  { applicationId, jobTitle }: Parties,
  message: MailedMessage,
): EmailText {
  const inputs = { ...message, job: jobTitle };
  const written = write('message', locale, inputs, { also: message.text ? ['text', 'quote'] : ['files'] });
  return withAction(written, paths.messaging(applicationId));
}

export function endingEmail(
  write: WriteMail,
  locale: Locale,
  { title, validThrough }: { title: string; validThrough: Date },
): EmailText {
  const day = longDay(validThrough, locale);
  return withAction(write('job_ending', locale, { title, day, days: TERM_DAYS_MAX }), paths.manageJobs());
}

export const restoredEmail = (
  write: WriteMail,
  locale: Locale,
  { title, jobId }: { title: string; jobId: string },
): EmailText => withAction(write('job_restored', locale, { title }), paths.jobApplications(jobId));
