import { defineTask, type Task } from '../../platform/queue/task.ts';
import type { MailingCtx } from '../accounts/send-mail.ts';
import { mailAboutApplication } from './mail-about-application.ts';
import { mailAboutEnding } from './mail-about-ending.ts';
import { mailAboutMessage } from './mail-about-message.ts';
import { mailAboutModeration } from './mail-about-moderation.ts';
import {
  applicationMailSchema,
  endingMailSchema,
  MAIL_ABOUT_APPLICATION,
  MAIL_ABOUT_ENDING,
  MAIL_ABOUT_MESSAGE,
  MAIL_ABOUT_MODERATION,
  messageMailSchema,
  moderationMailSchema,
} from './mail-task.ts';

export const notificationTasks: Task<MailingCtx>[] = [
  defineTask({ name: MAIL_ABOUT_APPLICATION, schema: applicationMailSchema, run: mailAboutApplication }),
  defineTask({ name: MAIL_ABOUT_MESSAGE, schema: messageMailSchema, run: mailAboutMessage }),
  defineTask({ name: MAIL_ABOUT_MODERATION, schema: moderationMailSchema, run: mailAboutModeration }),
  defineTask({ name: MAIL_ABOUT_ENDING, schema: endingMailSchema, run: mailAboutEnding }),
];
