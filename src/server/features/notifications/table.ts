import type { ColumnType, Generated } from 'kysely';

import type { NotificationData, NotificationType } from '#contract/notifications.ts';

export interface NotificationTable {
  id: string;
  user_id: string;
  type: NotificationType;
  data: ColumnType<NotificationData, string, never>;
  dedupe_key: string | null;
  read_at: Date | null;
  created_at: Generated<Date>;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    notification: NotificationTable;
  }
}
