import type { AuditAction, AuditDetails } from '#contract/audit.ts';
import { m } from '#generated/paraglide/messages.js';

import { settingText } from '../settings/setting-text.ts';

const actions: Record<AuditAction, () => string> = {
  'user.banned': m.admin_audit_user_banned,
  'user.unbanned': m.admin_audit_user_unbanned,
  'user.verification_sent': m.admin_audit_verification_sent,
  'user.reset_sent': m.admin_audit_reset_sent,
  'user.sessions_ended': m.admin_audit_sessions_ended,
  'administrator.granted': m.admin_audit_administrator_granted,
  'administrator.revoked': m.admin_audit_administrator_revoked,
  'setting.changed': m.admin_audit_setting_changed,
};

/** What was done, in words. */
export const actionName = (action: AuditAction): string => actions[action]();

/** What belongs to it, a line each: the reason, from what to what, how many jobs. */
export function detailLines(action: AuditAction, { reason, jobs, from, to }: AuditDetails): string[] {
  const lines: string[] = [];
  if (reason !== undefined) lines.push(reason);
  if (action === 'setting.changed') lines.push(m.admin_audit_from_to({ from: settingText(from), to: settingText(to) }));
  if (jobs) lines.push(action === 'user.unbanned' ? m.admin_jobs_restored({ count: jobs }) : m.admin_jobs_hidden({ count: jobs }));
  return lines;
}
