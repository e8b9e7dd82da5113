/** Has a single row. */
export interface HealthWatchTable {
  /** Since when nightly backups are expected; null without BACKUP_DIR. */
  backups_since: Date | null;
  /** When a problem was last found. */
  red_at: Date | null;
  /** When administrators were last emailed about it. */
  told_at: Date | null;
  /** Whether they have yet to be told that it is over. */
  is_told: boolean;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    health_watch: HealthWatchTable;
  }
}
