import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { BackLink } from '#web/ui/back-link.tsx';

import { jobTabMeta } from '../hub/job-tab-meta.ts';
import { JobTab, TabSection } from '../hub/job-tab.tsx';
import type { Route } from './+types/offer-page';
import { RelocationForm } from './relocation-form.tsx';
import { ShiftsForm } from './shifts-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => jobTabMeta(matches, m.offer_title());

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { id, relocation, shifts } = await orNotFound(
    requestOf(args.context).api.jobs.readToEdit({ id: args.params.jobId }),
  );
  return { id, relocation, shifts, zones: Intl.supportedValuesOf('timeZone') };
}

/** Relocation costs and working hours. */
export default function OfferPage({ loaderData: { id, relocation, shifts, zones } }: Route.ComponentProps) {
  return (
    <JobTab>
      <p className="-my-6">
        <BackLink to={href(paths.editJob(id))}>{m.questions_back()}</BackLink>
      </p>
      <TabSection id="moving" title={m.offer_relocation_title()} about={<p>{m.offer_relocation_about()}</p>}>
        <RelocationForm key={id} jobId={id} first={relocation} />
      </TabSection>
      <TabSection id="hours" title={m.offer_hours()} about={<p>{m.offer_hours_about()}</p>}>
        <ShiftsForm key={id} jobId={id} first={shifts} zones={zones} />
      </TabSection>
    </JobTab>
  );
}
