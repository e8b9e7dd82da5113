import type { ColumnType } from 'kysely';

import type { StageStatus } from '#contract/applications/application-status.ts';
import type { LocalizedWords } from '#contract/localized-words.ts';

export interface PipelineTable {
  id: string;
  company_id: string;
  name: string;
  /** Whether new jobs use it. */
  is_default: boolean;
  position: number;
}

export interface PipelineStageTable {
  id: string;
  pipeline_id: string;
  position: number;
  /** The name that applicants see. */
  status: StageStatus;
  names: ColumnType<LocalizedWords, string, string>;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    pipeline: PipelineTable;
    pipeline_stage: PipelineStageTable;
  }
}
