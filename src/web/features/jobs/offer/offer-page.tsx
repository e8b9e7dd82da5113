import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import { JobPart, ownJobOf } from '../job-part.tsx';
import type { Route } from './+types/offer-page';
import { RelocationForm } from './relocation-form.tsx';
import { ShiftsForm } from './shifts-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.offer_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const job = await orNotFound(requestOf(args.context).api.jobs.readToEdit({ id: args.params.jobId }));
  const { relocation, shifts } = job;
  return { job: ownJobOf(job), relocation, shifts, zones: Intl.supportedValuesOf('timeZone') };
}

/** Relocation costs and working hours. */
export default function OfferPage({ loaderData: { job, relocation, shifts, zones } }: Route.ComponentProps) {
  return (
    <JobPart job={job} title={m.offer_title()}>
      <section aria-labelledby="moving">
        <h2 id="moving">{m.offer_relocation_title()}</h2>
        <p className="mt-3 mb-6 max-w-[42rem]">{m.offer_relocation_about()}</p>
        <RelocationForm key={job.id} jobId={job.id} first={relocation} />
      </section>
      <section aria-labelledby="hours" className="mt-12">
        <h2 id="hours">{m.offer_hours()}</h2>
        <p className="mt-3 mb-6 max-w-[42rem]">{m.offer_hours_about()}</p>
        <ShiftsForm key={job.id} jobId={job.id} first={shifts} zones={zones} />
      </section>
    </JobPart>
  );
}
