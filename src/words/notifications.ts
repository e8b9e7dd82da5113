import type { NotificationData } from '#contract/notifications/notification-data.ts';
import type { NotificationType } from '#contract/notifications/notifications.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

export const notificationTypeWords: Record<NotificationType, Word> = {
  application: m.notifications_kind_application,
  status_change: m.notifications_kind_status_change,
  message: m.notifications_kind_message,
  other: m.notifications_kind_other,
};

interface KindWords {
  name: Word;
  /** For a locked screen: without names, jobs and decisions. */
  push: Word;
}

export const notificationKindWords: Record<NotificationData['kind'], KindWords> = {
  application_received: { name: m.notifications_application_received, push: m.push_notice_application },
  application_changed: { name: m.push_notice_own_application, push: m.push_notice_own_application },
  application_moved: { name: m.push_notice_changed, push: m.push_notice_changed },
  application_withdrawn: { name: m.applications_event_withdrawn, push: m.push_notice_changed },
  message_received: { name: m.notifications_message, push: m.push_notice_message },
  comment_mention: { name: m.comments_notice_title, push: m.push_notice_colleague },
  todo_assigned: { name: m.todos_notice_title, push: m.push_notice_colleague },
  member_joined: { name: m.team_notice_joined, push: m.push_notice_other },
  interview: { name: m.push_notice_interview, push: m.push_notice_interview },
  offer: { name: m.offer_notice_push, push: m.offer_notice_push },
  client_handed_over: { name: m.client_notice_handed_over, push: m.push_notice_colleague },
  screening: { name: m.screening_notice_push, push: m.screening_notice_push },
  representation: { name: m.representation_notice_push, push: m.representation_notice_push },
  guarantee_ended: { name: m.placement_notice_title, push: m.push_notice_other },
  answers_due: { name: m.owndata_notice_answers_due, push: m.push_notice_other },
  erasure_due: { name: m.owndata_notice_erasure_due, push: m.push_notice_other },
  candidates_untold: { name: m.candidate_untold_title, push: m.push_notice_other },
  cvs_mailed: { name: m.mailed_cv_notice_title, push: m.mailed_cv_notice_title },
  pool_asked: { name: m.owndata_notice_pool_asked, push: m.push_notice_other },
  approval_asked: { name: m.approval_notice_asked, push: m.approval_notice_asked },
  approval_ended: { name: m.approval_notice_ended, push: m.approval_notice_ended },
  job_ending: { name: m.notifications_ending, push: m.push_notice_other },
  import_troubled: { name: m.imports_notice_title, push: m.push_notice_other },
  job_hidden: { name: m.notifications_job_hidden, push: m.push_notice_other },
  job_restored: { name: m.notifications_job_restored, push: m.push_notice_other },
  decision_made: { name: m.notifications_decision, push: m.push_notice_other },
  appeal_decided: { name: m.notifications_appeal, push: m.push_notice_other },
  report_decided: { name: m.notifications_report, push: m.push_notice_other },
  job_invitation: { name: m.talent_notice_invited, push: m.push_notice_other },
  job_invitation_answered: { name: m.owndata_notice_invitation_answered, push: m.push_notice_other },
  being_found_ending: { name: m.talent_ending_subject, push: m.push_notice_other },
  terms_announced: { name: m.terms_title, push: m.push_notice_other },
  webhook_disabled: { name: m.webhooks_notice_title, push: m.push_notice_other },
  key_stopped: { name: m.keys_notice_title, push: m.push_notice_other },
};
