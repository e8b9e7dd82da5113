import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import { JobPart, readOwnJob } from '../job-part.tsx';
import type { Route } from './+types/reviewing-page';
import { ScorecardForm } from './scorecard-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.reviewing_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const request = requestOf(args.context);
  const id = args.params.jobId;
  const [job, criteria] = await Promise.all([
    readOwnJob(request, id),
    orNotFound(request.api.scorecards.readCriteria({ id })),
  ]);
  return { job, criteria };
}

/** How the applications for a job are reviewed. */
export default function ReviewingPage({ loaderData: { job, criteria } }: Route.ComponentProps) {
  return (
    <JobPart job={job} title={m.reviewing_title()}>
      <section aria-labelledby="scorecard" className="mt-10">
        <h2 id="scorecard">{m.scorecard_title()}</h2>
        <p className="mt-3 mb-6 max-w-[42rem]">{m.scorecard_about()}</p>
        <ScorecardForm key={job.id} jobId={job.id} first={criteria} />
      </section>
    </JobPart>
  );
}
