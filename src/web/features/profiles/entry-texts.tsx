import type { Profile } from '#contract/profiles.ts';
import { m } from '#generated/paraglide/messages.js';

import { monthText, periodText } from './entry-dates.ts';
import type { EntryTexts } from './entry-view.tsx';

export type WorkExperience = Profile['workExperience'][number];
export type Education = Profile['education'][number];
export type Certification = Profile['certifications'][number];

/** Work experience as it is read. */
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

/** Education as it is read. */
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

/** A certification as it is read. Its link was written by the person, so no search engine should take it as ours. */
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
