import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../accounts/events.ts';
import './table.ts';

/** Of two open invitations to one job, the one of the person who stays is answered. */
export async function moveJobInvitations(
  { db }: TxCtx,
  { fromProfileId: from, intoProfileId: into }: DomainEvents['person.joined'],
): Promise<void> {
  await sql`
    update talent_invitation as moved set status = 'lapsed'
    from talent_invitation as held
    where moved.profile_id = ${from} and moved.status = 'open'
      and held.profile_id = ${into} and held.status = 'open' and held.job_id = moved.job_id`.execute(db);
  await db.updateTable('talent_invitation').set({ profile_id: into }).where('profile_id', '=', from).execute();
}
