import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../accounts/events.ts';
import './table.ts';

/** Even beyond the quota, which counts at the next upload. */
export async function moveFiles(
  { db }: TxCtx,
  { fromUserId, intoUserId }: DomainEvents['person.joined'],
): Promise<void> {
  await db.updateTable('file').set({ owner_id: intoUserId }).where('owner_id', '=', fromUserId).execute();
}
