import { CalendarClock } from 'lucide-react';

import type { UpcomingInterview } from '#contract/interviews/interviews.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { requireReviewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { say } from '#web/ui/say.ts';
import { Time } from '#web/ui/time.tsx';
import { interviewKindWords } from '#words/interviews.ts';

import type { Route } from './+types/upcoming-page';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.interviews_title() });

export async function loader(args: Route.LoaderArgs) {
  requireReviewer(args);
  return requestOf(args.context).api.interviews.upcoming();
}

export default function UpcomingPage({ loaderData: { interviews } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <h1>{m.interviews_title()}</h1>
      <div className="mt-6 max-w-[60rem]">
        {interviews.length === 0 ? (
          <EmptyState icon={<CalendarClock />} title={m.interviews_none()}>
            {m.interviews_none_text()}
          </EmptyState>
        ) : (
          <ol className="divide-y divide-line border-y border-line">
            {interviews.map((interview) => (
              <Upcoming key={interview.id} interview={interview} />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

function Upcoming({ interview }: { interview: UpcomingInterview }) {
  const { applicationId, kind, minutes, startsAt, candidate, job, interviewers } = interview;
  return (
    <li className="relative grid gap-x-8 gap-y-1 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <Time iso={startsAt} show="appointment" showsZone className="font-semibold" />
        <p className="text-sm text-soft">
          {say(interviewKindWords[kind])} · {m.interviews_minutes({ minutes: String(minutes) })}
        </p>
      </div>
      <div className="min-w-0">
        <Link
          to={href(paths.reviewApplication(applicationId))}
          look="quiet"
          className="font-semibold after:absolute after:inset-0"
        >
          {candidate || m.applications_review_anonymous()}
        </Link>
        <p className="text-sm text-soft" lang={job.locale === getLocale() ? undefined : job.locale}>
          {job.title}
        </p>
        {interviewers.length > 0 && (
          <p className="text-sm text-soft">{m.interviews_with({ names: interviewers.join(', ') })}</p>
        )}
      </div>
    </li>
  );
}
