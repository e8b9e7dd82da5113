import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../accounts/events.ts';
import './table.ts';

/** Of two that are open at one agency, the one that a consultant began, else the one that changed last, stays. */
export async function moveScreenings(
  { db }: TxCtx,
  { fromProfileId: from, intoProfileId: into }: DomainEvents['person.joined'],
): Promise<void> {
  await sql`
    delete from screening where id in (
      select id from (
        select id, row_number() over (partition by agency_id order by state = 'open' desc, updated_at desc, id) as place
        from screening where profile_id in (${from}, ${into}) and state in ('requested', 'open')) as open
      where place > 1)`.execute(db);
  await db.updateTable('screening').set({ profile_id: into }).where('profile_id', '=', from).execute();
}
