import { CONFIRM_DAYS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { problemText } from '#web/app/problem.ts';
import { requestOf } from '#web/app/request-context.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { activeFilters } from '../active-filters.tsx';
import { readNear } from '../near-place.ts';
import { jobsHref, parseJobQuery } from '../search-url.ts';
import type { Route } from './+types/new-alert-page';
import { frequencyOptions, USUAL_FREQUENCY } from './frequency-words.ts';
import { alertQueryString } from './saved-query.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.job_alerts_title() });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, place } = await readNear(requestOf(context).api, url.searchParams, parseJobQuery(url.searchParams));
  return { query, place, search: alertQueryString(query), outcome: url.searchParams.get('outcome') };
}

const problems: Partial<Record<string, () => string>> = {
  invalid: m.job_alerts_invalid,
  too_often: () => problemText({ code: 'TOO_MANY_REQUESTS', fields: [] }),
};

/** Subscribes to a search by email, without an account. A plain form: works without JavaScript, and redirects back here. */
export default function NewAlertPage({ loaderData: { query, place, search, outcome } }: Route.ComponentProps) {
  const back = (
    <p className="mt-8">
      <Link to={jobsHref(query)}>{m.saved_searches_open()}</Link>
    </p>
  );
  if (outcome === 'done') {
    return (
      <AccountPage title={m.job_alerts_sent_title()} lead={m.job_alerts_sent_text({ days: CONFIRM_DAYS })} isNews>
        {back}
      </AccountPage>
    );
  }
  const filters = activeFilters({ ...query, posted_within: undefined }, undefined, null, place).map(
    ({ label }) => label,
  );
  const problem = problems[outcome ?? '']?.();
  return (
    <AccountPage
      title={m.job_alerts_title()}
      lead={
        <>
          <p className="font-semibold text-ink">{filters.join(' · ') || m.saved_searches_all_jobs()}</p>
          <p className="mt-2">{m.job_alerts_lead()}</p>
        </>
      }
    >
      <form method="post" action={`/api/job-alerts/form?page=${getLocale()}`} className="flex flex-col gap-5">
        {problem && <Alert variant="attention">{problem}</Alert>}
        <input type="hidden" name="search" value={search} />
        <TextField label={m.auth_email()} name="email" type="email" autoComplete="email" maxLength={254} isRequired />
        <NativeSelect
          label={m.saved_searches_frequency()}
          name="frequency"
          options={frequencyOptions()}
          defaultValue={USUAL_FREQUENCY}
        />
        <Button type="submit">{m.job_alerts_submit()}</Button>
      </form>
      {back}
      <p className="mt-3">
        <Link to={href(paths.privacy())}>{m.app_privacy()}</Link>
      </p>
    </AccountPage>
  );
}
