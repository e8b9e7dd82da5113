import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { Button } from '#web/ui/button.tsx';

import { jobTabMeta } from '../hub/job-tab-meta.ts';
import { JobTab, TabSection } from '../hub/job-tab.tsx';
import { HandOverDialog } from '../manage/hand-over-dialog.tsx';
import type { Route } from './+types/team-page';
import { BlindSwitch } from './blind-switch.tsx';
import { ManagersForm } from './managers-form.tsx';
import { ScorecardForm } from './scorecard-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => jobTabMeta(matches, m.team_title());

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api } = requestOf(args.context);
  const { jobId: id } = args.params;
  const [job, managers, { isBlind }, criteria] = await Promise.all([
    orNotFound(api.jobs.readManaged({ id })),
    orNotFound(api.jobs.managers({ id })),
    orNotFound(api.blindReview.read({ id })),
    orNotFound(api.scorecards.readCriteria({ id })),
  ]);
  return { job, managers, isBlind, criteria };
}

/** Who works on a job and its applications, and how they are reviewed. */
export default function TeamPage({ loaderData: { job, managers, isBlind, criteria } }: Route.ComponentProps) {
  const { id } = job;
  return (
    <JobTab>
      <TabSection id="responsible" title={m.jobs_hand_over_to()} about={<p>{m.jobs_team_responsible_about()}</p>}>
        <Responsible job={job} />
      </TabSection>
      <TabSection id="managers" title={m.jobs_action_managers()} about={<p>{m.jobs_managers_text()}</p>}>
        <ManagersForm key={id} jobId={id} first={managers} />
      </TabSection>
      <TabSection id="blind" title={m.blind_title()} about={<p>{m.blind_about()}</p>}>
        <BlindSwitch key={id} jobId={id} first={isBlind} />
      </TabSection>
      <TabSection id="scorecard" title={m.scorecard_title()} about={<p>{m.scorecard_about()}</p>}>
        <ScorecardForm key={id} jobId={id} first={criteria} />
      </TabSection>
    </JobTab>
  );
}

function Responsible({ job }: { job: ManagedJob }) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {job.responsible?.name ?? m.jobs_manage_responsible_none()}
      </p>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {m.jobs_action_hand_over()}
      </Button>
      {isOpen && (
        <HandOverDialog jobs={[job]} companyId={job.companyId} onDone={revalidate} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
