import { sql, type Expression, type RawBuilder } from 'kysely';

import type { Ctx } from '../../context.ts';
import { isInGoodStanding } from '../accounts/standing.ts';
import './table.ts';

/** A column of the statement that reads it, or a value. */
type Id = string | Expression<string | null> | null;

interface About {
  companyId: Id;
  /** Who is responsible for the job. */
  responsibleId: Id;
  /** Who did it: they know already. Null for whoever is not of the company. */
  actorId: string | null;
}

/** Live events reach so many members of a company at the most. */
const MEMBERS_MAX = 100;

// Whoever became an administrator sees no applications any more: they are as little told of them.
const members = (companyId: Id) => sql`
  company_member as member
    join user_account as account on account.id = member.user_id and ${isInGoodStanding}
    join profile on profile.user_id = member.user_id and profile.role = 'employer'
  where member.company_id = ${companyId}::uuid`;

/** The members of a company who can sign in, in the order of their ids: whose open pages follow what changes. */
export const activeMembers = (companyId: Id): RawBuilder<string[]> =>
  sql`array(select member.user_id from ${members(companyId)} order by member.user_id limit ${sql.lit(MEMBERS_MAX)})`;

/**
 * The one rule of who at a company is notified of something about a job (decision 0049): the responsible person, else
 * the owners, else all members, as long as they can sign in; in the order in which they joined. Never who did it: where
 * that is the responsible person, nobody is.
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

/** The same, where the ids are known. */
export async function findRecipients({ db }: Pick<Ctx, 'db'>, about: About): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`select ${recipients(about)} as ids`.execute(db);
  return rows[0]?.ids ?? [];
}
