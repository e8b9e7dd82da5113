import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../accounts/events.ts';
import { indexConsents } from './index-consents.ts';
import './table.ts';

/**
 * Of two open invitations to one job, the one of the person who stays is answered. Companies find that person by what
 * the profile has by now.
 */
export async function moveJobInvitations(
  tx: TxCtx,
  { fromProfileId: from, intoProfileId: into }: DomainEvents['person.joined'],
): Promise<void> {
  const { db } = tx;
  await sql`
    update talent_invitation as moved set status = 'lapsed'
    from talent_invitation as held
    where moved.profile_id = ${from} and moved.status = 'open'
      and held.profile_id = ${into} and held.status = 'open' and held.job_id = moved.job_id`.execute(db);
  await db.updateTable('talent_invitation').set({ profile_id: into }).where('profile_id', '=', from).execute();
  await indexConsents(tx, [into]);
}
