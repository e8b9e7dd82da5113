import { companyTopic } from '#contract/topics.ts';

import type { TxCtx } from '../../context.ts';
import { notFound, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import './table.ts';

/**
 * Its page is public only with an open job, so it disappears with its jobs, which the caller hides.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status if it is hidden already.
 */
export const markHidden = (tx: TxCtx, id: string, reason: string): Promise<void> =>
  change(tx, id, { hidden_at: tx.clock.now(), hidden_reason: reason });

/**
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status if it is not hidden.
 */
export const markShown = (tx: TxCtx, id: string): Promise<void> =>
  change(tx, id, { hidden_at: null, hidden_reason: null });

async function change(
  tx: TxCtx,
  id: string,
  columns: { hidden_at: Date | null; hidden_reason: string | null },
): Promise<void> {
  const { hidden_at: before } = await tx.db
    .selectFrom('company')
    .select('hidden_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  if ((before === null) === (columns.hidden_at === null)) throw wrongStatus();
  await tx.db.updateTable('company').set(columns).where('id', '=', id).execute();
  await tx.invalidate([companyTopic(id)]);
}

/**
 * Waits for an administrator who is hiding it.
 * @throws Refusal CONFLICT company_hidden
 */
export async function requireShown({ db }: TxCtx, id: string): Promise<void> {
  const company = await db.selectFrom('company').select('hidden_at').where('id', '=', id).forShare().executeTakeFirst();
  if (company?.hidden_at) throw new Refusal('CONFLICT', { reason: 'company_hidden' });
}
