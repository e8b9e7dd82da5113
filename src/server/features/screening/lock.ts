import type { Expression, SqlBool } from 'kysely';

import type { ScreeningChange } from '#contract/screening/screening-choices.ts';

import type { TxCtx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import './events.ts';
import { findScreenings, type ScreeningRow } from './find.ts';
import { noFindings } from './present.ts';
import './table.ts';

/**
 * Every command locks the screening first: of two at once, the second sees what the first did.
 * @throws Refusal NOT_FOUND
 */
export async function lockScreening(tx: TxCtx, id: string, condition: Expression<SqlBool>): Promise<ScreeningRow> {
  const locked = await tx.db
    .selectFrom('screening')
    .select('id')
    .where('id', '=', id)
    .where(condition)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) throw notFound();
  // A statement of its own, because the one above may have read before another transaction's commit.
  return findScreenings(tx, condition).where('screening.id', '=', id).executeTakeFirstOrThrow(notFound);
}

/** Of a locked screening. */
export async function touchScreening(tx: TxCtx, id: string, what: ScreeningChange): Promise<void> {
  await tx.db.updateTable('screening').set({ updated_at: tx.clock.now() }).where('id', '=', id).execute();
  await tx.emit('screening.changed', { screeningId: id, what });
}

/** Deletes what is written in a locked screening; that there was one stays, for its agency and the person. */
export async function endScreening(tx: TxCtx, id: string, what: 'withdrawn' | 'closed'): Promise<void> {
  for (const table of ['screening_language', 'screening_part', 'screening_reference'] as const)
    await tx.db.deleteFrom(table).where('screening_id', '=', id).execute();
  await tx.db
    .updateTable('screening')
    .set({
      state: 'withdrawn',
      findings: JSON.stringify(noFindings),
      done_by: null,
      done_by_name: '',
      done_at: null,
      valid_until: null,
    })
    .where('id', '=', id)
    .execute();
  await touchScreening(tx, id, what);
}
