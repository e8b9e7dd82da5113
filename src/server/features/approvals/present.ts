import { sql, type RawBuilder } from 'kysely';

import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';
import type { Approval } from '#contract/approvals/approvals.ts';

import { preciseTime } from '../../platform/http/cursor.ts';
import { snapshotName } from '../applications/snapshots.ts';
import type { Approval as ApprovalRow } from './request.ts';

interface Row extends ApprovalRow {
  job_title: string | null;
  applicant: ApplicantSnapshot | null;
  asker: { userId: string; name: string } | null;
  steps: Approval['steps'];
  /** It is the reader's turn. */
  is_turn: boolean;
  /** The reader asked for it. */
  is_own: boolean;
}

export const presentApproval = (row: Row): Approval => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  jobId: row.job_id,
  jobTitle: row.job_title ?? '',
  offer:
    row.offer_id === null || row.application_id === null
      ? null
      : {
          id: row.offer_id,
          applicationId: row.application_id,
          candidateName: row.applicant ? snapshotName(row.applicant) : '',
        },
  askedBy: row.asker,
  askedAt: row.asked_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  inOrder: row.in_order,
  steps: row.steps,
  can: { decide: row.is_turn, cancel: row.is_own && row.state === 'pending' },
});

export const memberOf = (userId: RawBuilder<unknown>): RawBuilder<Approval['askedBy']> =>
  sql`(select jsonb_build_object('userId', account.id, 'name', account.name) from user_account as account where account.id = ${userId})`;

const isUndecided = sql`step.state in ('later', 'pending')`;

const isApproverLeft = sql`not exists (
  select from approval_decider as decider
  where decider.approval_id = step.approval_id and decider.position = step.position and decider.is_approver)`;

const substituteId = sql`(
  select decider.user_id from approval_decider as decider
  where decider.approval_id = step.approval_id and decider.position = step.position and not decider.is_approver
  order by decider.user_id limit 1)`;

/** For statements that read `approval`. Without an approver or substitute, an owner decides. */
export const stepsOfApproval: RawBuilder<Approval['steps']> = sql`(
  select jsonb_agg(jsonb_build_object(
    'position', step.position,
    'state', step.state,
    'approver', case when ${isUndecided} and ${isApproverLeft} then null else ${memberOf(sql`step.approver_id`)} end,
    'substitute', case when ${isUndecided} and not ${isApproverLeft} then ${memberOf(substituteId)} end,
    'decidedBy', ${memberOf(sql`step.decided_by`)},
    'decidedAt', ${preciseTime('step.decided_at')},
    'reason', step.reason) order by step.position)
  from approval_step as step where step.approval_id = approval.id)`;
