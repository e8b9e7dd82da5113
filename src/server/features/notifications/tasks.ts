import { z } from 'zod';

import { defineTask, type Task } from '../../platform/queue/task.ts';
import { approvalMailSchema, MAIL_ABOUT_APPROVAL, mailAboutApproval } from './approvals.ts';
import { candidateMailSchema, MAIL_CANDIDATE, mailCandidate } from './candidates.ts';
import { mailAboutMention } from './comments.ts';
import { mailAboutImport } from './imports.ts';
import { mailAboutEnding } from './jobs.ts';
import { mailAboutStoppedKey } from './keys.ts';
import { mailAboutApplication } from './mail-about-application.ts';
import { type InterviewMailCtx, mailAboutInterview } from './mail-about-interview.ts';
import { mailAboutMessage, type MessageMailCtx } from './mail-about-message.ts';
import {
  applicationMailSchema,
  endingMailSchema,
  erasureMailSchema,
  importMailSchema,
  interviewMailSchema,
  keyMailSchema,
  MAIL_ABOUT_APPLICATION,
  MAIL_ABOUT_ENDING,
  MAIL_ABOUT_ERASURE,
  MAIL_ABOUT_IMPORT,
  MAIL_ABOUT_INTERVIEW,
  MAIL_ABOUT_KEY,
  MAIL_ABOUT_MENTION,
  MAIL_ABOUT_MESSAGE,
  MAIL_ABOUT_MODERATION,
  MAIL_ABOUT_OFFER,
  MAIL_ABOUT_POOL,
  MAIL_ABOUT_PROMISES,
  MAIL_ABOUT_WEBHOOK,
  MAIL_REPLY_REFUSED,
  MAIL_TEMPLATE,
  mentionMailSchema,
  messageMailSchema,
  moderationMailSchema,
  offerMailSchema,
  poolMailSchema,
  promisesMailSchema,
  refusedReplySchema,
  templateMailSchema,
  webhookMailSchema,
} from './mail-task.ts';
import { mailAboutModeration } from './moderation.ts';
import { mailAboutOffer } from './offers.ts';
import { MAIL_ABOUT_REPRESENTATION, mailAboutRepresentation, representationMailSchema } from './presenting.ts';
import { mailAboutPromises } from './promises.ts';
import { type PushCtx, PUSHES_AT_ONCE, pushSchema, SEND_PUSH, sendPush } from './push/send-push.ts';
import { mailRefusedReply } from './replies/mail-refused.ts';
import { mailAboutErasure, mailAboutPool } from './retention.ts';
import { MAIL_ABOUT_SCREENING, mailAboutScreening, screeningMailSchema } from './screening.ts';
import { sweepNotifications } from './sweep-notifications.ts';
import {
  consentMailSchema,
  invitationMailSchema,
  MAIL_ABOUT_CONSENT,
  MAIL_ABOUT_INVITATION,
  mailAboutConsent,
  mailAboutInvitation,
} from './talent.ts';
import { mailTemplate } from './templates.ts';
import { ANNOUNCE_TERMS, announceTerms, announceTermsSchema } from './terms.ts';
import { mailAboutDisabling } from './webhooks.ts';

export const notificationTasks: Task<InterviewMailCtx & MessageMailCtx & PushCtx>[] = [
  defineTask({ name: MAIL_ABOUT_APPLICATION, schema: applicationMailSchema, run: mailAboutApplication }),
  defineTask({ name: MAIL_ABOUT_MESSAGE, schema: messageMailSchema, run: mailAboutMessage }),
  defineTask({ name: MAIL_ABOUT_MODERATION, schema: moderationMailSchema, run: mailAboutModeration }),
  defineTask({ name: MAIL_ABOUT_INTERVIEW, schema: interviewMailSchema, run: mailAboutInterview }),
  defineTask({ name: MAIL_ABOUT_MENTION, schema: mentionMailSchema, run: mailAboutMention }),
  defineTask({ name: MAIL_TEMPLATE, schema: templateMailSchema, run: mailTemplate }),
  defineTask({ name: MAIL_ABOUT_ENDING, schema: endingMailSchema, run: mailAboutEnding }),
  defineTask({ name: MAIL_ABOUT_WEBHOOK, schema: webhookMailSchema, run: mailAboutDisabling }),
  defineTask({ name: MAIL_ABOUT_KEY, schema: keyMailSchema, run: mailAboutStoppedKey }),
  defineTask({ name: MAIL_ABOUT_IMPORT, schema: importMailSchema, run: mailAboutImport }),
  defineTask({ name: MAIL_ABOUT_APPROVAL, schema: approvalMailSchema, run: mailAboutApproval }),
  defineTask({ name: MAIL_ABOUT_OFFER, schema: offerMailSchema, run: mailAboutOffer }),
  defineTask({ name: MAIL_ABOUT_SCREENING, schema: screeningMailSchema, run: mailAboutScreening }),
  defineTask({ name: MAIL_ABOUT_REPRESENTATION, schema: representationMailSchema, run: mailAboutRepresentation }),
  defineTask({ name: MAIL_ABOUT_PROMISES, schema: promisesMailSchema, run: mailAboutPromises }),
  defineTask({ name: MAIL_ABOUT_INVITATION, schema: invitationMailSchema, run: mailAboutInvitation }),
  defineTask({ name: MAIL_CANDIDATE, schema: candidateMailSchema, run: mailCandidate }),
  defineTask({ name: MAIL_ABOUT_CONSENT, schema: consentMailSchema, run: mailAboutConsent }),
  defineTask({ name: MAIL_ABOUT_ERASURE, schema: erasureMailSchema, run: mailAboutErasure }),
  defineTask({ name: MAIL_ABOUT_POOL, schema: poolMailSchema, run: mailAboutPool }),
  defineTask({ name: ANNOUNCE_TERMS, schema: announceTermsSchema, run: announceTerms }),
  defineTask({ name: SEND_PUSH, schema: pushSchema, workers: PUSHES_AT_ONCE, run: sendPush }),
  defineTask({ name: 'notifications.sweep', schema: z.object({}), cron: '7 3 * * *', run: sweepNotifications }),
  defineTask({ name: MAIL_REPLY_REFUSED, schema: refusedReplySchema, run: mailRefusedReply }),
];
