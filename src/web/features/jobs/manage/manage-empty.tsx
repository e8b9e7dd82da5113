import { m } from '#generated/paraglide/messages.js';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import { manageHref } from './manage-filters.ts';

/** For employers whose first step is the company. The page where jobs are written asks for it. */
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

/** For companies without a job. */
export function NoJobs() {
  return (
    <EmptyState
      title={m.jobs_manage_none()}
      action={<ButtonLink to={href(paths.postJob())}>{m.app_post_job()}</ButtonLink>}
    >
      {m.jobs_manage_none_text()}
    </EmptyState>
  );
}

/** For filters that leave nothing. */
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
