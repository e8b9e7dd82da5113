import type { ListedCandidate } from '#contract/candidates/candidate-views.ts';
import { paths } from '#contract/paths.ts';
import type { ShownScreening } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { StatusBadge } from '#web/features/applications/status-badge.tsx';
import { DottedList } from '#web/features/jobs/dotted-list.tsx';
import { dayText } from '#web/features/jobs/job-words.ts';
import { LanguageChips } from '#web/features/profiles/language-chips.tsx';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { WordList } from '#web/features/profiles/word-list.tsx';
import { ScreenedBy } from '#web/features/screening/screened-by.tsx';
import { Link } from '#web/ui/link.tsx';

import { originTexts } from './candidate-words.ts';

const SHOWN_SKILLS = 10;

interface CandidateCardProps {
  candidate: ListedCandidate;
  screening: ShownScreening | undefined;
}

export function CandidateCard({ candidate, screening }: CandidateCardProps) {
  const { id, name, jobTitle, languages, skills, tags, origin, lastContactAt, application } = candidate;
  const facts = [jobTitle, placeText(candidate), originTexts[origin]()].filter(Boolean);
  return (
    <li className="rounded-card border border-line bg-surface p-5">
      <h3 className="text-lg">
        <Link isRecorded to={href(paths.candidate(id))} look="quiet">
          {name}
        </Link>
      </h3>
      <DottedList label={m.people_facts({ name })} items={facts} />
      {languages.length > 0 && (
        <div className="mt-3">
          <LanguageChips languages={languages} />
        </div>
      )}
      <ScreenedBy shown={screening} className="mt-3" />
      {skills.length > 0 && (
        <div className="mt-3">
          <DottedList label={m.jobs_skills()} items={skills.slice(0, SHOWN_SKILLS)} />
        </div>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {application && (
          <>
            <StatusBadge status={application.status} />
            <span>{application.job.title}</span>
          </>
        )}
        <span className="text-soft">{m.people_last_contact({ day: dayText(lastContactAt) })}</span>
      </p>
      {tags.length > 0 && (
        <div className="mt-3">
          <WordList words={tags} />
        </div>
      )}
    </li>
  );
}
