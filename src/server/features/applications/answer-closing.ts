import type { Selectable } from 'kysely';

import { isDecided } from '#contract/applications/application-status.ts';

import type { Actor } from '../../actor.ts';
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import { findPerson } from '../accounts/find-person.ts';
import { isKeyInUse } from '../keys/stopped.ts';
import { isDecidedBy } from './access.ts';
import { changeApplication } from './change.ts';
import type { ApplicationClosingAnswerTable } from './table.ts';

export const ANSWER_CLOSING = 'applications.answer_closing';

/** Milliseconds after which the rest becomes a new task, so that other work of the queue runs in between. */
const LONGEST = 2_000;

const READ_AT_ONCE = 20;

/**
 * Answers applicants who were waiting when a job closed, each in its own transaction, so that rows are not locked for
 * long. Can be repeated: it continues with those who are left.
 */
export async function answerClosing(ctx: Ctx, { closingId }: { closingId: string }): Promise<void> {
  for (const until = Date.now() + LONGEST; Date.now() < until;) {
    const left = await ctx.db
      .selectFrom('application_closing_answer as closing')
      .innerJoin('application', 'application.id', 'closing.application_id')
      .select('application.id')
      .where('closing.closing_id', '=', closingId)
      .orderBy('application.applied_at')
      .limit(READ_AT_ONCE)
      .execute();
    if (left.length === 0) return;
    for (const { id } of left) await answerOne(ctx, id);
  }
  await inTransaction(ctx, (tx) => tx.enqueue(ANSWER_CLOSING, { closingId }));
}

/** Nothing for applications that were decided individually in the meantime. */
const answerOne = (ctx: Ctx, id: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    // Locked as by other decisions, which also delete the row below.
    const application = await tx.db
      .selectFrom('application')
      .select(['status', 'company_id'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const due = await tx.db
      .deleteFrom('application_closing_answer')
      .where('application_id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!application || !due || isDecided(application.status)) return;
    const actor = await actorOf(tx, due, application.company_id);
    await changeApplication({ ...tx, actor }, due.answer, id, { isClosing: true });
  });

/** The member who closed the job; the system if they may no longer decide, since the answer is still owed. */
async function actorOf(tx: TxCtx, due: Selectable<ApplicationClosingAnswerTable>, companyId: string): Promise<Actor> {
  const { closed_by: userId, key_id: keyId, key_name: name } = due;
  if (keyId !== null && name !== null && (await isKeyInUse(tx.db, keyId)))
    return { kind: 'key', keyId, name, companyId, scopes: ['write_applications'] };
  const person = userId === null ? undefined : await findPerson(tx, userId);
  const decides =
    person &&
    (await tx.db
      .selectFrom('application')
      .select('id')
      .where('id', '=', due.application_id)
      .where(isDecidedBy(person))
      .executeTakeFirst());
  return decides ? person : { kind: 'system' };
}
