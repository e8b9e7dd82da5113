import { sql, type RawBuilder } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { throwNotFound } from '../../platform/http/refusal.ts';
import { currentCompany, RECRUITING } from '../companies/memberships.ts';
import './table.ts';

/**
 * As the right side of `=`: any agency in which the actor is a consultant, which its owners and recruiters are. Keys
 * act as consultants within their scopes.
 */
export function agenciesOf(actor: Actor): RawBuilder<string> {
  if (actor.kind === 'key')
    return sql`any(array(
      select company_id from agency where company_id = ${actor.companyId}::uuid and named_at is not null))`;
  if (actor.kind !== 'person' || actor.role !== 'employer') return sql`any('{}'::uuid[])`;
  return sql`any(array(
    select agency.company_id from agency join company_member as member on member.company_id = agency.company_id
    where agency.named_at is not null and member.user_id = ${actor.userId}::uuid and member.role = any(${[...RECRUITING]}::text[])))`;
}

/**
 * The actor's current company, if it is an agency in which they are a consultant.
 * @throws Refusal NOT_FOUND
 */
export async function requireAgency({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<string> {
  const current = actor.kind === 'person' ? currentCompany(actor.userId) : sql`company_id`;
  const agency = await db
    .selectFrom('agency')
    .select('company_id')
    .where('company_id', '=', agenciesOf(actor))
    .where('company_id', '=', sql<string>`${current}`)
    .executeTakeFirst();
  return agency?.company_id ?? throwNotFound();
}
