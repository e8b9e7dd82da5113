import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { RECRUITING } from '../companies/memberships.ts';
import '../companies/table.ts';

/** Of the members who decide on a job's applications, those who see the offers for it. */
export async function findOfferReaders(
  { db }: Pick<Ctx, 'db'>,
  { companyId, deciderIds }: { companyId: string; deciderIds: string[] },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select member.user_id
    from company_member as member join company on company.id = member.company_id
    where member.company_id = ${companyId}::uuid and member.user_id = any(${deciderIds}::uuid[])
      and (member.role = any(${[...RECRUITING]}::text[]) or company.shows_offers_to_managers)
    order by member.user_id`.execute(db);
  return rows.map(({ user_id: userId }) => userId);
}
