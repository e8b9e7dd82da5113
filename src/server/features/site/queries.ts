import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { isInGoodStanding } from '../profiles/access.ts';

/**
 * How many people can be hired through this site, and in how many countries they and the companies are. Counts for
 * everybody, and so not composed with what the reader may see.
 */
export async function countPeople({ db }: Ctx): Promise<{ candidates: number; countries: number }> {
  const seekers = db.selectFrom('profile').where('role', '=', 'job_seeker').where(isInGoodStanding);
  const countries = seekers
    .select('country')
    .where('country', 'is not', null)
    .union(db.selectFrom('company').select('country').where('country', 'is not', null));
  const { rows } = await sql<{ candidates: number; countries: number }>`
    select (${seekers.select(({ fn }) => fn.countAll<number>().as('count'))}) as candidates,
      (select count(*) from (${countries}) as country) as countries`.execute(db);
  return rows[0] ?? { candidates: 0, countries: 0 };
}
