import type { ColumnType } from 'kysely';

import type { ApprovalKind, ApprovalState, ApprovalStepState } from '#contract/approvals/approval-choices.ts';
import type { Currency } from '#contract/currencies.ts';

/** Who approves what in a company. */
export interface ApprovalRuleTable {
  company_id: string;
  kind: ApprovalKind;
  in_order: boolean;
  /** Offers with fixed pay within the job's range need no approval. */
  is_for_other_pay: boolean;
  free_up_to: number | null;
  free_currency: Currency | null;
}

export interface ApprovalRuleApproverTable {
  company_id: string;
  kind: ApprovalKind;
  user_id: string;
  position: number;
}

export interface ApproverAbsenceTable {
  company_id: string;
  user_id: string;
  substitute_id: string;
  /** The last day, in UTC. */
  until: string;
}

export interface ApprovalTable {
  id: string;
  company_id: string;
  kind: ApprovalKind;
  job_id: string;
  /** Of an offer. */
  application_id: string | null;
  offer_id: string | null;
  offer_version_id: string | null;
  in_order: boolean;
  state: ApprovalState;
  asked_by: string | null;
  asked_at: Date;
  ended_at: Date | null;
}

export interface ApprovalStepTable {
  approval_id: string;
  position: number;
  /** Null once they have left: an owner decides. */
  approver_id: string | null;
  state: ApprovalStepState;
  asked_at: Date | null;
  reminded_at: ColumnType<Date | null, never, Date>;
  decided_by: ColumnType<string | null, never, string>;
  decided_at: ColumnType<Date | null, never, Date>;
  reason: ColumnType<string, never, string>;
}

/** A view: who decides on which step. */
export interface ApprovalDeciderView {
  approval_id: string;
  position: number;
  state: ApprovalStepState;
  company_id: string;
  job_id: string;
  offer_id: string | null;
  approval_state: ApprovalState;
  user_id: string;
  /** Neither a substitute nor an owner in their place. */
  is_approver: boolean;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    approval_rule: ApprovalRuleTable;
    approval_rule_approver: ApprovalRuleApproverTable;
    approver_absence: ApproverAbsenceTable;
    approval: ApprovalTable;
    approval_step: ApprovalStepTable;
    approval_decider: ApprovalDeciderView;
  }
}
