import type { ColumnType, Generated } from 'kysely';

import type {
  AppealOutcome,
  CaseCause,
  CaseDecision,
  DecisionGround,
  ReportReason,
  ReportSubject,
} from '#contract/admin/moderation-choices.ts';
import type { Locale } from '#contract/locales.ts';

export interface ModerationCaseTable {
  id: string;
  /** States which of the four ids is set. */
  subject: Generated<ReportSubject>;
  job_id: string | null;
  company_id: string | null;
  /** An account's id. */
  person_id: string | null;
  message_id: string | null;
  cause: CaseCause;
  reports: Generated<number>;
  opened_at: Date;
  decision: CaseDecision | null;
  decided_at: Date | null;
}

/** On a case of any subject. */
export interface JobReportTable {
  id: string;
  case_id: ColumnType<string, string, never>;
  reporter_id: string | null;
  reason: ReportReason;
  text: string;
  /** An anonymous reporter's address; deleted once the outcome has been sent. */
  email: string | null;
  locale: Locale;
  reported_at: Date;
  told_at: Date | null;
}

/** A statement of reasons, for a company or a person, with their appeal. */
export interface ModerationDecisionTable {
  id: string;
  case_id: string;
  company_id: string | null;
  user_id: string | null;
  ground: DecisionGround;
  rule: string;
  reason: string;
  by_report: boolean;
  decided_by: string | null;
  decided_at: Date;
  appeal_until: Date;
  /** Digest of the secret emailed to a banned person. */
  digest: string | null;
  appeal_text: string | null;
  appealed_by: string | null;
  appealed_at: Date | null;
  appeal_outcome: AppealOutcome | null;
  appeal_reason: string | null;
  appeal_decided_by: string | null;
  appeal_decided_at: Date | null;
  appeal_decided_alone: Generated<boolean>;
}

/** Counts for the yearly report; names no one. */
export interface ModerationFigureTable {
  id: string;
  at: Date;
  what: 'notice' | 'decision' | 'appeal' | 'appeal_decision';
  subject: ReportSubject;
  /** A reason, a decision or an outcome. */
  detail: string;
  seconds: number | null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    moderation_case: ModerationCaseTable;
    job_report: JobReportTable;
    moderation_decision: ModerationDecisionTable;
    moderation_figure: ModerationFigureTable;
  }
}
