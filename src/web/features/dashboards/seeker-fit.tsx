import type { JobCard } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { JobList } from '#web/features/jobs/job-card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import { DashboardSection } from './dashboard-section.tsx';

/** The newest jobs whose required languages the reader has. */
export function SeekerFit({ jobs, hasLanguages }: { jobs: readonly JobCard[]; hasLanguages: boolean }) {
  const all = { to: href(paths.jobs(), { qualified: 'true', sort: 'newest' }), label: m.dashboard_fit_all() };
  return (
    <DashboardSection title={m.dashboard_fit()} more={hasLanguages ? all : undefined}>
      {!hasLanguages ? <Unknown /> : jobs.length > 0 ? <JobList jobs={jobs} /> : <None />}
    </DashboardSection>
  );
}

function Unknown() {
  return (
    <EmptyState
      level={3}
      title={m.dashboard_fit_unknown()}
      action={<ButtonLink to={`${href(paths.seekerProfile())}#languages`}>{m.dashboard_fit_add()}</ButtonLink>}
    >
      {m.dashboard_fit_unknown_text()}
    </EmptyState>
  );
}

function None() {
  return (
    <EmptyState
      level={3}
      title={m.dashboard_fit_none()}
      action={
        <ButtonLink to={href(paths.jobs())} variant="outline">
          {m.app_browse_jobs()}
        </ButtonLink>
      }
    >
      {m.dashboard_fit_none_text()}
    </EmptyState>
  );
}
