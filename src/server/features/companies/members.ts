import { sql, type Expression, type RawBuilder } from 'kysely';

import type { Ctx } from '../../context.ts';
import { isAccountInGoodStanding } from '../accounts/standing.ts';
import { RECRUITING } from './memberships.ts';
import './table.ts';

/** A column of the surrounding statement, or a value. */
type Id = string | Expression<string | null> | null;

interface About {
  companyId: Id;
  responsibleId: Id;
  /** The person who acted, who is not notified; null if not of the company. */
  actorId: string | null;
}

/** Most members who receive a live event. */
const MEMBERS_MAX = 100;

// Readers see no applications; nor does a member who became an administrator.
const members = (companyId: Id) => sql`
  company_member as member
    join user_account as account on account.id = member.user_id and ${isAccountInGoodStanding}
    join profile on profile.user_id = member.user_id and profile.role = 'employer'
  where member.company_id = ${companyId}::uuid and member.role = any(${[...RECRUITING]}::text[])`;

/** Those who see its applications and can sign in, sorted by id. */
export const activeMembers = (companyId: Id): RawBuilder<string[]> =>
  sql`array(select member.user_id from ${members(companyId)} order by member.user_id limit ${sql.lit(MEMBERS_MAX)})`;

/**
 * Who at a company is notified about a job (decision 0049): the responsible person, else the owners, else all members,
 * of those who can sign in, in the order in which they joined. Never the person who acted: if that is the responsible
 * person, no one is notified.
 */
export const recipients = ({ companyId, responsibleId, actorId }: About): RawBuilder<string[]> => sql`array(
  select ranked.user_id
  from (
    select member.user_id, member.created_at,
      rank() over (order by member.user_id is not distinct from ${responsibleId}::uuid desc, member.role = 'owner' desc) as place
    from ${members(companyId)}
  ) as ranked
  where ranked.place = 1 and ranked.user_id is distinct from ${actorId}::uuid
  order by ranked.created_at, ranked.user_id)`;

export async function findRecipients({ db }: Pick<Ctx, 'db'>, about: About): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`select ${recipients(about)} as ids`.execute(db);
  return rows[0]?.ids ?? [];
}
