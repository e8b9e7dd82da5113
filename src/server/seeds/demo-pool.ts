import { sql } from 'kysely';

import { POOL_TEXT_VERSION } from '#contract/applications/retention-choices.ts';

import type { TxCtx } from '../context.ts';
import '../features/applications/retention/table.ts';
import { findOwnedCompany } from './own-company.ts';

/** The company asked ten rejected applicants to join its talent pool: six agreed, two declined, two have not answered. */
export async function fillPool(tx: TxCtx, { employerId }: { employerId: string }): Promise<void> {
  const { id: companyId } = await findOwnedCompany(tx, employerId);
  const { 'retention.pool_days': days } = await tx.settings();
  await sql`
    with decided as (
      select application.id, profile.user_id, application.decided_at,
        row_number() over (order by application.decided_at desc, application.id) as number
      from application join profile on profile.id = application.applicant_id
      where application.company_id = ${companyId} and application.status = 'rejected' and application.decided_at is not null
      order by number limit 10
    ), asked as (
      insert into pool_request (application_id, asked_by, asked_at, answered_at, answer)
      select id, ${employerId}::uuid, decided_at, case when number <= 8 then least(now(), decided_at + interval '5 hours') end,
        case when number <= 8 then number <= 6 end
      from decided
    )
    insert into pool_consent (id, user_id, company_id, application_id, text_version, given_at, until)
    select gen_random_uuid(), user_id, ${companyId}::uuid, id, ${POOL_TEXT_VERSION}, least(now(), decided_at + interval '5 hours'),
      least(now(), decided_at + interval '5 hours') + make_interval(days => ${days}::int)
    from decided where number <= 6`.execute(tx.db);
}
