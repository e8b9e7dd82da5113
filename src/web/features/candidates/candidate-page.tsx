import { useRevalidator } from 'react-router';

import type { Candidate } from '#contract/candidates/candidate-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireDecider } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { AlikePeople } from '#web/features/applications/alike/alike-people.tsx';
import { StatusBadge } from '#web/features/applications/status-badge.tsx';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { DottedList } from '#web/features/jobs/dotted-list.tsx';
import { AskToPresent } from '#web/features/presenting/ask/ask-to-present.tsx';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { ScreenedBy } from '#web/features/screening/screened-by.tsx';
import { StartScreening } from '#web/features/screening/start-screening.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

import type { Route } from './+types/candidate-page';
import { CandidateFacts } from './candidate-facts.tsx';
import { CandidateLists } from './candidate-lists.tsx';
import { CandidateTags } from './candidate-tags.tsx';
import { JoinedPeople } from './joined-people.tsx';
import { KnownSince } from './known-since.tsx';
import { Notes } from './notes.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.candidate.name ?? m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireDecider(args);
  const { candidates, candidateLists, screenings } = requestOf(args.context).api;
  const candidate = await orNotFound(candidates.read({ id: args.params.candidateId }));
  const [alike, lists, tags, shown] = await Promise.all([
    candidate.can.edit ? candidates.alike({ id: candidate.id }) : [],
    candidateLists.list(),
    candidates.knownTags(),
    screenings.shown({ candidate: [candidate.id] }),
  ]);
  return { candidate, alike, lists, tags, screening: shown.candidates[candidate.id] };
}

/** What the company knows of a person, and what it did with them. */
export default function CandidatePage({ loaderData }: Route.ComponentProps) {
  const { candidate, alike, lists, tags, screening } = loaderData;
  const { revalidate } = useRevalidator();
  const { id, can } = candidate;
  return (
    <div className="page-width pt-4 pb-14 md:pt-6">
      <BackLink to={href(paths.candidates())} isRecorded>
        {m.app_candidates()}
      </BackLink>
      <Top candidate={candidate} />
      <ScreenedBy shown={screening} className="mt-4" />
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Applications candidate={candidate} />
          <CandidateFacts candidate={candidate} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <KnownSince candidate={candidate} onChanged={revalidate} />
          {can.edit && alike.length > 0 && <AlikePeople candidateId={id} alike={alike} onJoined={revalidate} />}
          <JoinedPeople candidate={candidate} onSeparated={revalidate} />
          {can.edit && <CandidateTags candidate={candidate} known={tags} onChanged={revalidate} />}
          {can.edit && <CandidateLists candidate={candidate} lists={lists} onChanged={revalidate} />}
          <Notes candidate={candidate} onChanged={revalidate} />
        </div>
      </div>
    </div>
  );
}

function Top({ candidate }: { candidate: Candidate }) {
  const { id, name, facts, applications, can } = candidate;
  const known = [facts.jobTitle, placeText(facts)].filter(Boolean);
  const reached = applications.find(({ status }) => status !== 'new' && status !== 'withdrawn');
  return (
    <header className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="[overflow-wrap:anywhere]">{name}</h1>
        {known.length > 0 && <DottedList label={m.people_facts({ name })} items={known} className="mt-1" />}
      </div>
      <div className="flex flex-wrap gap-3">
        {reached && can.edit && (
          <ButtonLink to={href(paths.messaging(reached.id))} variant="outline">
            {m.people_write()}
          </ButtonLink>
        )}
        {can.edit && <StartScreening of={{ candidateId: id }} />}
        {can.edit && <AskToPresent candidateId={id} name={name} />}
        {can.propose && <ButtonLink to={href(paths.askCandidate(id))}>{m.people_ask()}</ButtonLink>}
      </div>
    </header>
  );
}

const Applications = ({ candidate: { applications } }: { candidate: Candidate }) => (
  <section aria-labelledby="applications">
    <h2 id="applications" className="mb-4 text-lg">
      {m.people_applications()}
    </h2>
    {applications.length === 0 ? (
      <p className="text-soft">{m.people_applications_none()}</p>
    ) : (
      <ul className="flex flex-col gap-4">
        {applications.map(({ id, job, status, appliedAt, hasThread }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
            <Link to={href(paths.reviewApplication(id))}>{job.title}</Link>
            <StatusBadge status={status} />
            <Time iso={appliedAt} className="text-sm text-soft" />
            {hasThread && <Link to={href(paths.messaging(id))}>{m.app_messages()}</Link>}
          </li>
        ))}
      </ul>
    )}
  </section>
);
