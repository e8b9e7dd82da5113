import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import './table.ts';

/** What happened with clients names the person who stays. */
export async function moveClientEntries(
  { db }: TxCtx,
  { fromProfileId, intoProfileId }: DomainEvents['person.joined'],
): Promise<void> {
  await db
    .updateTable('client_entry')
    .set({ profile_id: intoProfileId })
    .where('profile_id', '=', fromProfileId)
    .execute();
}
