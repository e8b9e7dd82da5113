import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { VerifiedBadge } from '#web/features/profiles/verified-badge.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';

import { DueNote } from '../due-note.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { sourceName } from '../status-words.ts';
import { candidateName } from './candidate-name.ts';

export function CandidateHeader({ application }: { application: Application }) {
  const { applicant, appliedAt, source, status } = application;
  const name = candidateName(applicant);
  const place = placeText(applicant);
  return (
    <header className="flex flex-col gap-x-7 gap-y-4 md:flex-row md:items-center">
      <Avatar name={name} src={applicant.avatarUrl} size="xl" />
      <div className="min-w-0 flex-1">
        <h1 className="md:text-4xl">{name}</h1>
        {applicant.jobTitle && <p className="mt-1.5 text-lg">{applicant.jobTitle}</p>}
        {place && <p className="text-soft">{place}</p>}
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <StatusBadge status={status} />
          {applicant.verifications.length > 0 && <VerifiedBadge to="#verified" />}
          <time dateTime={appliedAt} className="text-sm text-soft">
            {m.applications_applied_on({ date: dayText(appliedAt) })}
          </time>
          <DueNote application={application} className="text-sm" />
          {source && <p className="text-sm text-soft">{m.applications_source({ source: sourceName(source) })}</p>}
          {applicant.contactEmail && (
            <a
              href={`mailto:${applicant.contactEmail}`}
              className="min-w-0 text-sm text-accent underline underline-offset-[0.2em]"
            >
              {applicant.contactEmail}
            </a>
          )}
          {applicant.profileId && (
            <Link isRecorded to={href(paths.viewProfile(applicant.profileId))} className="text-sm">
              {m.applications_review_profile_today()}
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}
