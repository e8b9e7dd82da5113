import type { Generated } from 'kysely';

import type { FileKind } from '#contract/files.ts';

export interface FileTable {
  id: string;
  owner_id: string;
  kind: FileKind;
  name: string;
  /** Bytes. */
  size: number;
  /** The MIME type that the bytes have, whatever the upload claimed. */
  type: string;
  sha256: string;
  storage_key: string;
  created_at: Generated<Date>;
}

/** Of each kind, as the clock counted last. */
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
