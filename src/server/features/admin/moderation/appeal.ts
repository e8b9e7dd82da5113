import type { Decision } from '#contract/admin/decisions.ts';
import type { AppealOutcome } from '#contract/admin/moderation-choices.ts';
import type { Case } from '#contract/admin/moderation.ts';

import { userIdOf } from '../../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import { notFound, Refusal, wrongStatus } from '../../../platform/http/refusal.ts';
import { lockAdministrators } from '../../accounts/administrators.ts';
import { personOf } from '../../accounts/signed-in.ts';
import { record } from '../audit.ts';
import { MAIL_DECISION, type DecisionMail } from './decision-mail-task.ts';
import { findDecision, mayAppeal, type NamedDecision, readDecision } from './decisions.ts';
import { countFigure } from './figures.ts';
import { isRestricted, lift } from './measures.ts';
import { findLastRestriction, subjectOf } from './open-case.ts';
import { readCase } from './read-case.ts';

/**
 * Possible once, until the deadline.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status
 */
export async function appeal(ctx: Ctx, { text, ...named }: NamedDecision & { text: string }): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    const decision = await findDecision(tx, named);
    const { numUpdatedRows } = await tx.db
      .updateTable('moderation_decision')
      // A banned person cannot sign in.
      .set({ appeal_text: text, appealed_at: tx.clock.now(), appealed_by: userIdOf(tx) ?? decision.user_id })
      .where('id', '=', decision.id)
      .where('appealed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || !mayAppeal(tx, decision)) throw wrongStatus();
    await countFigure(tx, { what: 'appeal', subject: decision.subject, detail: 'made' });
    return readDecision(tx, named);
  });
}

interface AppealDecision {
  /** The case's id. */
  id: string;
  outcome: AppealOutcome;
  reason: string;
  asOnlyOne?: true | undefined;
}

/**
 * Decided by another administrator than the decision; by the only one if they say so. `restored` reverses the decision.
 * @throws Refusal NOT_FOUND; CONFLICT wrong_status if no appeal is pending, only_administrator without `asOnlyOne`;
 * FORBIDDEN another_administrator
 */
export async function decideAppeal(ctx: Ctx, { id, outcome, reason, asOnlyOne }: AppealDecision): Promise<Case> {
  const { userId } = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const administrators = await lockAdministrators(tx.db);
    const found = await lockAppeal(tx, id);
    const decidedBefore = found.decided_by === userId;
    if (decidedBefore && administrators.some((one) => one !== userId))
      throw new Refusal('FORBIDDEN', { reason: 'another_administrator' });
    if (decidedBefore && !asOnlyOne) throw new Refusal('CONFLICT', { reason: 'only_administrator' });
    await tx.db
      .updateTable('moderation_decision')
      .set({
        appeal_outcome: outcome,
        appeal_reason: reason,
        appeal_decided_by: userId,
        appeal_decided_at: tx.clock.now(),
        appeal_decided_alone: decidedBefore,
      })
      .where('id', '=', found.id)
      .execute();
    const about = subjectOf(found);
    // The decision may have been reversed, and a later one for another reason may be in force.
    const isInForce = (await isRestricted(tx, about)) && (await findLastRestriction(tx, about)) === id;
    if (outcome === 'restored' && isInForce) await lift(tx, about);
    await record(tx, {
      action: 'appeal.decided',
      subject: { type: about.subject === 'person' ? 'user' : about.subject, id: about.id },
      details: { outcome, reason, ...(decidedBefore ? { asOnlyOne: true } : {}) },
    });
    await countFigure(tx, {
      what: 'appeal_decision',
      subject: about.subject,
      detail: outcome,
      since: found.appealed_at ?? undefined,
    });
    await tx.enqueue(MAIL_DECISION, { decisionId: found.id, what: 'appeal_decided' } satisfies DecisionMail);
    return readCase(tx, id);
  });
}

async function lockAppeal({ db }: TxCtx, caseId: string) {
  const found = await db
    .selectFrom('moderation_decision as made')
    .innerJoin('moderation_case as of', 'of.id', 'made.case_id')
    .select(['made.id', 'made.decided_by', 'made.appealed_at', 'made.appeal_decided_at'])
    .select(['of.subject', 'of.job_id', 'of.company_id', 'of.person_id', 'of.message_id'])
    .where('of.id', '=', caseId)
    .forUpdate('made')
    .executeTakeFirstOrThrow(notFound);
  if (!found.appealed_at || found.appeal_decided_at) throw wrongStatus();
  return found;
}
