import type { SecurityCount, SecurityEvent } from '#contract/security-events.ts';
import { m } from '#generated/paraglide/messages.js';
import { type Column, Table } from '#web/ui/table.tsx';

import { countText } from '../dashboard/figure-words.ts';

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
  'session.ended': m.admin_security_session_ended,
  'role.changed': m.admin_security_role_changed,
  'setting.changed': m.admin_security_setting_changed,
  'user.banned': m.admin_security_user_banned,
  'user.unbanned': m.admin_security_user_unbanned,
  'account.erased': m.admin_security_account_erased,
};

/** How often each security event happened; who, what and from where stands in the log. */
export function SecurityCounts({ counts }: { counts: readonly SecurityCount[] }) {
  return (
    <section className="mt-4">
      <h3>{m.admin_security()}</h3>
      <p className="mt-1 max-w-prose text-soft">{m.admin_security_text()}</p>
      <div className="mt-3">
        <Table
          caption={m.admin_security()}
          isCaptionHidden
          rows={counts}
          rowKey={({ event }) => event}
          columns={columns()}
        />
      </div>
    </section>
  );
}

const columns = (): Column<SecurityCount>[] => [
  { id: 'event', header: m.admin_security_event(), isRowHeader: true, cell: ({ event }) => names[event]() },
  { id: 'name', header: m.admin_security_name(), cell: ({ event }) => <code>{event}</code> },
  { id: 'today', header: m.admin_security_today(), align: 'end', cell: ({ today }) => countText(today) },
  { id: 'week', header: m.admin_security_week(), align: 'end', cell: ({ week }) => countText(week) },
];
