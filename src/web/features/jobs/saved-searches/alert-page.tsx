import { data } from 'react-router';

import { paths, searchPath } from '#contract/paths.ts';
import type { JobAlert } from '#contract/saved-searches/saved-searches.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { orUnknown } from '#web/app/or-unknown.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { problemText } from '#web/app/problem.ts';
import { requestOf } from '#web/app/request-context.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

import type { Route } from './+types/alert-page';
import { frequencyOptions } from './frequency-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.job_alerts_active_title() });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, mailedToken: token = '' } = requestOf(context);
  const alert = token === '' ? null : await orUnknown(api.jobAlerts.read({ token }));
  const outcome = url.searchParams.get('outcome');
  const page = { token, alert, outcome, all: url.searchParams.get('all') === '1' };
  return data(page, alert || token === '' || outcome === 'done' ? 200 : 404);
}

const problems: Partial<Record<string, () => string>> = {
  too_often: () => problemText({ code: 'TOO_MANY_REQUESTS', fields: [] }),
  too_many: m.problem_too_many_searches,
};

/** The page of a link in an alert's email. It asks first, since email scanners follow links, and works without JavaScript. */
export default function AlertPage({ loaderData: { token, alert, outcome, all } }: Route.ComponentProps) {
  if (!alert) return <NoAlert isEnded={outcome === 'done'} />;
  const { title, lead } = textsOf(alert);
  const problem = problems[outcome ?? '']?.();
  return (
    <AccountPage
      title={title}
      lead={
        <>
          <p>{lead}</p>
          <p className="mt-1 text-lg font-semibold text-ink">{alert.summary}</p>
        </>
      }
    >
      {problem && (
        <Alert variant="attention" className="mb-5">
          {problem}
        </Alert>
      )}
      <p role="status" className="text-soft">
        {outcome === 'done' ? m.job_alerts_done() : ''}
      </p>
      <div className="mt-2 flex flex-col gap-6">
        {alert.isConfirmed ? (
          <Choices token={token} alert={alert} all={all} />
        ) : (
          <Act token={token} name="confirm">
            {m.job_alerts_confirm()}
          </Act>
        )}
      </div>
      <p className="mt-8">
        <Link to={href(searchPath(alert.filters))}>{m.saved_searches_open()}</Link>
      </p>
    </AccountPage>
  );
}

function textsOf({ isConfirmed, isPaused }: JobAlert): { title: string; lead: string } {
  if (!isConfirmed) return { title: m.job_alerts_confirm_title(), lead: m.job_alerts_confirm_lead() };
  if (isPaused) return { title: m.job_alerts_paused_title(), lead: m.job_alerts_paused_lead() };
  return { title: m.job_alerts_active_title(), lead: m.job_alerts_active_lead() };
}

function Choices({ token, alert, all }: { token: string; alert: JobAlert; all: boolean }) {
  return (
    <>
      <form method="post" action={action()} className="flex flex-col gap-3">
        <input type="hidden" name="token" value={token} />
        <NativeSelect
          label={m.saved_searches_frequency()}
          name="frequency"
          options={frequencyOptions()}
          defaultValue={alert.frequency}
        />
        <Button type="submit" name="do" value="change" variant="outline">
          {m.job_alerts_change()}
        </Button>
      </form>
      {alert.isPaused ? (
        <Act token={token} name="resume">
          {m.job_alerts_resume()}
        </Act>
      ) : (
        <Act token={token} name="pause">
          {m.job_alerts_pause()}
        </Act>
      )}
      {all && (
        <Act token={token} name="pause_all" variant="outline">
          {m.job_alerts_pause_all()}
        </Act>
      )}
      {alert.isSavedSearch ? (
        <p>
          <Link to={href(paths.savedSearches())}>{m.saved_searches_title()}</Link>
        </p>
      ) : (
        <Act token={token} name="end" variant="outline">
          {m.job_alerts_end()}
        </Act>
      )}
    </>
  );
}

interface ActProps extends Pick<ButtonProps, 'variant'> {
  token: string;
  name: 'confirm' | 'pause' | 'pause_all' | 'resume' | 'end';
  children: string;
}

const Act = ({ token, name, variant, children }: ActProps) => (
  <form method="post" action={action()}>
    <input type="hidden" name="token" value={token} />
    <Button type="submit" name="do" value={name} variant={variant}>
      {children}
    </Button>
  </form>
);

const action = (): string => `/api/job-alerts/mailed/form?page=${getLocale()}`;

function NoAlert({ isEnded }: { isEnded: boolean }) {
  return (
    <AccountPage
      title={isEnded ? m.job_alerts_ended_title() : m.notifications_unsubscribe_unknown_title()}
      lead={isEnded ? m.job_alerts_ended_text() : m.job_alerts_unknown_text()}
    >
      <Link to={href(paths.jobs())}>{m.app_browse_jobs()}</Link>
    </AccountPage>
  );
}
