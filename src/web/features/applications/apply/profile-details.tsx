import type { ReactNode } from 'react';

import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { certificationTexts, educationTexts, workExperienceTexts } from '#web/features/profiles/entry-texts.tsx';
import type { EntryTexts } from '#web/features/profiles/entry-view.tsx';
import { workAreaNames } from '#web/features/profiles/work-area.ts';

/** The rest of a sent profile; empty fields are left out. */
export function ProfileDetails({ applicant }: { applicant: ApplicantSnapshot }) {
  const { bio, contactEmail, workExperience, education, certifications, workAuthorisation } = applicant;
  return (
    <dl className="space-y-3 text-sm">
      <Detail label={m.profile_contact()}>{contactEmail}</Detail>
      <Detail label={m.profile_about()}>{bio}</Detail>
      <Detail label={m.profile_experience()}>{entries(workExperience.map(workExperienceTexts))}</Detail>
      <Detail label={m.profile_education()}>{entries(education.map(educationTexts))}</Detail>
      <Detail label={m.profile_certifications()}>{entries(certifications.map(certificationTexts))}</Detail>
      <Detail label={m.profile_authorisation()}>{workAreaNames(workAuthorisation).join(', ')}</Detail>
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-soft">{label}</dt>
      <dd className="max-w-[42rem] whitespace-pre-line">{children}</dd>
    </div>
  );
}

function entries(texts: readonly EntryTexts[]): ReactNode {
  if (texts.length === 0) return null;
  return (
    <ul className="space-y-2">
      {texts.map(({ title, place, period, description }) => (
        <li key={`${title} ${place} ${period}`}>
          <span className="font-semibold">{title}</span>, {place}{' '}
          <span className="text-soft tabular-nums">{period}</span>
          {description && <span className="block text-soft">{description}</span>}
        </li>
      ))}
    </ul>
  );
}
