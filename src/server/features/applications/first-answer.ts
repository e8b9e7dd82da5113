import type { TxCtx } from '../../context.ts';
import './table.ts';

/** Later answers change nothing. The application must be locked. */
export async function recordFirstAnswer(
  { db, clock }: Pick<TxCtx, 'db' | 'clock'>,
  applicationId: string,
): Promise<void> {
  await db
    .updateTable('application')
    .set({ first_answered_at: clock.now() })
    .where('id', '=', applicationId)
    .where('first_answered_at', 'is', null)
    .execute();
}
