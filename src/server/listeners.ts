import type { Listeners } from './facts.ts';
import { reviewFirstJob } from './features/admin/moderation/open-case.ts';
import { followAddress } from './features/admin/moderation/own-data.ts';
import { recordSetting } from './features/admin/setting-changed.ts';
import { answerUndecided } from './features/applications/on-job-closing.ts';
import { tellOfApplication, tellOfChange } from './features/notifications/applications.ts';
import { tellOfEnding } from './features/notifications/jobs.ts';
import { tellOfHiding, tellOfRestoring } from './features/notifications/moderation.ts';
import { tellOfMessage, tellOfReceipt } from './features/notifications/messages.ts';

/** Who listens to which facts. Features on the left of the walls tell; those on the right of them listen. */
export const listeners: Listeners = {
  'account.address_changed': [followAddress],
  'setting.changed': [recordSetting],
  'job.published': [reviewFirstJob],
  'job.hidden': [tellOfHiding],
  'job.restored': [tellOfRestoring],
  'job.closing': [answerUndecided],
  'job.ending': [tellOfEnding],
  'application.received': [tellOfApplication],
  'application.changed': [tellOfChange],
  'message.sent': [tellOfMessage],
  'messages.received': [tellOfReceipt],
};
