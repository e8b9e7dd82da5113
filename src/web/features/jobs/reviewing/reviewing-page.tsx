import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import { JobPart, readOwnJob } from '../job-part.tsx';
import type { Route } from './+types/reviewing-page';
import { BlindSwitch } from './blind-switch.tsx';
import { ScorecardForm } from './scorecard-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.reviewing_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const request = requestOf(args.context);
  const id = args.params.jobId;
  const [job, { isBlind }, criteria] = await Promise.all([
    readOwnJob(request, id),
    orNotFound(request.api.blindReview.read({ id })),
    orNotFound(request.api.scorecards.readCriteria({ id })),
  ]);
  return { job, isBlind, criteria };
}

/** How the applications for a job are reviewed. */
export default function ReviewingPage({ loaderData: { job, isBlind, criteria } }: Route.ComponentProps) {
  return (
    <JobPart job={job} title={m.reviewing_title()}>
      <section aria-labelledby="blind">
        <h2 id="blind">{m.blind_title()}</h2>
        <p className="mt-3 mb-6 max-w-[42rem]">{m.blind_about()}</p>
        <BlindSwitch key={job.id} jobId={job.id} first={isBlind} />
      </section>
      <section aria-labelledby="scorecard" className="mt-10">
        <h2 id="scorecard">{m.scorecard_title()}</h2>
        <p className="mt-3 mb-6 max-w-[42rem]">{m.scorecard_about()}</p>
        <ScorecardForm key={job.id} jobId={job.id} first={criteria} />
      </section>
    </JobPart>
  );
}
