import { paths } from '#contract/paths.ts';
import type { OwnRepresentation } from '#contract/presenting/representation-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { say } from '#web/ui/say.ts';
import { presentedPartWords } from '#words/presented-facts.ts';
import { presentationAnswerWords, representationStateWords } from '#words/representations.ts';

import { PresentedFacts } from '../presented-facts.tsx';
import { OwnAnswer } from './own-answer.tsx';

interface OwnRepresentationCardProps {
  representation: OwnRepresentation;
  onChanged: () => Promise<void>;
}

export function OwnRepresentationCard({ representation, onChanged }: OwnRepresentationCardProps) {
  const { state, title, clientName: client, jobId, words, presentation } = representation;
  const isLiving = state === 'asked' || state === 'given';
  return (
    <li className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg [overflow-wrap:anywhere]">
          {jobId ? <Link to={href(paths.job(jobId))}>{title}</Link> : title}
        </h2>
        <Badge variant={isLiving ? 'default' : 'secondary'}>{say(representationStateWords[state])}</Badge>
      </div>
      <p className="mt-1">{m.own_representation_for({ client })}</p>
      <p className="mt-1 text-sm text-soft">{askedText(representation)}</p>
      {words && <p className="mt-3 max-w-[42rem] whitespace-pre-line">{words}</p>}
      {presentation ? <Presented representation={representation} /> : isLiving && <Shows {...representation} />}
      <OwnAnswer representation={representation} onChanged={onChanged} />
    </li>
  );
}

function askedText({ askedBy: name, askedAt, agency: { name: agency } }: OwnRepresentation): string {
  const day = dayText(askedAt, 'long');
  return name ? m.own_representation_asked_by({ name, agency, day }) : m.own_representation_asked({ agency, day });
}

const Shows = ({ clientName: client, shows }: Pick<OwnRepresentation, 'clientName' | 'shows'>) => (
  <div className="mt-4">
    <h3 className="text-base">{m.own_representation_shows({ client })}</h3>
    <ul className="mt-1 list-disc ps-5">
      {shows.map((part) => (
        <li key={part}>{say(presentedPartWords[part])}</li>
      ))}
    </ul>
    <p className="mt-2 text-sm text-soft">{m.own_representation_hidden()}</p>
  </div>
);

function Presented({ representation: { clientName: client, presentation } }: { representation: OwnRepresentation }) {
  if (!presentation) return null;
  const { words, facts, answer, presentedAt, applicationId } = presentation;
  return (
    <div className="mt-4 flex flex-col gap-3 rounded-card bg-sunken p-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>{m.own_representation_presented_on({ day: dayText(presentedAt, 'long') })}</span>
        <Badge variant="outline">{say(presentationAnswerWords[answer])}</Badge>
        {applicationId && <Link to={href(paths.seekerApplication(applicationId))}>{m.applications_see_own()}</Link>}
      </p>
      <h3 className="text-base">{m.own_representation_shown({ client })}</h3>
      <p className="whitespace-pre-line">{words}</p>
      <PresentedFacts facts={facts} />
    </div>
  );
}
