import { sql } from 'kysely';

import { inTransaction, type Ctx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { findingCompany } from './found.ts';
import { readProfile } from './profiles.ts';
import type { ProfileRow } from './queries.ts';
import './table.ts';

/**
 * Reads a profile; a seeker sees which company looked, once a day.
 * @throws Refusal NOT_FOUND, TOO_MANY_REQUESTS for a company that opens too many in a day.
 */
export async function openProfile(ctx: Ctx, id: string): Promise<ProfileRow> {
  const { actor } = ctx;
  const profile = await readProfile(ctx, id);
  if (actor.kind !== 'person' || actor.role !== 'employer' || profile.role !== 'job_seeker') return profile;
  await inTransaction(ctx, async ({ db, clock, settings }) => {
    const { rows } = await sql<{ company_id: string }>`
      insert into profile_look (profile_id, company_id, day)
      select ${id}::uuid, looking.company_id, ${clock.now()}::timestamptz at time zone 'UTC'
      from (select coalesce(${findingCompany(actor.userId)},
        (select company_id from company_member where user_id = ${actor.userId}::uuid order by chosen_at desc, company_id limit 1)) as company_id) as looking
      where looking.company_id is not null
      on conflict do nothing returning company_id`.execute(db);
    const [look] = rows;
    if (look) await takeAttempt(db, `profiles:${look.company_id}`, (await settings())['limits.profiles_per_company']);
  });
  return profile;
}
