import type { Transactional, TxCtx } from './context.ts';
import type { DomainEventName, DomainEvents } from './domain-events.ts';
import { moveModeration } from './features/admin/moderation/move-moderation.ts';
import { reviewFirstJob } from './features/admin/moderation/open-case.ts';
import { moveReports } from './features/admin/moderation/own-data.ts';
import { reportInvitation } from './features/admin/moderation/report.ts';
import {
  recordAgency,
  recordAgencySettings,
  recordApprovalRule,
  recordInvoice,
  recordJobPresenting,
  recordKey,
  recordMailTexts,
  recordOfferSettings,
  recordPageVersion,
  recordSetting,
  recordWebhook,
} from './features/admin/record-changes.ts';
import { moveApplications } from './features/applications/move-applications.ts';
import { answerUndecided } from './features/applications/on-job-closing.ts';
import { cancelOfDraft, requireApprovals } from './features/approvals/jobs.ts';
import { followCorrection, recordContact, rememberApplicant } from './features/candidates/follow.ts';
import { moveCandidates } from './features/candidates/move-candidates.ts';
import {
  tellCandidateAdded,
  tellCandidateClaimed,
  tellCandidateMerged,
  tellCandidatesJoined,
} from './features/candidates/tell-webhooks.ts';
import { moveClientEntries } from './features/clients/move-entries.ts';
import { moveFiles } from './features/files/move-files.ts';
import { cancelOfDecided } from './features/interviews/change.ts';
import { moveThreads } from './features/messaging/move-threads.ts';
import {
  notifyOfApplication,
  notifyOfChange,
  sendReveal,
  sendScore,
  sendStage,
} from './features/notifications/applications.ts';
import { notifyOfApproval, notifyOfApprovalEnd } from './features/notifications/approvals.ts';
import { enqueueCandidateMail, warnOfUntold } from './features/notifications/candidates.ts';
import { notifyOfHandOver, sendClient } from './features/notifications/clients.ts';
import { notifyOfComment } from './features/notifications/comments.ts';
import { notifyOfSchedule } from './features/notifications/imports.ts';
import { notifyOfInterview, remindOfInterview } from './features/notifications/interviews.ts';
import { notifyOfEnding } from './features/notifications/jobs.ts';
import { notifyOfStoppedKey } from './features/notifications/keys.ts';
import { notifyOfMailedCvs } from './features/notifications/mailed-cvs.ts';
import { notifyOfMessage, sendModerated, sendReceipt } from './features/notifications/messages.ts';
import {
  notifyOfDecision,
  notifyOfHiding,
  notifyOfReport,
  notifyOfRestoring,
} from './features/notifications/moderation.ts';
import { moveNotices } from './features/notifications/move-notices.ts';
import { notifyOfOffer, remindOfOffer, sendDocumented } from './features/notifications/offers.ts';
import { notifyOfGuarantee } from './features/notifications/placements.ts';
import {
  notifyOfAnswered,
  notifyOfPresented,
  notifyOfRepresentation,
  remindOfRepresentation,
} from './features/notifications/presenting.ts';
import { notifyOfPromises } from './features/notifications/promises.ts';
import { notifyOfErasure, notifyOfPool } from './features/notifications/retention.ts';
import { notifyOfScreening } from './features/notifications/screening.ts';
import { askForConsent, notifyOfAnswer, notifyOfInvitation } from './features/notifications/talent.ts';
import { notifyOfMember } from './features/notifications/teams.ts';
import { enqueueTemplateMail, sendScheduled } from './features/notifications/templates.ts';
import { beginAnnouncing } from './features/notifications/terms.ts';
import { notifyOfTodo } from './features/notifications/todos.ts';
import { notifyOfDisabling } from './features/notifications/webhooks.ts';
import { drawWhenAccepted } from './features/offers/document/make-document.ts';
import { endOfferOfDecided, followApproval, moveSignatures } from './features/offers/follow.ts';
import { tellOfferChanged } from './features/offers/tell-webhooks.ts';
import { acceptAtRegistration, moveTermsConsents } from './features/own-pages/consent.ts';
import { beginPlacement } from './features/placements/begin.ts';
import { movePlacements } from './features/placements/move-placements.ts';
import {
  answerInterested,
  followApplication,
  followMandate,
  moveRepresentations,
} from './features/presenting/follow.ts';
import { tellAnswered, tellRepresentation } from './features/presenting/tell-webhooks.ts';
import { moveProfile } from './features/profiles/move-profile.ts';
import { moveAlerts } from './features/saved-searches/alerts.ts';
import { matchWhenPublished } from './features/saved-searches/match.ts';
import { moveScreenings } from './features/screening/move-screenings.ts';
import { followProfile } from './features/talent/consent.ts';
import { moveJobInvitations } from './features/talent/move-job-invitations.ts';
import { scheduleMessages } from './features/templates/schedule.ts';
import {
  tellApplicationChanged,
  tellApplicationReceived,
  tellCompanyVerified,
  tellJobChanged,
  tellJobClosed,
  tellJobPublished,
  tellMessage,
  tellStageChanged,
} from './features/webhooks/queue-events.ts';
import { eraseExpired } from './own-data.ts';

type Subscribers = { [Name in DomainEventName]?: ((tx: TxCtx, event: DomainEvents[Name]) => Promise<void>)[] };

const subscribers: Subscribers = {
  'member.joined': [notifyOfMember],
  'account.address_changed': [moveReports, moveAlerts],
  'account.registered': [acceptAtRegistration],
  'person.joined': [
    moveProfile,
    moveFiles,
    moveTermsConsents,
    moveApplications,
    moveThreads,
    moveJobInvitations,
    tellCandidatesJoined,
    moveCandidates,
    moveSignatures,
    moveScreenings,
    moveRepresentations,
    moveClientEntries,
    movePlacements,
    moveNotices,
    moveModeration,
  ],
  'setting.changed': [recordSetting],
  'own_page.published': [recordPageVersion],
  'mail_text.changed': [recordMailTexts],
  'terms.announced': [beginAnnouncing],
  'key.changed': [recordKey],
  'key.stopped': [notifyOfStoppedKey],
  'webhook.changed': [recordWebhook],
  'webhook.disabled': [notifyOfDisabling],
  'company.verified': [tellCompanyVerified],
  'job.publishing': [requireApprovals],
  'job.draft_changed': [cancelOfDraft],
  'job.published': [reviewFirstJob, matchWhenPublished, tellJobPublished],
  'job.changed': [tellJobChanged],
  'job.closed': [tellJobClosed],
  'import_schedule.troubled': [notifyOfSchedule],
  'approval.asked': [notifyOfApproval],
  'approval.ended': [followApproval, notifyOfApprovalEnd],
  'agency.named': [recordAgency],
  'agency.settings_changed': [recordAgencySettings],
  'client.changed': [sendClient],
  'client.handed_over': [notifyOfHandOver],
  'approval_rule.changed': [recordApprovalRule],
  'job.hidden': [notifyOfHiding],
  'job.restored': [notifyOfRestoring],
  'decision.told': [notifyOfDecision],
  'report.decided': [notifyOfReport],
  'job.closing': [answerUndecided],
  'job.ending': [notifyOfEnding],
  'application.received': [notifyOfApplication, rememberApplicant, tellApplicationReceived],
  'application.changed': [
    notifyOfChange,
    cancelOfDecided,
    endOfferOfDecided,
    followApplication,
    beginPlacement,
    scheduleMessages,
    recordContact,
    tellApplicationChanged,
  ],
  'application.revealed': [sendReveal, rememberApplicant, answerInterested],
  'application.stage_changed': [sendStage, scheduleMessages, tellStageChanged],
  'answers.due': [notifyOfPromises],
  'applications.erasure_due': [notifyOfErasure],
  'pool.asked': [notifyOfPool],
  'score.given': [sendScore],
  'todo.changed': [notifyOfTodo],
  'comment.changed': [notifyOfComment],
  'scheduled_message.changed': [sendScheduled],
  'template.tested': [enqueueTemplateMail],
  'offer.changed': [notifyOfOffer, tellOfferChanged, drawWhenAccepted],
  'screening.changed': [notifyOfScreening],
  'offer.documented': [sendDocumented],
  'offer_settings.changed': [recordOfferSettings],
  'offer.ending': [remindOfOffer],
  'mandate.changed': [followMandate],
  'job_presenting.changed': [recordJobPresenting],
  'representation.changed': [notifyOfRepresentation, tellRepresentation],
  'representation.ending': [remindOfRepresentation],
  'presentation.created': [notifyOfPresented],
  'presentation.answered': [notifyOfAnswered, tellAnswered],
  'placement.guaranteed': [notifyOfGuarantee],
  'invoice.issued': [recordInvoice],
  'interview.happened': [notifyOfInterview],
  'interview.due': [remindOfInterview],
  'message.sent': [notifyOfMessage, recordContact, tellMessage],
  'message.moderated': [sendModerated],
  'messages.received': [sendReceipt],
  'profile.changed': [followProfile, followCorrection],
  'candidate.added': [tellCandidateAdded],
  'candidate.merged': [tellCandidateMerged],
  'candidate.told': [enqueueCandidateMail],
  'candidates.untold': [warnOfUntold],
  'cvs.mailed': [notifyOfMailedCvs],
  'person.expired': [eraseExpired],
  'person.claimed': [tellCandidateClaimed],
  'job_invitation.sent': [notifyOfInvitation],
  'job_invitation.answered': [notifyOfAnswer],
  'job_invitation.reported': [reportInvitation],
  'talent_consent.ending': [askForConsent],
};

/** One after the other, in the event's transaction. */
export const emit: Transactional['emit'] = async (tx, name, event) => {
  for (const subscriber of subscribers[name] ?? []) await subscriber(tx, event);
};
