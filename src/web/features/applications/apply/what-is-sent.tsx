import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';

import type { Job } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { failureOf } from '#web/app/problem.ts';
import { useViewer } from '#web/app/site.ts';
import { FillIn } from '#web/features/profiles/cv-section.tsx';
import { CvUpload, type CvUploadProps } from '#web/features/profiles/cv-upload.tsx';
import { MissingSteps } from '#web/features/profiles/missing-steps.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { formatBytes } from '#web/ui/bytes.ts';
import { languageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

import { applyHref, findSource } from './apply-href.ts';
import { AskedLanguages } from './asked-languages.tsx';
import { type LanguageGap, languageGaps } from './language-gaps.ts';
import { ProfileDetails } from './profile-details.tsx';
import { SentProfile } from './sent-profile.tsx';

interface WhatIsSentProps {
  job: Job;
  /** While one of them is being saved. */
  onBusy: (part: 'cv' | 'levels', isBusy: boolean) => void;
}

/** The profile and the CV that will be included, and the languages that they lack. */
export function WhatIsSent({ job, onBusy }: WhatIsSentProps) {
  const { data: profile, error } = useQuery(queries.profiles.mine.queryOptions());
  const failure = failureOf({ data: profile, error });
  if (failure) return <Alert variant="attention">{failure}</Alert>;
  if (!profile) {
    return (
      <Loading>
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  return (
    <>
      <GapsNote {...{ job, profile }} />
      {job.isBlind && <Alert isStatic>{m.blind_job()}</Alert>}
      <div className="grid gap-6 md:grid-cols-2">
        <CvAsSent profile={profile} onBusy={(isBusy) => onBusy('cv', isBusy)} />
        <ProfileAsSent profile={profile} backTo={applyHref(job.id, findSource())} />
      </div>
      <AskedLanguages {...{ job, profile }} onBusy={(isBusy) => onBusy('levels', isBusy)} />
    </>
  );
}

function CvAsSent({ profile, onBusy }: { profile: Profile } & Pick<CvUploadProps, 'onBusy'>) {
  const { cv } = profile;
  return (
    <section aria-labelledby="cv-sent" className="space-y-3">
      <h3 id="cv-sent">{m.applications_cv_sent()}</h3>
      {cv ? (
        <p className="flex items-center gap-3 rounded-card border border-line px-4 py-3">
          <FileText aria-hidden="true" className="size-6 shrink-0 text-accent" />
          <span className="min-w-0">
            <span className="font-semibold">{cv.name}</span>{' '}
            <span className="text-sm text-soft">{formatBytes(cv.size)}</span>
          </span>
        </p>
      ) : (
        <p className="text-soft">{m.applications_cv_none()}</p>
      )}
      <CvUpload {...{ cv, onBusy }} />
      {cv && <FillIn profile={profile} />}
    </section>
  );
}

function GapsNote({ job, profile }: { job: Job; profile: Profile }) {
  const gaps = languageGaps(job.languages, profile.languages);
  if (gaps.length === 0) return null;
  return (
    <Alert isStatic>
      {gaps.map((gap) => (
        <p key={gap.language}>{gapText(gap)}</p>
      ))}
      <p className="mt-1 font-semibold">{m.applications_gap_still()}</p>
    </Alert>
  );
}

function gapText({ language: code, level: asked, stated }: LanguageGap): string {
  const language = languageName(code);
  return stated
    ? m.applications_gap_level({ language, asked, level: stated })
    : m.applications_gap_unstated({ language, asked });
}

interface ProfileAsSentProps {
  profile: Profile;
  backTo: string;
}

function ProfileAsSent({ profile, backTo }: ProfileAsSentProps) {
  const viewer = useViewer();
  const account = viewer?.email ?? '';
  const page = href(paths.seekerProfile(), { next: backTo });
  // The CV is shown separately.
  const missing = profile.missing.filter((step) => step !== 'cv');
  // Without a contact address, the application uses the account's.
  const applicant = { ...profile, contactEmail: profile.contactEmail ?? account };
  return (
    <section aria-labelledby="profile-sent" className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="profile-sent">{m.applications_profile_sent()}</h3>
        <Link to={page}>{m.applications_profile_edit()}</Link>
      </div>
      <SentProfile applicant={applicant}>
        <details>
          <summary className="w-fit text-sm text-accent underline underline-offset-[0.2em]">
            {m.applications_profile_all()}
          </summary>
          <div className="mt-3">
            <ProfileDetails applicant={applicant} />
          </div>
        </details>
      </SentProfile>
      {/* The form itself asks those who are here for the first time for what the job needs. */}
      {missing.length > 0 && !viewer?.unclaimed && (
        <div>
          <p className="text-sm text-soft">{m.applications_profile_missing()}</p>
          <MissingSteps {...{ missing, page }} />
        </div>
      )}
    </section>
  );
}
