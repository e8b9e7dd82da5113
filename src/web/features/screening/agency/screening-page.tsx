import { useRevalidator } from 'react-router';

import { paths } from '#contract/paths.ts';
import type { Screening } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireConsultant } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { AskToPresent } from '#web/features/presenting/ask/ask-to-present.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { dayOf } from '#web/ui/day-of.ts';
import { Link } from '#web/ui/link.tsx';

import { CheckedParts } from '../checked-parts.tsx';
import { ScreeningStateBadge } from '../screening-state-badge.tsx';
import type { Route } from './+types/screening-page';
import { PartState } from './part-state.tsx';
import { References } from './references.tsx';
import { ScreeningActions } from './screening-actions.tsx';
import { ScreeningEditor } from './screening-editor.tsx';
import { keptScreening } from './screening-form.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? m.screening_title_of({ name: loaderData.screening.person.name }) : m.app_not_found(),
  });

export async function loader(args: Route.LoaderArgs) {
  const { userId } = requireConsultant(args);
  const { screenings } = requestOf(args.context).api;
  const screening = await orNotFound(screenings.read({ id: args.params.screeningId }));
  return { screening, userId, today: dayOf(Date.now(), 'UTC') };
}

/** The talk with a person, for consultants. */
export default function ScreeningPage({ loaderData: { screening, userId, today } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useLive((event) => {
    if (event.type === 'screening' && event.screeningId === screening.id) void revalidate();
  });
  const { person, can, state } = screening;
  const hasParts = screening.parts.some(({ isFilled }) => isFilled);
  return (
    <div className="page-width pt-6 pb-14 md:pt-8">
      <BackLink to={href(paths.screenings())} isRecorded>
        {m.screening_title()}
      </BackLink>
      <h1 className="mt-2 hyphens-auto">{m.screening_title_of({ name: person.name })}</h1>
      <Head screening={screening} />
      {hasParts && (state === 'done' || screening.contested > 0) && (
        <section aria-labelledby="result" className="mt-8">
          <h2 id="result" className="mb-4">
            {m.screening_result()}
          </h2>
          <CheckedParts content={screening}>
            {(part) => <PartState part={part} screening={screening} onChanged={revalidate} />}
          </CheckedParts>
        </section>
      )}
      {can.write && (
        <div className="mt-8">
          <ScreeningEditor
            key={screening.id}
            {...{ screening, today }}
            kept={keptScreening(userId, screening)}
            onSaved={revalidate}
          />
        </div>
      )}
      {state !== 'withdrawn' && <References screening={screening} onChanged={revalidate} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        <ScreeningActions screening={screening} onChanged={revalidate} />
        {state !== 'withdrawn' && <AskToPresent screeningId={screening.id} name={person.name} />}
      </div>
    </div>
  );
}

const Head = ({
  screening: { state, person, isRequested, askedAt, consultant, validUntil, ...done },
}: {
  screening: Screening;
}) => (
  <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
    <ScreeningStateBadge state={state} />
    <span className="text-soft">
      {(isRequested ? m.screening_asked_on : m.screening_begun_on)({ day: dayText(askedAt) })}
    </span>
    {consultant && <span className="text-soft">{m.screening_consultant({ name: consultant })}</span>}
    {done.doneAt && <span>{m.screening_by({ name: done.doneBy, day: dayText(done.doneAt) })}</span>}
    {validUntil && <span className="text-soft">{m.screening_valid_until({ day: dayText(validUntil) })}</span>}
    {person.candidateId && <Link to={href(paths.candidate(person.candidateId))}>{person.name}</Link>}
  </div>
);
