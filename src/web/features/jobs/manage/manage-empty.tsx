import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { postsJobs } from '#web/app/navigation.ts';
import { useViewer } from '#web/app/site.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import { manageHref } from './manage-filters.ts';

export function NoCompany() {
  return (
    <EmptyState
      title={m.jobs_manage_no_company()}
      action={<ButtonLink to={href(paths.postJob())}>{m.company_create()}</ButtonLink>}
    >
      {m.jobs_manage_no_company_text()}
    </EmptyState>
  );
}

export function NoJobs() {
  const viewer = useViewer();
  const isAssigned = viewer?.companyRole === 'hiring_manager';
  return (
    <EmptyState
      title={isAssigned ? m.jobs_manage_none_assigned() : m.jobs_manage_none()}
      action={viewer && postsJobs(viewer) && <ButtonLink to={href(paths.postJob())}>{m.app_post_job()}</ButtonLink>}
    >
      {isAssigned ? m.jobs_manage_none_assigned_text() : m.jobs_manage_none_text()}
    </EmptyState>
  );
}

export function NoMatch() {
  return (
    <EmptyState
      title={m.jobs_manage_no_match()}
      action={
        <ButtonLink to={manageHref({})} variant="outline">
          {m.jobs_manage_show_all()}
        </ButtonLink>
      }
    >
      {m.jobs_manage_no_match_text()}
    </EmptyState>
  );
}
