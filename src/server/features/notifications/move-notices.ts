import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../accounts/events.ts';
import './table.ts';

/** Including others' notifications about the person. Choices of the person who stays hold. */
export async function moveNotices(
  { db }: TxCtx,
  { fromUserId: from, intoUserId: into }: DomainEvents['person.joined'],
): Promise<void> {
  await db.updateTable('notification').set({ user_id: into }).where('user_id', '=', from).execute();
  await db.updateTable('notification').set({ about_user_id: into }).where('about_user_id', '=', from).execute();
  await sql`
    update notification_preference set user_id = ${into}
    where user_id = ${from} and type not in (select type from notification_preference where user_id = ${into})`.execute(
    db,
  );
}
