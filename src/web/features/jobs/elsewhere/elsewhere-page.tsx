import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import { JobPart, readOwnJob } from '../job-part.tsx';
import type { Route } from './+types/elsewhere-page';
import { SyndicationSwitch } from './syndication-switch.tsx';
import { TaggedLink } from './tagged-link.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.elsewhere_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const request = requestOf(args.context);
  const id = args.params.jobId;
  const [job, { isSyndicated }] = await Promise.all([
    readOwnJob(request, id),
    orNotFound(request.api.syndication.read({ id })),
  ]);
  return { job, isSyndicated };
}

/** Links that record where they were published, and whether other job sites get the job. */
export default function ElsewherePage({ loaderData: { job, isSyndicated } }: Route.ComponentProps) {
  return (
    <JobPart job={job} title={m.elsewhere_title()}>
      <section aria-labelledby="link">
        <h2 id="link">{m.elsewhere_link_title()}</h2>
        <p className="mt-3 mb-6 max-w-[42rem]">{m.elsewhere_link_about()}</p>
        <TaggedLink jobId={job.id} />
      </section>
      <section aria-labelledby="sites" className="mt-10">
        <h2 id="sites">{m.elsewhere_sites_title()}</h2>
        <p className="mt-3 mb-6 max-w-[42rem]">{m.elsewhere_sites_about()}</p>
        <SyndicationSwitch key={job.id} jobId={job.id} first={isSyndicated} />
      </section>
    </JobPart>
  );
}
