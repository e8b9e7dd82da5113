import type { MailKind } from '#contract/mail-text-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import {
  contact,
  INSERTED,
  job,
  ofApplication,
  ofCompanyInterview,
  ofDecision,
  ofInterview,
  ofSecurity,
  type Part,
  type Parts,
  review,
  sometimes,
  text,
} from './parts.ts';

/** Which messages of the catalogue make up an email, unless an administrator changed them. */
export const kinds = {
  verify: {
    subject: text(m.auth_mail_verify_subject),
    text: text(m.auth_mail_verify_text),
    action: text(m.auth_mail_verify_action),
    note: text(m.auth_mail_verify_note),
  },
  reset: {
    subject: text(m.auth_mail_reset_subject),
    text: text(m.auth_mail_reset_text),
    action: text(m.auth_mail_reset_action),
    note: text(m.auth_mail_reset_note),
  },
  exists: {
    subject: text(m.auth_mail_exists_subject),
    text: text(m.auth_mail_exists_text),
    action: text(m.auth_mail_exists_action),
    note: text(m.auth_mail_exists_note),
  },
  change_email: {
    subject: text(m.auth_mail_change_email_subject),
    text: text(m.auth_mail_change_email_text),
    action: text(m.auth_mail_change_email_action),
    note: text(m.auth_mail_change_email_note),
  },
  email_changed: {
    subject: text(m.auth_mail_email_changed_subject),
    text: text(m.auth_mail_email_changed_text),
    note: text(m.auth_mail_email_changed_note),
  },
  new_device: {
    subject: text(m.auth_mail_new_device_subject),
    text: text(m.auth_mail_new_device_text, 'device', 'time'),
    action: text(m.auth_mail_new_device_action),
    note: text(m.auth_mail_new_device_note),
  },
  second_factor_on: ofSecurity(m.security_mail_factor_on_subject, m.security_mail_factor_on_text),
  second_factor_off: ofSecurity(m.security_mail_factor_off_subject, m.security_mail_factor_off_text),
  passkey_added: ofSecurity(m.passkey_mail_added_subject, m.passkey_mail_added_text),
  passkey_removed: ofSecurity(m.passkey_mail_removed_subject, m.passkey_mail_removed_text),
  identity_linked: ofSecurity(m.identity_mail_linked_subject, m.identity_mail_linked_text),
  identity_removed: ofSecurity(m.identity_mail_removed_subject, m.identity_mail_removed_text),
  prove: {
    subject: text(m.security_mail_code_subject),
    text: text(m.security_mail_code_text),
    code: INSERTED,
    note: text(m.security_mail_code_note),
  },
  decision_message: ofDecision(m.decisions_mail_message_subject, m.decisions_what_message),
  decision_person: ofDecision(m.admin_mail_banned_subject, m.decisions_what_person),
  appeal_decided: {
    subject: text(m.decisions_mail_appeal_subject),
    restored: sometimes(m.decisions_appeal_restored),
    kept: sometimes(m.decisions_appeal_kept),
    reason: text(m.admin_mail_banned_reason, 'reason'),
    alone: sometimes(m.decisions_appeal_alone),
    other: sometimes(m.decisions_appeal_other),
    action: text(m.decisions_mail_action),
  },
  unbanned: { subject: text(m.admin_mail_unbanned_subject), text: text(m.admin_mail_unbanned_text) },
  account_deleted: {
    subject: text(m.owndata_mail_subject),
    text: text(m.owndata_mail_text),
    note: text(m.owndata_mail_note),
  },
  terms: {
    subject: text(m.terms_mail_subject),
    text: text(m.terms_mail_text, 'date'),
    summary: INSERTED,
    after: text(m.terms_mail_after),
    action: text(m.terms_notice_link),
  },
  message: {
    subject: text(m.notifications_mail_message_subject),
    text: sometimes(m.notifications_mail_message_text),
    quote: sometimes(m.notifications_mail_message_quote, 'text'),
    files: sometimes(m.notifications_mail_message_files),
    action: text(m.notifications_mail_message_action),
  },
  reply_refused: {
    subject: text(m.reply_refused_subject),
    text: text(m.reply_refused_text),
    reason: INSERTED,
    action: text(m.reply_refused_action),
  },
  application_shortlisted: ofApplication(m.application_mail_shortlisted_subject, m.application_mail_shortlisted_text),
  application_interview: ofApplication(m.application_mail_interview_subject, m.application_mail_interview_text),
  application_accepted: ofApplication(m.application_mail_accepted_subject, m.application_mail_accepted_text),
  application_rejected: {
    ...ofApplication(m.application_mail_rejected_subject, m.application_mail_rejected_text),
    reason: sometimes(m.rejections_mail, 'reason'),
  },
  interview_proposed: ofInterview(m.interviews_mail_proposed_subject, m.interviews_mail_proposed_text),
  interview_booked: ofInterview(m.interviews_mail_booked_subject, m.interviews_mail_booked_applicant),
  interview_changed: ofInterview(m.interviews_mail_changed_subject, m.interviews_mail_changed_applicant),
  interview_cancelled: ofInterview(m.interviews_mail_cancelled_subject, m.interviews_mail_cancelled_applicant),
  interview_reminder: ofInterview(m.interviews_mail_reminder_subject, m.interviews_mail_booked_applicant),
  pool_asked: {
    subject: text(m.retention_pool_mail_subject),
    again: sometimes(m.retention_pool_notice_again),
    first: sometimes(m.retention_pool_notice_text),
    text: text(m.retention_pool_text),
    action: text(m.retention_pool_mail_action),
  },
  job_invitation: {
    subject: text(m.talent_mail_subject),
    intro: text(m.talent_mail_intro),
    text: INSERTED,
    after: text(m.talent_mail_after),
    action: text(m.talent_notice_link),
  },
  being_found_ending: {
    subject: text(m.talent_ending_subject),
    text: text(m.talent_ending_text, 'day'),
    after: text(m.talent_ending_after),
    action: text(m.talent_ending_link),
  },
  matches: {
    subject: text(m.saved_searches_mail_subject),
    text: text(m.saved_searches_mail_text),
    action: text(m.saved_searches_mail_action),
  },
  matches_several: {
    subject: text(m.saved_searches_mail_subject_several),
    text: text(m.saved_searches_mail_text),
    action: text(m.app_browse_jobs),
  },
  application_received: {
    subject: text(m.application_mail_received_subject),
    text: text(m.application_mail_received_text),
    action: review,
  },
  application_moved: {
    subject: text(m.application_mail_moved_subject),
    moved: sometimes(m.application_mail_moved_text, 'status'),
    withdrawn: sometimes(m.application_mail_withdrawn_text),
    action: review,
  },
  application_mention: {
    subject: text(m.comments_mail_subject),
    text: text(m.comments_mail_text),
    comment: INSERTED,
    action: review,
  },
  answers_due: {
    subject: text(m.answers_mail_subject),
    text: text(m.answers_notice_text, 'day'),
    hint: text(m.answers_mail_hint),
    action: text(m.answers_notice_link),
  },
  company_interview_booked: ofCompanyInterview(m.interviews_mail_booked_subject, m.interviews_mail_booked_company),
  company_interview_changed: ofCompanyInterview(m.interviews_mail_changed_subject, m.interviews_mail_changed_company),
  company_interview_cancelled: ofCompanyInterview(
    m.interviews_mail_cancelled_subject,
    m.interviews_mail_cancelled_company,
  ),
  // The time that was booked is free again.
  company_interview_moved: ofCompanyInterview(m.interviews_mail_cancelled_subject, m.interviews_mail_moved_company),
  company_interview_asked: ofCompanyInterview(m.interviews_mail_asked_subject, m.interviews_mail_asked_text),
  company_interview_reminder: ofCompanyInterview(
    m.interviews_mail_reminder_subject,
    m.interviews_mail_booked_company_reminder,
  ),
  job_ending: {
    subject: text(m.jobs_mail_ending_subject),
    text: text(m.jobs_mail_ending_text),
    action: text(m.jobs_mail_ending_action),
    note: text(m.jobs_mail_ending_note),
  },
  decision_job: ofDecision(m.jobs_mail_hidden_subject, m.decisions_what_job),
  decision_company: ofDecision(m.decisions_mail_company_subject, m.decisions_what_company),
  erasure_due: {
    subject: text(m.retention_mail_subject),
    text: text(m.retention_notice_text),
    hint: text(m.retention_mail_hint),
    action: text(m.retention_notice_link),
  },
  job_restored: {
    subject: text(m.jobs_mail_restored_subject),
    text: text(m.jobs_mail_restored_text),
    action: job,
  },
  import_troubled: {
    subject: text(m.imports_notice_title),
    text: text(m.imports_notice_text, 'reason'),
    after: text(m.imports_mail_after),
    action: text(m.imports_notice_link),
  },
  webhook_disabled: {
    subject: text(m.webhooks_mail_subject),
    failing: sometimes(m.webhooks_mail_failing),
    gone: sometimes(m.webhooks_mail_gone),
    after: text(m.webhooks_mail_after),
    action: text(m.webhooks_notice_link),
  },
  template_test: {
    subject: text(m.templates_test_subject),
    text: INSERTED,
    action: text(m.own_templates_link),
    note: text(m.templates_test_note),
  },
  invitation: {
    subject: text(m.team_mail_subject),
    text: text(m.team_mail_text),
    owner: sometimes(m.team_mail_owner),
    recruiter: sometimes(m.team_mail_recruiter),
    hiring_manager: sometimes(m.team_mail_hiring_manager),
    interviewer: sometimes(m.team_mail_interviewer),
    reader: sometimes(m.team_mail_reader),
    action: text(m.team_mail_action),
    note: text(m.team_mail_note),
  },
  company_domain: {
    subject: text(m.company_mail_subject),
    text: text(m.company_mail_text),
    who: text(m.company_mail_who),
    action: text(m.company_mail_action),
    note: text(m.company_mail_note),
  },
  alert_confirm: {
    subject: text(m.saved_searches_mail_confirm_subject),
    text: text(m.saved_searches_mail_confirm_text),
    search: text(m.saved_searches_mail_confirm_search, 'search'),
    action: text(m.saved_searches_mail_confirm_action),
    note: text(m.saved_searches_mail_confirm_note),
  },
  report_decided: {
    subject: text(m.admin_mail_report_subject),
    hidden: sometimes(m.admin_mail_report_hidden),
    kept: sometimes(m.admin_mail_report_kept),
    contact,
  },
  report_decided_other: {
    subject: text(m.admin_mail_report_other_subject),
    acted: sometimes(m.admin_mail_report_other_acted),
    kept: sometimes(m.admin_mail_report_other_kept),
    contact,
  },
} satisfies Record<MailKind, Parts>;

type Kinds = typeof kinds;

type Together<Union> = (Union extends unknown ? (of: Union) => void : never) extends (of: infer All) => void
  ? All
  : never;

type InputsOfPart<Value> = Value extends Part<infer Message> ? NonNullable<Parameters<Message>[0]> : never;

/** What the texts of a kind may name, but the site. */
export type InputsOf<Kind extends MailKind> = Omit<
  Together<{ [Name in keyof Kinds[Kind]]: InputsOfPart<Kinds[Kind][Name]> }[keyof Kinds[Kind]]>,
  'site'
>;

type NamesWhere<Kind extends MailKind, Wanted> = {
  [Name in keyof Kinds[Kind] & string]: Kinds[Kind][Name] extends Wanted ? Name : never;
}[keyof Kinds[Kind] & string];

/** Paragraphs of a kind that are not ours. */
export type InsertedOf<Kind extends MailKind> = NamesWhere<Kind, typeof INSERTED>;

export type PartOf<Kind extends MailKind> = Exclude<keyof Kinds[Kind] & string, InsertedOf<Kind>>;
