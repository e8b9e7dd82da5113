import type { Locale } from '#contract/locales.ts';
import type { SettingKey } from '#contract/settings/settings.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Word } from '#words/word.ts';

const descriptions: Record<SettingKey, Word> = {
  'site.name': m.settings_site_name,
  'site.accent_color': m.settings_site_accent_color,
  'site.logo': m.settings_site_logo,
  'site.languages': m.settings_site_languages,
  'site.contact_email': m.settings_site_contact_email,
  'site.contact_phone': m.settings_site_contact_phone,
  'site.terms_notice_days': m.settings_site_terms_notice_days,
  'accounts.reveal_existing_email': m.settings_accounts_reveal_existing_email,
  'accounts.apply_without_account': m.settings_accounts_apply_without_account,
  'accounts.password_min_length': m.settings_accounts_password_min_length,
  'accounts.session_days': m.settings_accounts_session_days,
  'accounts.session_idle_hours': m.settings_accounts_session_idle_hours,
  'accounts.admins_need_second_factor': m.settings_accounts_admins_need_second_factor,
  'files.quota_megabytes': m.settings_files_quota_megabytes,
  'messages.mail_delay_seconds': m.settings_messages_mail_delay_seconds,
  'retention.notification_days': m.settings_retention_notification_days,
  'retention.view_days': m.settings_retention_view_days,
  'retention.mail_days': m.settings_retention_mail_days,
  'retention.task_days': m.settings_retention_task_days,
  'retention.live_event_hours': m.settings_retention_live_event_hours,
  'retention.audit_days': m.settings_retention_audit_days,
  'retention.rejected_application_days': m.settings_retention_rejected_application_days,
  'retention.accepted_application_days': m.settings_retention_accepted_application_days,
  'retention.pool_days': m.settings_retention_pool_days,
  'retention.candidate_days': m.settings_retention_candidate_days,
  'law.retention': m.settings_law_retention,
  'law.pay_before_interview': m.settings_law_pay_before_interview,
  'limits.sign_in_failures_per_account': m.settings_limits_sign_in_failures_per_account,
  'limits.sign_in_tries_per_address': m.settings_limits_sign_in_tries_per_address,
  'limits.sign_in_starts_per_address': m.settings_limits_sign_in_starts_per_address,
  'limits.code_failures_per_account': m.settings_limits_code_failures_per_account,
  'limits.sign_up_per_address': m.settings_limits_sign_up_per_address,
  'limits.sign_up_per_recipient': m.settings_limits_sign_up_per_recipient,
  'limits.reset_per_account': m.settings_limits_reset_per_account,
  'limits.resend_per_account': m.settings_limits_resend_per_account,
  'limits.mails_per_address': m.settings_limits_mails_per_address,
  'limits.mails_per_recipient': m.settings_limits_mails_per_recipient,
  'limits.email_check_per_address': m.settings_limits_email_check_per_address,
  'limits.apply_per_person': m.settings_limits_apply_per_person,
  'limits.publish_per_person': m.settings_limits_publish_per_person,
  'limits.job_changes_per_person': m.settings_limits_job_changes_per_person,
  'limits.job_checks_per_person': m.settings_limits_job_checks_per_person,
  'limits.messages_per_person': m.settings_limits_messages_per_person,
  'limits.uploads_per_person': m.settings_limits_uploads_per_person,
  'limits.reports_per_address': m.settings_limits_reports_per_address,
  'limits.companies_per_person': m.settings_limits_companies_per_person,
  'limits.invitations_per_company': m.settings_limits_invitations_per_company,
  'limits.candidates_per_company': m.settings_limits_candidates_per_company,
  'limits.profiles_per_company': m.settings_limits_profiles_per_company,
  'limits.talent_searches_per_company': m.settings_limits_talent_searches_per_company,
  'limits.talent_invitations_per_company': m.settings_limits_talent_invitations_per_company,
  'limits.consents_per_consultant': m.settings_limits_consents_per_consultant,
  'limits.status_mails_per_application': m.settings_limits_status_mails_per_application,
  'limits.status_mails_per_recipient': m.settings_limits_status_mails_per_recipient,
  'limits.requests_per_key': m.settings_limits_requests_per_key,
  'limits.export_per_person': m.settings_limits_export_per_person,
};

/** A setting's label on the administrator's pages. */
export const describeSetting = (key: SettingKey, locale: Locale): string => descriptions[key]({}, { locale });

/** Null for a key of an earlier release. */
export const describeKnownSetting = (key: string | undefined, locale: Locale): string | null =>
  key !== undefined && Object.hasOwn(descriptions, key) ? describeSetting(key as SettingKey, locale) : null;
