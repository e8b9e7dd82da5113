import type { TxCtx } from '../../context.ts';
import './table.ts';

/**
 * Later answers change nothing. The application must be locked. `counts`: whether it is an individual answer, which the
 * company's figures include (specification, section 10).
 */
export async function recordFirstAnswer(
  { db, clock }: Pick<TxCtx, 'db' | 'clock'>,
  applicationId: string,
  { counts }: { counts: boolean },
): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('application')
    .set(({ fn, val, ref }) => ({
      first_answered_at: fn.coalesce('first_answered_at', val(now)),
      counted_answer_at: counts ? fn.coalesce('counted_answer_at', val(now)) : ref('counted_answer_at'),
    }))
    .where('id', '=', applicationId)
    .where(({ or, eb }) =>
      or([eb('first_answered_at', 'is', null), ...(counts ? [eb('counted_answer_at', 'is', null)] : [])]),
    )
    .execute();
}
