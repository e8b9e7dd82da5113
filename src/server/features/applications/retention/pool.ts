import { POOL_TEXT_VERSION } from '#contract/applications/retention-choices.ts';
import type { Retention } from '#contract/applications/retention.ts';

import { userIdOf } from '../../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import { wrongStatus } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import { daysAfter } from '../../jobs/term.ts';
import '../events.ts';
import { readRetention } from './read-retention.ts';
import './table.ts';

/**
 * Once; applicants who declined are not asked again.
 * @throws Refusal NOT_FOUND; FORBIDDEN for the applicant; CONFLICT wrong_status before a decision, after a withdrawal,
 * and if they were asked already
 */
export async function askForPool(ctx: Ctx, id: string): Promise<Retention> {
  return inTransaction(ctx, async (tx) => {
    await lock(tx, id);
    const { can } = await readRetention(tx, id);
    if (!can.ask) throw wrongStatus();
    const at = tx.clock.now();
    await tx.db
      .insertInto('pool_request')
      .values({ application_id: id, asked_by: userIdOf(tx), asked_at: at, answered_at: null, answer: null })
      .execute();
    await tx.emit('pool.asked', { applicationId: id, at, isAgain: false });
    return readRetention(tx, id);
  });
}

/**
 * A consent lasts for a limited time, and ends with a withdrawal; then the application is erased when it would have
 * been.
 * @throws Refusal NOT_FOUND; CONFLICT wrong_status if they were not asked
 */
export async function answerPool(ctx: Ctx, { id, agrees }: { id: string; agrees: boolean }): Promise<Retention> {
  return inTransaction(ctx, async (tx) => {
    const { company_id: companyId } = await lock(tx, id);
    const { can, pool } = await readRetention(tx, id);
    if (!can.answer) throw wrongStatus();
    const isSame = agrees ? pool.until !== null && !pool.isAskedAgain : pool.answer === false;
    if (isSame) return readRetention(tx, id);
    const now = tx.clock.now();
    await tx.db
      .updateTable('pool_consent')
      .set({ ended_at: now, ended_how: agrees ? 'renewed' : 'withdrawn' })
      .where('application_id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
    if (agrees)
      await tx.db
        .insertInto('pool_consent')
        .values({
          id: newId(),
          user_id: userIdOf(tx) ?? '',
          company_id: companyId,
          application_id: id,
          text_version: POOL_TEXT_VERSION,
          given_at: now,
          until: daysAfter(now, pool.days),
          ended_at: null,
          ended_how: null,
        })
        .execute();
    await tx.db
      .updateTable('pool_request')
      .set({ answer: agrees, answered_at: now, asked_again_at: null })
      .where('application_id', '=', id)
      .execute();
    return readRetention(tx, id);
  });
}

/** Visibility to the actor is checked afterwards. */
async function lock({ db }: TxCtx, id: string): Promise<{ company_id: string }> {
  const row = await db
    .selectFrom('application')
    .select('company_id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? { company_id: '' };
}
