import { type CaseDecision, type DecisionGround, APPEAL_MONTHS } from '#contract/admin/moderation-choices.ts';
import type { Case } from '#contract/admin/moderation.ts';

import { userIdOf } from '../../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import { notFound, wrongStatus } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import { record } from '../audit.ts';
import { MAIL_DECISION, type DecisionMail } from './decision-mail-task.ts';
import { EMAIL_REPORTERS } from './email-reporters-task.ts';
import { countFigure } from './figures.ts';
import { lift, measureOf, restrict, type Concerned } from './measures.ts';
import { openCase, subjectOf, type Subject } from './open-case.ts';
import { readCase } from './read-case.ts';
import type { ModerationDecisionTable } from './table.ts';

/**
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status if the case is decided already.
 */
export async function keepReported(ctx: Ctx, { id }: { id: string }): Promise<Case> {
  return inTransaction(ctx, async (tx) => {
    const { about } = await decide(tx, id, 'kept');
    const [action, type] = keptActions[about.subject];
    await record(tx, { action, subject: { type, id: about.id } });
    return readCase(tx, id);
  });
}

const keptActions = {
  job: ['job.kept', 'job'],
  company: ['company.kept', 'company'],
  person: ['user.kept', 'user'],
  message: ['message.kept', 'message'],
} as const;

export interface Grounds {
  reason: string;
  ground: DecisionGround;
  rule: string;
}

/**
 * Decides the case, sends the statement of reasons to the person concerned, and notifies the reporters. `caseId`:
 * defaults to the open case, which is created if needed.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status if the case is decided or nothing is left to restrict; as `restrict`
 */
export async function restrictSubject(
  tx: TxCtx,
  about: Subject,
  { caseId, ...grounds }: Grounds & { caseId?: string | undefined },
): Promise<string> {
  const concerned = await restrict(tx, about, grounds.reason);
  const decided = caseId ?? (await openCase(tx, about, 'administrator'));
  const found = await decide(tx, decided, measureOf(about.subject));
  if (found.about.id !== about.id) throw notFound();
  await stateReasons(tx, { caseId: decided, concerned, byReport: found.isReported, ...grounds });
  return decided;
}

/** `id` is the case's. */
export async function restrictReported(ctx: Ctx, { id, ...grounds }: Grounds & { id: string }): Promise<Case> {
  return inTransaction(ctx, async (tx) => {
    const about = await aboutOf(tx, id);
    return readCase(tx, await restrictSubject(tx, about, { ...grounds, caseId: id }));
  });
}

interface HidingJob extends Grounds {
  /** The job's id. */
  id: string;
  caseId?: string | undefined;
}

export const hideReported = (ctx: Ctx, { id, ...hiding }: HidingJob): Promise<Case> =>
  inTransaction(ctx, async (tx) => readCase(tx, await restrictSubject(tx, { subject: 'job', id }, hiding)));

/** `id` is the company's. */
export const hideCompany = (ctx: Ctx, { id, ...grounds }: Grounds & { id: string }): Promise<Case> =>
  inTransaction(ctx, async (tx) => readCase(tx, await restrictSubject(tx, { subject: 'company', id }, grounds)));

/**
 * For a job. The case keeps its decision.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status as in `restoreJob`.
 */
export const restoreHidden = (ctx: Ctx, { id }: { id: string }): Promise<void> =>
  inTransaction(ctx, (tx) => lift(tx, { subject: 'job', id }));

/**
 * `id` is the case's, which keeps its decision.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status if there is nothing to reverse
 */
export const liftOfCase = (ctx: Ctx, { id }: { id: string }): Promise<Case> =>
  inTransaction(ctx, async (tx) => {
    await lift(tx, await aboutOf(tx, id));
    return readCase(tx, id);
  });

async function aboutOf({ db }: TxCtx, id: string): Promise<Subject> {
  return subjectOf(
    await db.selectFrom('moderation_case').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound),
  );
}

async function decide(tx: TxCtx, id: string, decision: CaseDecision): Promise<{ about: Subject; isReported: boolean }> {
  const found = await tx.db
    .selectFrom('moderation_case')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (found.decided_at) throw wrongStatus();
  await tx.db
    .updateTable('moderation_case')
    .set({ decision, decided_at: tx.clock.now() })
    .where('id', '=', id)
    .execute();
  await countFigure(tx, { what: 'decision', subject: found.subject, detail: decision, since: found.opened_at });
  // A task, because there may be many emails.
  if (found.reports > 0) await tx.enqueue(EMAIL_REPORTERS, { caseId: id });
  return { about: subjectOf(found), isReported: found.reports > 0 };
}

type Reasons = Pick<ModerationDecisionTable, 'ground' | 'rule' | 'reason'> & {
  caseId: string;
  concerned: Concerned;
  byReport: boolean;
};

/**
 * Addressed to the person whom the decision concerns (Regulation (EU) 2022/2065, Article 17); to no one if the author
 * has left.
 */
async function stateReasons(tx: TxCtx, { caseId, concerned, byReport, ground, rule, reason }: Reasons): Promise<void> {
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
