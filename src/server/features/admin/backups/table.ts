import type { ColumnType } from 'kysely';

export interface BackupRunTable {
  id: ColumnType<string, string, never>;
  /** The archive's file. */
  name: ColumnType<string, string, never>;
  started_at: ColumnType<Date, Date, never>;
  ended_at: Date | null;
  /** Of the archive; null for a run that failed or has not ended. */
  bytes: number | null;
  error: string | null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    backup_run: BackupRunTable;
  }
}
