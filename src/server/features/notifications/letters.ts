import type { ApplicationStatus } from '#contract/application-status.ts';
import { localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Letter } from '../../platform/mail/layout.tsx';

interface About {
  locale: Locale;
  firstName: string;
  site: string;
  appUrl: URL;
  applicationId: string;
  jobTitle: string;
  companyName: string;
  applicantName: string;
}

type Say = (inputs: { job: string; company: string }, options: { locale: Locale }) => string;

// Of the other statuses nobody is mailed (specification, section 5).
const changed: Partial<Record<ApplicationStatus, { subject: Say; text: Say }>> = {
  shortlisted: { subject: m.application_mail_shortlisted_subject, text: m.application_mail_shortlisted_text },
  interview: { subject: m.application_mail_interview_subject, text: m.application_mail_interview_text },
  accepted: { subject: m.application_mail_accepted_subject, text: m.application_mail_accepted_text },
  rejected: { subject: m.application_mail_rejected_subject, text: m.application_mail_rejected_text },
};

/** What the applicant is told of a new status, in their language; undefined for a status of which nobody is mailed. */
export function changedLetter(status: ApplicationStatus, about: About): Letter | undefined {
  const words = changed[status];
  if (!words) return undefined;
  const inputs = { job: about.jobTitle, company: about.companyName };
  const options = { locale: about.locale };
  return frame(about, words.subject(inputs, options), words.text(inputs, options), { label: m.application_mail_see({}, options), path: paths.seekerApplications() });
}

/** What the employer is told of a new application, in their language (specification, section 7). */
export function receivedLetter(about: About): Letter {
  const inputs = { job: about.jobTitle, name: about.applicantName };
  const options = { locale: about.locale };
  return frame(about, m.application_mail_received_subject(inputs, options), m.application_mail_received_text(inputs, options), {
    label: m.application_mail_review({}, options),
    path: paths.reviewApplication(about.applicationId),
  });
}

const frame = ({ locale, firstName, site, appUrl }: About, subject: string, text: string, { label, path }: { label: string; path: string }): Letter => ({
  locale,
  subject,
  greeting: m.mail_greeting({ name: firstName }, { locale }),
  paragraphs: [text],
  action: { label, url: new URL(localizePath(path, locale), appUrl).href, hint: m.mail_link_hint({}, { locale }) },
  footer: m.mail_sent_by({ site }, { locale }),
});
