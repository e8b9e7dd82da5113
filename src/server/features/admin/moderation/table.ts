import type { ColumnType, Generated } from 'kysely';

import type { ReportReason } from '#contract/job-choices.ts';
import type { Locale } from '#contract/locales.ts';
import type { caseDecisions, CaseCause } from '#contract/moderation.ts';

export interface ModerationCaseTable {
  id: string;
  job_id: string;
  cause: CaseCause;
  reports: Generated<number>;
  opened_at: Date;
  decision: (typeof caseDecisions)[number] | null;
  decided_at: Date | null;
}

export interface JobReportTable {
  id: string;
  case_id: ColumnType<string, string, never>;
  reporter_id: string | null;
  reason: ReportReason;
  text: string;
  /** An anonymous reporter's address; deleted once the outcome was sent. */
  email: string | null;
  locale: Locale;
  reported_at: Date;
  told_at: Date | null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    moderation_case: ModerationCaseTable;
    job_report: JobReportTable;
  }
}
