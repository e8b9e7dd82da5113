import { sql } from 'kysely';

import { DUE_SOON_DAYS } from '#contract/applications/answer-choices.ts';

import { type Ctx, inTransaction } from '../../context.ts';
import { dayOf, daysAfter } from '../jobs/term.ts';
import './events.ts';
import { isWaiting } from './promised.ts';

/** Companies with promised answers due within two days. Repeated on a day, it notifies no one twice. */
export async function remindOfPromises(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const { rows } = await sql<{ company_id: string }>`
    select distinct application.company_id from application
    where ${isWaiting} and answer_due_at >= ${now} and answer_due_at < ${daysAfter(now, DUE_SOON_DAYS)}`.execute(
    ctx.db,
  );
  const day = new Date(dayOf(now));
  for (const { company_id: companyId } of rows)
    await inTransaction(ctx, (tx) => tx.emit('answers.due', { companyId, day }));
}
