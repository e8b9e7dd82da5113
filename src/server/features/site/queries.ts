import { sql } from 'kysely';

import type { Figures } from '#contract/site/site.ts';

import type { Ctx } from '../../context.ts';
import { isOpen } from '../jobs/access.ts';
import { isOwnerCounted } from '../profiles/access.ts';

/** Pages that show the figure count every time, and display "10,000+". */
const JOBS_COUNTED_MAX = 10_000;

type Counted = Pick<Figures, 'jobs' | 'candidates' | 'countries'>;

/** Public, so not limited by visibleTo. */
export async function countFigures({ db }: Ctx): Promise<Counted> {
  const jobs = db.selectFrom('job').where(isOpen);
  const seekers = db.selectFrom('profile').where('role', '=', 'job_seeker').where(isOwnerCounted);
  const countries = seekers
    .select('country')
    .where('country', 'is not', null)
    .union(db.selectFrom('company').select('country').where('country', 'is not', null))
    .union(countriesOfJobs);
  const { rows } = await sql<Counted>`
    select (select count(*) from (${jobs.select(sql<number>`1`.as('one')).limit(sql.lit(JOBS_COUNTED_MAX))}) as open) as jobs,
      (${seekers.select(({ fn }) => fn.countAll<number>().as('count'))}) as candidates,
      (select count(*) from (${countries}) as country) as countries`.execute(db);
  return rows[0] ?? { jobs: 0, candidates: 0, countries: 0 };
}

/** Scans the index from one country to the next, so that the cost depends on the number of countries, not jobs. */
const countriesOfJobs = sql<{ country: string | null }>`(
  with recursive known as (
    select min(job.country) as country from job where ${isOpen}
    union all
    select (select min(job.country) from job where ${isOpen} and job.country > known.country) from known where known.country is not null)
  select country from known where country is not null)`;
