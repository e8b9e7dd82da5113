import type { OwnData } from '#contract/own-data.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Say } from './words.ts';

type Notice = OwnData['notifications'][number]['data'];

type Of<Codes extends string> = Record<Codes, Say>;

export const registeredAs: Of<OwnData['account']['registeredAs']> = {
  job_seeker: m.auth_i_am_job_seeker,
  employer: m.auth_i_am_employer,
};

export const linkPurposes: Record<string, Say> = {
  verify: m.auth_mail_verify_subject,
  reset: m.auth_mail_reset_subject,
  change_email: m.auth_mail_change_email_subject,
  contact: m.auth_mail_contact_confirm_subject,
};

export const visibilities: Of<NonNullable<OwnData['profile']['visibility']>> = {
  applied: m.profile_visibility_applied,
  employers: m.profile_visibility_employers,
};

export const companyRoles: Of<OwnData['companies'][number]['memberAs']> = {
  owner: m.company_role_owner,
  recruiter: m.company_role_recruiter,
  hiring_manager: m.company_role_hiring_manager,
  interviewer: m.company_role_interviewer,
  reader: m.company_role_reader,
};

export const jobStatuses: Of<OwnData['jobs']['posted'][number]['status']> = {
  draft: m.jobs_status_draft,
  active: m.jobs_status_active,
  paused: m.jobs_status_paused,
  closed: m.jobs_status_closed,
  expired: m.jobs_status_expired,
};

export const applicationStatuses: Of<OwnData['applications']['sent'][number]['status']> = {
  new: m.applications_status_new,
  viewed: m.applications_status_viewed,
  shortlisted: m.applications_status_shortlisted,
  interview: m.applications_status_interview,
  accepted: m.applications_status_accepted,
  rejected: m.applications_status_rejected,
  withdrawn: m.applications_status_withdrawn,
};

export const recommendations: Of<NonNullable<OwnData['scores'][number]['recommendation']>> = {
  strong_no: m.scores_strong_no,
  no: m.scores_no,
  yes: m.scores_yes,
  strong_yes: m.scores_strong_yes,
};

export const interviewKinds: Of<OwnData['interviews'][number]['kind']> = {
  video: m.interviews_kind_video,
  phone: m.interviews_kind_phone,
  onsite: m.interviews_kind_onsite,
};

export const interviewStatuses: Of<OwnData['interviews'][number]['status']> = {
  proposed: m.interviews_state_proposed,
  booked: m.interviews_state_booked,
  cancelled: m.interviews_state_cancelled,
};

export const invitationStatuses: Of<OwnData['jobInvitations'][number]['status']> = {
  open: m.talent_status_open,
  interested: m.talent_status_interested,
  declined: m.talent_status_declined,
  lapsed: m.talent_status_lapsed,
};

export const verified: Of<OwnData['profile']['verifications'][number]['what']> = {
  identity: m.verification_identity,
  language: m.verification_language,
  work_authorisation: m.verification_work,
  references: m.verification_references,
};

export const languageProofs = { certificate: m.verification_certificate, interview: m.verification_interview };

export const frequencies: Of<OwnData['savedSearches'][number]['frequency']> = {
  at_once: m.saved_searches_at_once,
  daily: m.saved_searches_daily,
  weekly: m.saved_searches_weekly,
};

export const noticeTypes: Of<OwnData['notifications'][number]['type']> = {
  application: m.notifications_kind_application,
  status_change: m.notifications_kind_status_change,
  message: m.notifications_kind_message,
  other: m.notifications_kind_other,
};

export const noticeKinds: Of<Notice['kind']> = {
  application_received: m.notifications_application_received,
  application_changed: m.push_notice_own_application,
  application_moved: m.push_notice_changed,
  application_withdrawn: m.applications_event_withdrawn,
  message_received: m.notifications_message,
  comment_mention: m.comments_notice_title,
  todo_assigned: m.todos_notice_title,
  member_joined: m.team_notice_joined,
  interview: m.push_notice_interview,
  answers_due: m.owndata_notice_answers_due,
  erasure_due: m.owndata_notice_erasure_due,
  pool_asked: m.owndata_notice_pool_asked,
  job_ending: m.notifications_ending,
  import_troubled: m.imports_notice_title,
  job_hidden: m.notifications_job_hidden,
  job_restored: m.notifications_job_restored,
  decision_made: m.notifications_decision,
  appeal_decided: m.notifications_appeal,
  report_decided: m.notifications_report,
  job_invitation: m.talent_notice_invited,
  job_invitation_answered: m.owndata_notice_invitation_answered,
  being_found_ending: m.talent_ending_subject,
  terms_announced: m.terms_title,
  webhook_disabled: m.webhooks_notice_title,
  key_stopped: m.keys_notice_title,
};

export const reportReasons: Of<OwnData['reports'][number]['reason']> = {
  asks_for_money: m.reports_reason_asks_for_money,
  discriminates: m.reports_reason_discriminates,
  not_a_job: m.jobs_report_not_a_job,
  wrong_facts: m.reports_reason_wrong_facts,
  pretends: m.reports_reason_pretends,
  harasses: m.reports_reason_harasses,
  spam: m.reports_reason_spam,
  other: m.jobs_report_other,
};

export const subjects: Of<OwnData['reports'][number]['subject']> = {
  job: m.admin_case_job,
  company: m.admin_case_kind_company,
  person: m.admin_case_kind_person,
  message: m.admin_case_kind_message,
};

export const decided: Of<OwnData['decisions'][number]['as']> = {
  kept: m.admin_case_kept,
  hidden: m.admin_case_hidden,
  banned: m.admin_case_banned,
};

export const grounds: Of<OwnData['decisions'][number]['ground']> = {
  law: m.admin_case_ground_law,
  terms: m.admin_case_ground_terms,
};

export const fileKinds: Of<OwnData['files'][number]['kind']> = {
  avatar: m.owndata_file_avatar,
  logo: m.owndata_file_logo,
  cv: m.profile_cv,
  attachment: m.owndata_file_attachment,
};
