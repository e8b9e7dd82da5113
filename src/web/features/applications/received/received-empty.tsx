import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import { receivedHref } from './received-filters.ts';

export const NoApplications = () => (
  <EmptyState
    title={m.applications_received_none()}
    action={<ButtonLink to={href(paths.manageJobs())}>{m.jobs_manage_title()}</ButtonLink>}
  >
    {m.applications_received_none_text()}
  </EmptyState>
);

export const NoMatch = ({ job }: { job: string | undefined }) => (
  <EmptyState
    title={m.applications_received_no_match()}
    action={
      <ButtonLink to={receivedHref('table', { job })} variant="outline">
        {m.applications_received_clear()}
      </ButtonLink>
    }
  >
    {m.applications_received_no_match_text()}
  </EmptyState>
);
