import type { ColumnType, Generated } from 'kysely';

import type { NotificationData, NotificationType } from '#contract/notifications.ts';

export interface NotificationTable {
  id: string;
  user_id: string;
  type: NotificationType;
  data: ColumnType<NotificationData, string, string>;
  /** What it is about, and with which it goes. */
  application_id: string | null;
  /** Whose words it holds, and with whom it goes. */
  about_user_id: string | null;
  dedupe_key: string | null;
  read_at: Date | null;
  created_at: Generated<Date>;
}

/** Without a row, a person hears of a type in the app and by mail. */
export interface NotificationPreferenceTable {
  user_id: string;
  type: NotificationType;
  in_app: Generated<boolean>;
  by_mail: Generated<boolean>;
  /** Ends the mails of this type, for whoever has it from a mail. */
  token: string;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    notification: NotificationTable;
    notification_preference: NotificationPreferenceTable;
  }
}
