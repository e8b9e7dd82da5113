import type { ColumnType, Generated } from 'kysely';

import type { EscoProblem, EscoStatus } from '#contract/admin/esco-choices.ts';
import type { Locale } from '#contract/locales.ts';

export interface EscoReleaseTable {
  id: string;
  status: EscoStatus;
  problem: EscoProblem | null;
  problem_file: string | null;
  problem_column: string | null;
  /** Of its task. */
  attempts: Generated<number>;
  /** In its files, and how many of them are stored. */
  occupations: Generated<number>;
  done: Generated<number>;
  locales: Generated<Locale[]>;
  created_by: string | null;
  created_at: Date;
}

export interface EscoFileTable {
  release_id: string;
  position: number;
  name: string;
  content: Buffer;
}

export type EscoLabels = Partial<Record<Locale, string[]>>;

export interface EscoOccupationTable {
  release_id: string;
  uri: string;
  /** A unit group of ISCO-08. */
  isco: string | null;
  /** ESCO's own, below its ISCO group. */
  code: string | null;
  /** URIs of occupations; they may be missing. */
  broader: string[];
  /** The preferred label first. */
  labels: ColumnType<EscoLabels, string, string>;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    esco_release: EscoReleaseTable;
    esco_file: EscoFileTable;
    esco_occupation: EscoOccupationTable;
  }
}
