import { sql } from 'kysely';

import { PAIRS_MAX, PEOPLE_MIN } from '#contract/market/market-choices.ts';

import type { TxCtx } from '../../context.ts';
import { isOwnerCounted } from '../profiles/access.ts';
import './table.ts';

/** Levels of a language at which people could work in it; a mother tongue is `native`. */
const WORKING_LEVELS = ['B2', 'C1', 'C2', 'native'];

/** Pairs of languages that open jobs require, by country, those of most jobs first. */
export async function countPairs({ db }: TxCtx): Promise<void> {
  await sql`delete from market_pair`.execute(db);
  await sql`
    with place as (
      select id, country from job where status = 'active' and hidden_at is null and country is not null
      union select id, unnest(remote_countries) from job where status = 'active' and hidden_at is null and workplace = 'remote'
    ),
    demand as (
      select area, one.language as first, other.language as second, count(distinct place.id)::int as jobs
      from place join job_language as one on one.job_id = place.id and one.required
        join job_language as other on other.job_id = place.id and other.required and other.language > one.language
        cross join lateral (values (''), (place.country::text)) as area (area)
      group by 1, 2, 3
    ),
    speaker as (
      select profile.country, language, profile_id from profile_language join profile on profile.id = profile_id
      where level = any(${WORKING_LEVELS}::text[]) and profile.role = 'job_seeker' and profile.country is not null and ${isOwnerCounted}
    ),
    supply as (
      select area, one.language as first, other.language as second, count(*)::int / ${PEOPLE_MIN} * ${PEOPLE_MIN} as people
      from speaker as one join speaker as other on other.profile_id = one.profile_id and other.language > one.language
        cross join lateral (values (''), (one.country::text)) as area (area)
      group by 1, 2, 3 having count(*) >= ${PEOPLE_MIN}
    ),
    pair as (
      select area, first, second, jobs, coalesce(people, 0) as people,
        row_number() over (partition by area order by jobs desc, coalesce(people, 0) desc, first, second) as place
      from demand left join supply using (area, first, second)
    )
    insert into market_pair (country, first, second, jobs, people)
    select area, first, second, jobs, people from pair where place <= ${PAIRS_MAX}`.execute(db);
}
