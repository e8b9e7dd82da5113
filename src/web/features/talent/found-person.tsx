import { paths } from '#contract/paths.ts';
import type { ShownScreening } from '#contract/screening/screening-views.ts';
import type { FoundPerson } from '#contract/talent/talent.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { DottedList } from '#web/features/jobs/dotted-list.tsx';
import { dayText } from '#web/features/jobs/job-words.ts';
import { LanguageChips } from '#web/features/profiles/language-chips.tsx';
import { EvidenceList } from '#web/features/profiles/language-evidence.tsx';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { ScreenedBy } from '#web/features/screening/screened-by.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import { availabilityText, invitationStatusText, workplacesText } from './talent-words.ts';

/** Whether to offer an invitation; otherwise the card shows the status of the one that was sent. */
const asksAgain = ({ invitation }: FoundPerson): boolean =>
  invitation === null || invitation.status === 'lapsed' || invitation.status === 'interested';

/** Evidence for the levels that the person states. */
const checked = (evidence: FoundPerson['languageEvidence']) => evidence.filter(({ kind }) => kind !== 'stated');

interface FoundPersonCardProps {
  person: FoundPerson;
  screening: ShownScreening | undefined;
}

export function FoundPersonCard({ person, screening }: FoundPersonCardProps) {
  const { id, name, jobTitle, languages, languageEvidence, skills, availability, workplaces, confirmedAt, invitation } =
    person;
  const place = placeText(person);
  return (
    <li className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-lg">
            <Link isRecorded to={href(paths.viewProfile(id))} look="quiet">
              {jobTitle || name}
            </Link>
          </h3>
          <DottedList label={m.talent_facts()} items={[jobTitle && name, place].filter(Boolean)} />
        </div>
        {asksAgain(person) && (
          <ButtonLink to={href(paths.invitePerson(id))} variant="outline" aria-label={m.talent_invite_person({ name })}>
            {m.talent_invite()}
          </ButtonLink>
        )}
      </div>
      {languages.length > 0 && (
        <div className="mt-3">
          <LanguageChips languages={languages} />
          <div className="mt-2">
            <EvidenceList evidence={checked(languageEvidence)} isNamed />
          </div>
        </div>
      )}
      <ScreenedBy shown={screening} className="mt-3" />
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <Fact name={m.talent_availability()} value={availabilityText(availability)} />
        <Fact name={m.talent_workplace()} value={workplacesText(workplaces)} />
        <Fact name={m.talent_confirmed()} value={dayText(confirmedAt)} />
      </dl>
      {skills.length > 0 && (
        <div className="mt-3">
          <DottedList label={m.jobs_skills()} items={skills} />
        </div>
      )}
      {invitation && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge variant="secondary">{invitationStatusText(invitation.status)}</Badge>
          <span>{m.talent_asked_about({ job: invitation.jobTitle, day: dayText(invitation.sentAt) })}</span>
        </p>
      )}
    </li>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-soft">{name}</dt>
    <dd>{value}</dd>
  </div>
);
