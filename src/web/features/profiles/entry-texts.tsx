import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { dateFormat } from '#web/ui/formats.ts';

import type { EntryTexts } from './entry-view.tsx';

export type WorkExperience = Profile['workExperience'][number];
export type Education = Profile['education'][number];
export type Certification = Profile['certifications'][number];

export const workExperienceTexts = ({
  position,
  company,
  startDate,
  endDate,
  isCurrent,
  description,
}: WorkExperience): EntryTexts => ({
  title: position,
  place: company,
  period: periodText(startDate, endDate, isCurrent),
  description,
});

export const educationTexts = ({
  degree,
  fieldOfStudy,
  institution,
  startDate,
  endDate,
  description,
}: Education): EntryTexts => ({
  title: [degree, fieldOfStudy].filter(Boolean).join(', '),
  place: institution,
  period: periodText(startDate, endDate),
  description,
});

/** The user entered the link, so search engines should not treat it as an endorsement by this site. */
export const certificationTexts = ({
  name,
  issuingOrganization,
  issueDate,
  expirationDate,
  credentialUrl,
}: Certification): EntryTexts => ({
  title: name,
  place: issuingOrganization,
  period: expirationDate
    ? m.profile_valid_until({ start: monthText(issueDate), end: monthText(expirationDate) })
    : monthText(issueDate),
  more: credentialUrl && (
    <a
      href={credentialUrl}
      rel="noopener nofollow ugc"
      aria-label={m.profile_action_on({ action: m.profile_credential(), item: name })}
    >
      {m.profile_credential()}
    </a>
  ),
});

/** The month of a day (YYYY-MM-DD). */
const monthText = (day: string): string =>
  dateFormat(getLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** Start and end, or until today; only the start if the end is unknown. */
export function periodText(startDate: string, endDate: string | null, isCurrent = false): string {
  const start = monthText(startDate);
  if (isCurrent) return m.profile_since({ start });
  return endDate ? m.profile_period({ start, end: monthText(endDate) }) : start;
}
