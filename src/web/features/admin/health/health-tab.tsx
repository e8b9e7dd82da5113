import { useQuery } from '@tanstack/react-query';

import type { Health } from '#contract/health.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { requireAdministrator } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { selfRefreshing } from '#web/app/query-freshness.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

import type { Route } from './+types/health-tab';
import { ClockTable } from './clock-table.tsx';
import { FailedMails, type MailsPage } from './failed-mails.tsx';
import { FailedTasks } from './failed-tasks.tsx';
import { HealthCards } from './health-cards.tsx';
import { MailNote } from './mail-note.tsx';
import { SecurityCounts } from './security-counts.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.admin_health() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const { api } = requestOf(args.context);
  const cursor = args.url.searchParams.get('cursor') ?? undefined;
  const [first, mails] = await Promise.all([api.admin.health.read(), api.admin.health.mails({ cursor })]);
  return { first, mails, cursor, readAt: Date.now() };
}

/** How the parts of the platform are, what failed, and what can be tried again. */
export default function HealthTab({ loaderData: { first, mails, cursor, readAt } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2>{m.admin_health()}</h2>
        <p className="mt-1 max-w-prose text-soft">{m.admin_health_text()}</p>
      </div>
      <Parts key={readAt} {...{ first, mails, cursor, readAt }} />
    </div>
  );
}

interface PartsProps {
  /** As the server read them. */
  first: Health;
  mails: MailsPage;
  cursor: string | undefined;
  /** When, in milliseconds since 1970. */
  readAt: number;
}

function Parts({ first, mails, cursor, readAt }: PartsProps) {
  const {
    data: health,
    isError,
    refetch,
  } = useQuery({
    ...queries.admin.health.read.queryOptions(),
    initialData: first,
    initialDataUpdatedAt: readAt,
    ...selfRefreshing,
  });
  return (
    <>
      {isError && (
        <Alert
          variant="attention"
          action={
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              {m.admin_figures_again()}
            </Button>
          }
        >
          {m.admin_health_failed()}
        </Alert>
      )}
      <MailNote mail={health.mail} />
      <HealthCards health={health} />
      <FailedMails first={mails} {...{ cursor, readAt }} dead={health.mail.dead} onRetried={refetch} />
      <FailedTasks tasks={health.failedTasks} onRetried={refetch} />
      <ClockTable tasks={health.clock} />
      <SecurityCounts counts={health.security} />
    </>
  );
}
