import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../accounts/events.ts';
import './table.ts';

export async function moveThreads(
  { db }: TxCtx,
  { fromUserId: from, fromProfileId, intoUserId: into, intoProfileId }: DomainEvents['person.joined'],
): Promise<void> {
  await db
    .updateTable('conversation')
    .set({ applicant_id: intoProfileId })
    .where('applicant_id', '=', fromProfileId)
    .execute();
  await db.updateTable('message').set({ sender_id: into }).where('sender_id', '=', from).execute();
  await db.updateTable('message').set({ recipient_id: into }).where('recipient_id', '=', from).execute();
}
