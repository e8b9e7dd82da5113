import type { ColumnType, Generated } from 'kysely';

import type {
  ImportAction,
  ImportField,
  ImportKindName,
  ImportOutcome,
  ImportProblem,
  ImportStatus,
  SchedulePause,
  ScheduleProblem,
  ScheduleResult,
  ScheduleStatus,
} from '#contract/imports/import-choices.ts';
import type { ImportNote } from '#contract/imports/import-procedures.ts';
import type { ImportOptions } from '#contract/imports/imports.ts';

type Json<Value> = ColumnType<Value, string, string>;
type OptionalJson<Value> = ColumnType<Value, string | undefined, string>;

export interface JobImportTable {
  id: string;
  company_id: string;
  kind: Generated<ImportKindName>;
  created_by: string | null;
  /** The user in whose name the running step acts. */
  acting_id: string | null;
  name: string;
  /** From the company's address. */
  is_fetched: Generated<boolean>;
  /** Applied automatically, once it is checked. */
  is_unattended: Generated<boolean>;
  /** Attempts of its task since it last made progress. */
  attempts: Generated<number>;
  status: ImportStatus;
  problem: ImportProblem | null;
  /** Until it is read. */
  content: Buffer | null;
  columns: OptionalJson<{ name: string; sample: string }[]>;
  /** Where a ZIP beside the file is stored until it is read. */
  archive_key: string | null;
  /** The field of each column. */
  mapping: OptionalJson<(string | null)[]>;
  /** As the kind's schema describes. */
  options: Json<unknown>;
  rows: Generated<number>;
  /** Rows that the running step has finished. */
  done: Generated<number>;
  created_at: Date;
  applied_at: Date | null;
}

export interface JobImportRowTable {
  import_id: string;
  position: number;
  cells: Json<string[]>;
  reference: Generated<string>;
  title: Generated<string>;
  /** What the kind reads from the cells; null for a row with errors. */
  input: ColumnType<unknown, string | null | undefined, string | null>;
  /** Parts of the input that the row does not contain: they apply to new jobs only. */
  defaulted: Generated<string[]>;
  /** Has all that publishing requires. */
  is_complete: Generated<boolean>;
  digest: string | null;
  problems: OptionalJson<ImportNote[]>;
  warnings: OptionalJson<ImportNote[]>;
  action: ImportAction | null;
  is_waiting: Generated<boolean>;
  job_id: string | null;
  candidate_id: string | null;
  outcome: ImportOutcome | null;
  /** The values that undoing restores. */
  before: ColumnType<unknown, string | null | undefined, string | null>;
  /** The job's version after it was applied. */
  version: number | null;
}

export interface ImportedJobTable {
  company_id: string;
  reference: string;
  job_id: string;
  digest: string;
  is_gone: Generated<boolean>;
}

export interface ImportScheduleTable {
  company_id: string;
  /** The user in whose name it imports. */
  set_by: string | null;
  address: string;
  every_hours: SchedulePause;
  /** From the first import; null until a user applied it. */
  fields: ColumnType<Record<string, ImportField | null> | null, string | null | undefined, string | null>;
  options: ColumnType<ImportOptions | null, string | null | undefined, string | null>;
  status: ScheduleStatus;
  result: ScheduleResult | null;
  problem: ScheduleProblem | null;
  /** Failures in a row. */
  failures: Generated<number>;
  etag: string | null;
  last_modified: string | null;
  /** Of the content that was read last. */
  digest: string | null;
  run_at: Date | null;
  due_at: Date;
  /** Of the last run. */
  import_id: string | null;
  created_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    job_import: JobImportTable;
    job_import_row: JobImportRowTable;
    imported_job: ImportedJobTable;
    import_schedule: ImportScheduleTable;
  }
}
