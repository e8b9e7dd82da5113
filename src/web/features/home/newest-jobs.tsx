import type { JobCard } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { JobList } from '#web/features/jobs/job-card.tsx';
import { Section } from '#web/features/site/section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

/** The newest jobs; an invitation to employers while there are none. */
export function NewestJobs({ jobs }: { jobs: readonly JobCard[] }) {
  return (
    <Section
      title={m.home_newest_title()}
      aside={
        <Link to={href(paths.jobs())} className="mt-3 inline-block">
          {m.home_newest_all()}
        </Link>
      }
    >
      {jobs.length > 0 ? (
        <JobList jobs={jobs} />
      ) : (
        <EmptyState
          level={3}
          title={m.home_newest_empty()}
          action={
            <ButtonLink to={href(paths.forEmployers())} variant="outline">
              {m.home_newest_empty_action()}
            </ButtonLink>
          }
        >
          {m.home_newest_empty_text()}
        </EmptyState>
      )}
    </Section>
  );
}
