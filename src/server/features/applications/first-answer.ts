import type { TxCtx } from '../../context.ts';
import './table.ts';

/** Keeps when the company answered an application, if that is its first answer. The application is locked. */
export async function keepFirstAnswer(
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
