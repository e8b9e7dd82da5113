import type { ColumnType } from 'kysely';

import type { AuditAction } from '#contract/admin/admin-choices.ts';
import type { AuditDetails, AuditSubjectType } from '#contract/admin/audit.ts';

/** Append-only. */
export interface AuditEntryTable {
  id: ColumnType<string, string, never>;
  at: ColumnType<Date, Date, never>;
  actor_id: ColumnType<string | null, string | null, never>;
  /** The key that acted. */
  key_name: ColumnType<string | null, string | null, never>;
  action: ColumnType<AuditAction, AuditAction, never>;
  subject_type: ColumnType<AuditSubjectType, AuditSubjectType, never>;
  subject_id: ColumnType<string, string, never>;
  details: ColumnType<AuditDetails, string, never>;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    audit_entry: AuditEntryTable;
  }
}
