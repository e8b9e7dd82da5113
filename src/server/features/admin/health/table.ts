/** One row. */
export interface HealthWatchTable {
  /** Since when there is to be a backup each night; null without BACKUP_DIR. */
  backups_since: Date | null;
  /** When something was last found wrong. */
  red_at: Date | null;
  /** When administrators were last mailed about it. */
  told_at: Date | null;
  /** Whether they still have to be told that it is over. */
  is_told: boolean;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    health_watch: HealthWatchTable;
  }
}
