import type { ReactElement } from 'react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Section } from '#web/features/site/section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

/** The newest jobs, each as the list item that shows it; an invitation to employers while there are none. */
export function NewestJobs({ jobs }: { jobs: readonly ReactElement[] }) {
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
        <ul className="space-y-4">{jobs}</ul>
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
