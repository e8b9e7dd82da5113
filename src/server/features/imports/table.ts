import type { ColumnType, Generated } from 'kysely';

import type {
  ImportAction,
  ImportField,
  ImportOutcome,
  ImportProblem,
  ImportStatus,
} from '#contract/import-choices.ts';
import type { ImportNote, ImportOptions } from '#contract/imports.ts';
import type { JobInput } from '#contract/job-fields.ts';

type Json<Value> = ColumnType<Value, string, string>;
type OptionalJson<Value> = ColumnType<Value, string | undefined, string>;

export interface JobImportTable {
  id: string;
  company_id: string;
  created_by: string | null;
  /** As whom the step under way acts. */
  acting_id: string | null;
  name: string;
  is_fetched: Generated<boolean>;
  status: ImportStatus;
  problem: ImportProblem | null;
  /** Until it is read. */
  content: Buffer | null;
  columns: OptionalJson<{ name: string; sample: string }[]>;
  /** By column. */
  mapping: OptionalJson<(ImportField | null)[]>;
  options: Json<ImportOptions>;
  rows: Generated<number>;
  /** Rows that are through the step under way. */
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
  input: ColumnType<Partial<JobInput> | null, string | null | undefined, string | null>;
  /** Parts of the input that the row does not say itself: they are for new jobs alone. */
  defaulted: Generated<string[]>;
  /** Has all that publishing needs. */
  is_complete: Generated<boolean>;
  digest: string | null;
  problems: OptionalJson<ImportNote[]>;
  warnings: OptionalJson<ImportNote[]>;
  action: ImportAction | null;
  is_waiting: Generated<boolean>;
  job_id: string | null;
  outcome: ImportOutcome | null;
  /** What undoing gives back. */
  before: ColumnType<JobBefore | null, string | null | undefined, string | null>;
  /** The job's, after it was applied. */
  version: number | null;
}

export interface JobBefore {
  content: Partial<JobInput>;
  /** Of the row that was applied before. */
  digest: string;
  isGone: boolean;
  validThrough: string | null;
}

export interface ImportedJobTable {
  company_id: string;
  reference: string;
  job_id: string;
  digest: string;
  is_gone: Generated<boolean>;
}

export interface ImportHabitTable {
  company_id: string;
  /** By the names of columns. */
  fields: Json<Record<string, ImportField | null>>;
  options: Json<ImportOptions>;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    job_import: JobImportTable;
    job_import_row: JobImportRowTable;
    imported_job: ImportedJobTable;
    import_habit: ImportHabitTable;
  }
}
