import type { AuditAction } from '#contract/admin/admin-choices.ts';
import type { AuditDetails, AuditSubjectType } from '#contract/admin/audit.ts';
import { m } from '#generated/paraglide/messages.js';
import { ownPageName } from '#web/app/own-page-names.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { say } from '#web/ui/say.ts';
import { approvalKindWords } from '#words/approvals.ts';

import { settingText } from '../settings/setting-text.ts';
import { checkName } from '../verification/check-name.ts';

const actions: Record<AuditAction, () => string> = {
  'user.banned': m.admin_audit_user_banned,
  'user.unbanned': m.admin_audit_user_unbanned,
  'user.verification_sent': m.admin_audit_verification_sent,
  'user.reset_sent': m.admin_audit_reset_sent,
  'user.sessions_ended': m.admin_audit_sessions_ended,
  'administrator.granted': m.admin_audit_administrator_granted,
  'administrator.revoked': m.admin_audit_administrator_revoked,
  'setting.changed': m.admin_audit_setting_changed,
  'own_page.published': m.admin_audit_page_published,
  'mail_text.changed': m.admin_audit_mail_text_changed,
  'mail_text.reset': m.admin_audit_mail_text_reset,
  'search_word.added': m.admin_audit_word_added,
  'search_word.removed': m.admin_audit_word_removed,
  'esco.loaded': m.admin_audit_esco_loaded,
  'esco.removed': m.admin_audit_esco_removed,
  'job.hidden': m.admin_audit_job_hidden,
  'job.restored': m.admin_audit_job_restored,
  'job.kept': m.admin_audit_job_kept,
  'company.hidden': m.admin_audit_company_hidden,
  'company.restored': m.admin_audit_company_restored,
  'company.kept': m.admin_audit_company_kept,
  'message.viewed': m.admin_audit_message_viewed,
  'message.hidden': m.admin_audit_message_hidden,
  'message.restored': m.admin_audit_message_restored,
  'message.kept': m.admin_audit_message_kept,
  'user.kept': m.admin_audit_user_kept,
  'appeal.decided': m.admin_audit_appeal_decided,
  'key.created': m.admin_audit_key_created,
  'key.taken_over': m.admin_audit_key_taken_over,
  'key.revoked': m.admin_audit_key_revoked,
  'agency.named': m.admin_audit_agency_named,
  'agency.unnamed': m.admin_audit_agency_unnamed,
  'agency.settings_changed': m.admin_audit_agency_settings_changed,
  'approval_rule.changed': m.admin_audit_approval_rule_changed,
  'offers.shown': m.admin_audit_offers_shown,
  'invoice.issued': m.admin_audit_invoice_issued,
  'offers.hidden': m.admin_audit_offers_hidden,
  'presenting.accepted': m.admin_audit_presenting_accepted,
  'presenting.ended': m.admin_audit_presenting_ended,
  'webhook.created': m.admin_audit_webhook_created,
  'webhook.taken_over': m.admin_audit_webhook_taken_over,
  'webhook.changed': m.admin_audit_webhook_changed,
  'webhook.secret_renewed': m.admin_audit_webhook_secret_renewed,
  'webhook.removed': m.admin_audit_webhook_removed,
  'mail.retried': m.admin_audit_mail_retried,
  'task.retried': m.admin_audit_task_retried,
  'company.verified': m.admin_audit_company_verified,
  'company.verification_withdrawn': m.admin_audit_company_withdrawn,
  'company.domain_mail_sent': m.admin_audit_domain_mail_sent,
  'candidate.verified': m.admin_audit_candidate_verified,
  'candidate.verification_withdrawn': m.admin_audit_candidate_withdrawn,
};

// People and settings need no kind: their names suffice.
const kinds: Partial<Record<AuditSubjectType, () => string>> = {
  job: m.admin_audit_kind_job,
  company: m.admin_audit_kind_company,
  mail: m.admin_audit_kind_mail,
  task: m.admin_audit_kind_task,
  search_word: m.admin_audit_kind_word,
  esco: m.admin_esco,
  key: m.admin_audit_kind_key,
  own_page: m.admin_audit_kind_page,
  mail_text: m.admin_audit_kind_mail,
  message: m.admin_audit_kind_message,
};

/** The kind of a subject; undefined if its name suffices. */
export const kindName = (type: AuditSubjectType): string | undefined => kinds[type]?.();

export const actionName = (action: AuditAction): string => actions[action]();

export function detailLines(
  action: AuditAction,
  { reason, jobs, from, to, apiKey, webhook, page, version, mailKind, ...checked }: AuditDetails,
): string[] {
  const lines: string[] = checkLines(checked);
  if (page && version !== undefined)
    lines.push(m.admin_audit_page_version({ page: ownPageName(page), number: version }));
  if (mailKind && checked.language) lines.push(listedLanguageName(checked.language));
  if (checked.concept && checked.language)
    lines.push(m.admin_audit_word_of({ language: listedLanguageName(checked.language), concept: checked.concept }));
  lines.push(...[apiKey, webhook].filter((name) => name !== undefined));
  if (checked.outcome)
    lines.push(checked.outcome === 'restored' ? m.admin_case_appeal_restore() : m.admin_case_appeal_keep());
  if (reason !== undefined) lines.push(reason);
  if (checked.asOnlyOne) lines.push(m.admin_audit_as_only_one());
  if (action === 'setting.changed') lines.push(m.admin_audit_from_to({ from: settingText(from), to: settingText(to) }));
  if (checked.approvalKind) lines.push(`${say(approvalKindWords[checked.approvalKind])}: ${checked.approvers ?? 0}`);
  if (jobs)
    lines.push(
      action === 'user.unbanned' ? m.admin_jobs_restored({ count: jobs }) : m.admin_jobs_hidden({ count: jobs }),
    );
  return lines;
}

function checkLines({ check, language, level, country }: AuditDetails): string[] {
  if (check === undefined) return [];
  const of = [language && listedLanguageName(language), level, country && countryName(country)]
    .filter(Boolean)
    .join(' ');
  return [of ? m.admin_audit_check_of({ check: checkName(check), of }) : checkName(check)];
}
