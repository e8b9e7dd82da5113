import { useQuery } from '@tanstack/react-query';

import type { Health } from '#contract/admin/health.ts';
import type { SecurityCount, SecurityEvent } from '#contract/admin/security-events.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { requireAdministrator } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { selfRefreshing } from '#web/app/query-freshness.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { countText } from '#web/ui/figure-words.ts';
import { type Column, Table } from '#web/ui/table.tsx';

import { FoldedSection } from '../folded-section.tsx';
import type { Route } from './+types/health-tab';
import { ClockTable } from './clock-table.tsx';
import { FailedMails, type MailsPage } from './failed-mails.tsx';
import { FailedTasks } from './failed-tasks.tsx';
import { HealthAlerts } from './health-alerts.tsx';
import { HealthCards } from './health-cards.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.admin_health() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const { api } = requestOf(args.context);
  const cursor = args.url.searchParams.get('cursor') ?? undefined;
  const [first, mails] = await Promise.all([api.admin.health.read(), api.admin.health.mails({ cursor })]);
  return { first, mails, cursor, readAt: Date.now() };
}

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
  first: Health;
  mails: MailsPage;
  cursor: string | undefined;
  /** When `first` was read, in milliseconds since 1970. */
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
      {health.alerts.length > 0 ? (
        <HealthAlerts alerts={health.alerts} />
      ) : (
        <Alert variant="success" isStatic>
          {m.admin_health_alerts_none()}
        </Alert>
      )}
      <MailNote {...health} />
      <HealthCards health={health} />
      <FailedMails first={mails} {...{ cursor, readAt }} dead={health.mail.dead} onRetried={refetch} />
      <FailedTasks tasks={health.failedTasks} onRetried={refetch} />
      <ClockTable tasks={health.clock} />
      <SecurityCounts counts={health.security} />
    </>
  );
}

/** No mail server is configured, a demo needs none, or the emails predate its configuration. */
function MailNote({ mail: { isConfigured, hasMailbox, held }, alerts }: Pick<Health, 'mail' | 'alerts'>) {
  if (isConfigured) return held > 0 && <Alert isStatic>{m.admin_health_held_before()}</Alert>;
  if (hasMailbox) {
    return (
      <Alert isStatic action={<a href="/dev/mailbox">{m.admin_health_mailbox_open()}</a>}>
        {m.admin_health_mailbox()}
      </Alert>
    );
  }
  // Held emails already cause an alert.
  if (alerts.some(({ kind }) => kind === 'mails_held')) return null;
  return (
    <Alert variant="attention" isStatic title={m.admin_health_no_server()}>
      {m.admin_health_no_server_text({ count: held })}
    </Alert>
  );
}

const names: Record<SecurityEvent, () => string> = {
  'sign_in.succeeded': m.admin_security_sign_in_succeeded,
  'sign_in.failed': m.admin_security_sign_in_failed,
  'sign_in.limited': m.admin_security_sign_in_limited,
  'password.wrong': m.admin_security_password_wrong,
  'limit.reached': m.admin_security_limit_reached,
  'access.denied': m.admin_security_access_denied,
  'password.changed': m.admin_security_password_changed,
  'password.reset': m.admin_security_password_reset,
  'address.changed': m.admin_security_address_changed,
  'second_factor.enabled': m.admin_security_second_factor_enabled,
  'second_factor.disabled': m.admin_security_second_factor_disabled,
  'second_factor.wrong': m.admin_security_second_factor_wrong,
  'passkey.added': m.admin_security_passkey_added,
  'passkey.removed': m.admin_security_passkey_removed,
  'passkey.refused': m.admin_security_passkey_refused,
  'identity.linked': m.admin_security_identity_linked,
  'identity.removed': m.admin_security_identity_removed,
  'session.ended': m.admin_security_session_ended,
  'role.changed': m.admin_security_role_changed,
  'setting.changed': m.admin_security_setting_changed,
  'user.banned': m.admin_security_user_banned,
  'user.unbanned': m.admin_security_user_unbanned,
  'account.erased': m.admin_security_account_erased,
};

function SecurityCounts({ counts }: { counts: readonly SecurityCount[] }) {
  return (
    <FoldedSection title={m.admin_security()}>
      <p className="max-w-prose text-soft">{m.admin_security_text()}</p>
      <div className="mt-3">
        <Table
          caption={m.admin_security()}
          isCaptionHidden
          rows={counts}
          rowKey={({ event }) => event}
          columns={columns()}
        />
      </div>
    </FoldedSection>
  );
}

const columns = (): Column<SecurityCount>[] => [
  { id: 'event', header: m.admin_security_event(), isRowHeader: true, cell: ({ event }) => names[event]() },
  { id: 'name', header: m.admin_security_name(), cell: ({ event }) => <code>{event}</code> },
  { id: 'today', header: m.admin_security_today(), align: 'end', cell: ({ today }) => countText(today) },
  { id: 'week', header: m.admin_security_week(), align: 'end', cell: ({ week }) => countText(week) },
];
