import { APPEAL_MONTHS } from '#contract/admin/moderation-choices.ts';

import { userIdOf } from '../../../actor.ts';
import type { TxCtx } from '../../../context.ts';
import { newId } from '../../../platform/id.ts';
import { MAIL_DECISION, type DecisionMail } from './decision-mail-task.ts';
import type { Concerned } from './measures.ts';
import type { ModerationDecisionTable } from './table.ts';

type Reasons = Pick<ModerationDecisionTable, 'ground' | 'rule' | 'reason'> & {
  caseId: string;
  concerned: Concerned;
  byReport: boolean;
};

/**
 * Addressed to the person whom the decision concerns (Regulation (EU) 2022/2065, Article 17); to no one if the author
 * has left.
 */
export async function stateReasons(
  tx: TxCtx,
  { caseId, concerned, byReport, ground, rule, reason }: Reasons,
): Promise<void> {
  const { companyId, userId } = concerned;
  if (companyId === null && userId === null) return;
  const now = tx.clock.now();
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + APPEAL_MONTHS);
  const id = newId();
  await tx.db
    .insertInto('moderation_decision')
    .values({
      id,
      case_id: caseId,
      company_id: companyId,
      user_id: userId,
      ground,
      rule,
      reason,
      by_report: byReport,
      decided_by: userIdOf(tx),
      decided_at: now,
      appeal_until: until,
    })
    .execute();
  await tx.enqueue(MAIL_DECISION, { decisionId: id, what: 'made' } satisfies DecisionMail);
}
