import { Ellipsis, MessageSquare } from 'lucide-react';

import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { PresentedMark } from '#web/features/presenting/presented-mark.tsx';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { VerifiedMark } from '#web/features/profiles/verified-mark.tsx';
import { LanguageChip } from '#web/ui/language-chip.tsx';
import { Link } from '#web/ui/link.tsx';
import type { MenuEntry } from '#web/ui/menu-popup.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { RowCheckbox } from '#web/ui/row-checkbox.tsx';
import { Time } from '#web/ui/time.tsx';

import { DueNote } from '../due-note.tsx';
import { BeingRejected, StatusBadge } from '../status-badge.tsx';
import { moveEntries } from './move-entries.tsx';
import { type ReceivedFilters, reviewHref } from './received-filters.ts';
import { moves, type Move } from './received-move.ts';

/** The rest are on the application's page. */
const LANGUAGES_SHOWN = 3;

interface ReceivedRowProps {
  application: ReceivedApplication;
  filters: ReceivedFilters;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  onMove: (move: Move) => void;
}

export function ReceivedRow({ application, filters, isSelected, onToggle, onMove }: ReceivedRowProps) {
  const { id, applicant, job, appliedAt } = application;
  const name = applicant.name || m.applications_review_anonymous();
  const entries = menuEntries(application, onMove);
  return (
    <>
      <div role="rowheader" className="received-name">
        <RowCheckbox label={m.applications_received_select({ name })} isSelected={isSelected} onToggle={onToggle} />
        <span>
          <Link to={reviewHref(id, filters)} look="quiet" data-row={id}>
            {name}
            {applicant.verified.length > 0 && <VerifiedMark verified={applicant.verified} />}
          </Link>
          <span className="text-soft lg:truncate">
            {[applicant.jobTitle, placeText(applicant)].filter(Boolean).join(' · ')}
          </span>
          {!filters.job && <span className="lg:truncate">{job.title}</span>}
          <Marks application={application} />
        </span>
      </div>
      <div role="cell" className="received-languages">
        {applicant.languages.slice(0, LANGUAGES_SHOWN).map(({ language, level }) => (
          <LanguageChip key={language} language={language} level={level} />
        ))}
        {applicant.languages.length > LANGUAGES_SHOWN && (
          <span className="self-center text-soft">
            {m.applications_review_more_skills({ count: applicant.languages.length - LANGUAGES_SHOWN })}
          </span>
        )}
      </div>
      <div role="cell" className="md:max-lg:self-end">
        <WhereItIs application={application} />
      </div>
      <div role="cell" className="received-day">
        <Time iso={appliedAt} />
      </div>
      <div role="cell" className="received-actions">
        {entries.length > 0 && (
          <Menu
            trigger={<Ellipsis aria-hidden="true" />}
            label={m.applications_received_actions_named({ name })}
            variant="ghost"
            size="icon"
            items={entries}
          />
        )}
      </div>
    </>
  );
}

/** Who presented the applicant, the company's tags, and the number of answers that differ from what it hopes for. */
function Marks({ application }: Pick<ReceivedRowProps, 'application'>) {
  const { id, tags, unwantedAnswers } = application;
  return (
    <>
      <PresentedMark applicationId={id} />
      {tags.length > 0 && <span className="text-accent [overflow-wrap:anywhere]">{tags.join(' · ')}</span>}
      <DueNote application={application} />
      {unwantedAnswers > 0 && <span className="text-coral">{m.questions_unwanted({ count: unwantedAnswers })}</span>}
    </>
  );
}

const WhereItIs = ({ application: { status, stage, isBeingRejected } }: Pick<ReceivedRowProps, 'application'>) => (
  <>
    {isBeingRejected ? <BeingRejected /> : <StatusBadge status={status} />}
    {stage && <span className="block text-sm text-soft [overflow-wrap:anywhere]">{stage.name}</span>}
  </>
);

function menuEntries({ id, status, can }: ReceivedApplication, onMove: (move: Move) => void): MenuEntry[] {
  const mayWrite = can.decide && status !== 'new' && status !== 'withdrawn';
  return [
    ...moveEntries(
      moves.filter((move) => can[move]),
      onMove,
    ),
    ...(mayWrite
      ? [
          {
            id: 'write',
            label: m.messages_write(),
            icon: <MessageSquare aria-hidden="true" />,
            href: href(paths.messaging(id)),
          },
        ]
      : []),
  ];
}
