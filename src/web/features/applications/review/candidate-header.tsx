import type { ReactNode } from 'react';

import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { sourceName } from '#web/app/source-name.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { VerifiedBadge } from '#web/features/profiles/verified-badge.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';

import { DueNote } from '../due-note.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { candidateName } from './candidate-name.ts';

interface CandidateHeaderProps {
  application: Application;
  /** Stay in sight with the name. */
  actions: ReactNode;
  /** Follows the status. */
  stage: ReactNode;
}

export function CandidateHeader({ application, actions, stage }: CandidateHeaderProps) {
  const { applicant, appliedAt, source, status } = application;
  const name = candidateName(applicant);
  const place = placeText(applicant);
  return (
    // Without a box of its own, which would end what stays in sight.
    <header className="contents">
      <div className="stays-in-sight review-bar">
        <h1 className="line-clamp-2 min-w-0 max-md:text-xl">{name}</h1>
        {actions}
      </div>
      <div className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 md:gap-x-6">
        <span className="md:row-span-2">
          <Avatar name={name} src={applicant.avatarUrl} size="lg" />
        </span>
        <div className="items-baseline gap-4 md:flex">
          {applicant.jobTitle && <p className="text-lg">{applicant.jobTitle}</p>}
          {place && <p className="text-soft">{place}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:col-span-2">
          <StatusBadge status={status} />
          {stage}
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
          {mayWrite(application) && (
            <Link to={href(paths.messaging(application.id))} className="text-sm">
              {m.messages_write()}
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}

/** Accepted candidates have a panel for it (start-conversation.tsx). */
const mayWrite = ({ status, blind, can }: Application): boolean =>
  !blind && can.decide && status !== 'new' && status !== 'withdrawn' && status !== 'accepted';
