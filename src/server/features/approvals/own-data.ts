import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import type { OwnDataPart } from '../../own-data-part.ts';
import './table.ts';

/** Decisions of the person, with their reasons. */
async function exportApprovals({ db }: Ctx, { userId }: Person): Promise<OwnData['approvals']> {
  const rows = await db
    .selectFrom('approval_step as step')
    .innerJoin('approval', 'approval.id', 'step.approval_id')
    .select(['approval.kind', 'approval.job_id', 'step.state', 'step.reason', 'step.decided_at'])
    .where('step.decided_by', '=', userId)
    .orderBy('step.decided_at')
    .orderBy('step.approval_id')
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    jobId: row.job_id,
    isApproved: row.state === 'approved',
    reason: row.reason,
    at: row.decided_at?.toISOString() ?? null,
  }));
}

export const approvalsData: OwnDataPart = {
  tables: {
    approval_rule: { codes: ['kind', 'free_currency'], goesWith: ['company'] },
    approval_rule_approver: { codes: ['kind'], goesWith: ['user_account', 'company'] },
    approver_absence: { goesWith: ['user_account', 'company'] },
    approval: { codes: ['kind', 'state'], goesWith: ['user_account', 'company'] },
    approval_step: {
      words: { reason: 'approvals' },
      codes: ['state'],
      goesWith: ['user_account', 'company'],
      stays: 'A company keeps its decisions, without the names of the members who made them.',
    },
  },
  exports: { approvals: exportApprovals },
};
