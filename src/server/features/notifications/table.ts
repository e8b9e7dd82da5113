import type { ColumnType, Generated } from 'kysely';

import type { JobNotices } from '#contract/notifications/job-notices.ts';
import type { NotificationData } from '#contract/notifications/notification-data.ts';
import type { NotificationType } from '#contract/notifications/notifications.ts';

export interface NotificationTable {
  id: string;
  user_id: string;
  type: NotificationType;
  data: ColumnType<NotificationData, string, string>;
  /** The application it is about and is deleted with. */
  application_id: string | null;
  /** The person whose text it quotes; it is deleted with their account. */
  about_user_id: string | null;
  dedupe_key: string | null;
  read_at: Date | null;
  created_at: Generated<Date>;
}

/** Without a row, a person gets a type in the app and by email. */
export interface NotificationPreferenceTable {
  user_id: string;
  type: NotificationType;
  in_app: Generated<boolean>;
  by_mail: Generated<boolean>;
  /** Unsubscribe token of the emails of this type. */
  token: string;
}

/** Without a row, a member is notified of what concerns them. */
export interface JobNoticeChoiceTable {
  user_id: string;
  job_id: string;
  choice: Exclude<JobNotices, 'usual'>;
}

/** A browser that shows notifications while the site is closed. */
export interface PushDeviceTable {
  id: string;
  session_id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  types: NotificationType[];
  created_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    notification: NotificationTable;
    notification_preference: NotificationPreferenceTable;
    push_device: PushDeviceTable;
    job_notice_choice: JobNoticeChoiceTable;
  }
}
