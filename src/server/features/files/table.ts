import type { Generated } from 'kysely';

import type { FileKind } from '#contract/files/file-rules.ts';

export interface FileTable {
  id: string;
  owner_id: string;
  kind: FileKind;
  name: string;
  /** Bytes. */
  size: number;
  /** The type of the bytes, whatever the upload claimed. */
  type: string;
  sha256: string;
  storage_key: string;
  created_at: Generated<Date>;
}

/** Totals as of the last count. */
export interface FileUsageTable {
  kind: FileKind;
  files: number;
  bytes: number;
  counted_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    file: FileTable;
    file_usage: FileUsageTable;
  }
}
