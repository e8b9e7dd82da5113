import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../accounts/events.ts';
import './retention/table.ts';
import './table.ts';

/** Of two applications for one job, the later names the earlier; both stay. */
export async function moveApplications(
  { db }: TxCtx,
  { fromUserId, fromProfileId: from, intoUserId, intoProfileId: into }: DomainEvents['person.joined'],
): Promise<void> {
  await sql`
    with pair as (
      select case when (other.applied_at, other.id) < (own.applied_at, own.id) then other.id else own.id end as earlier,
        case when (other.applied_at, other.id) < (own.applied_at, own.id) then own.id else other.id end as later
      from application as own join application as other on other.job_id = own.job_id
      where own.applicant_id = ${into} and own.repeats is null and other.applicant_id = ${from} and other.repeats is null
    )
    update application set repeats = pair.earlier
    from pair where application.id = pair.later or application.repeats = pair.later`.execute(db);
  await db.updateTable('application').set({ applicant_id: into }).where('applicant_id', '=', from).execute();
  await db.updateTable('application_event').set({ actor_id: intoUserId }).where('actor_id', '=', fromUserId).execute();
  await db.updateTable('pool_consent').set({ user_id: intoUserId }).where('user_id', '=', fromUserId).execute();
  // What was prepared last is sent.
  await db
    .deleteFrom('unsent_application')
    .where('profile_id', '=', into)
    .where('job_id', 'in', db.selectFrom('unsent_application').select('job_id').where('profile_id', '=', from))
    .execute();
  await db.updateTable('unsent_application').set({ profile_id: into }).where('profile_id', '=', from).execute();
}
