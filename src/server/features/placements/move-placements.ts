import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import './table.ts';

/** Placements keep the person who stays. */
export async function movePlacements(
  { db }: TxCtx,
  { fromProfileId, intoProfileId }: DomainEvents['person.joined'],
): Promise<void> {
  await db
    .updateTable('placement')
    .set({ profile_id: intoProfileId })
    .where('profile_id', '=', fromProfileId)
    .execute();
}
