import { sql } from 'kysely';

import {
  COMPANIES_MIN,
  languagePayLevels,
  MARKET_DAYS,
  JOBS_MIN,
  JOBS_OF_A_COMPANY_MAX,
} from '#contract/market/market-choices.ts';

import type { TxCtx } from '../../context.ts';
import { timesAYear } from '../jobs/times-a-year.ts';
import './table.ts';

/** Minimum number of jobs to compare one with. */
const ALIKE_MIN = 5;
const ALIKE_COMPANIES_MIN = 3;

/**
 * Jobs published in the last year that state their pay, with the middle of their yearly range. Part-time pay is known
 * only if it is hourly.
 */
const paidJobs = ({ clock }: TxCtx) => sql`
  select job.id, job.company_id, job.country, job.category, job.experience_level, job.salary_currency as currency, job.first_published_at,
    (job.salary_min + job.salary_max::bigint) / 2.0 * ${timesAYear} as pay
  from job join company on company.id = job.company_id
  where job.first_published_at >= ${clock.now()}::timestamptz - make_interval(days => ${MARKET_DAYS}) and job.status <> 'draft' and job.hidden_at is null
    and job.salary_max > 0 and job.country is not null and job.category is not null and job.employment_type <> 'internship'
    and (job.employment_type <> 'part_time' or job.salary_period = 'hour')`;

/** The latest first; a company's further jobs do not count. */
const placeIn = (cell: string) => sql`
  row_number() over (partition by ${sql.raw(cell)}, company_id order by first_published_at desc, id)`;

const counts = sql`count(*)::int as jobs, count(distinct company_id)::int as companies`;
const areEnough = sql`count(*) >= ${JOBS_MIN} and count(distinct company_id) >= ${COMPANIES_MIN}`;

/** The titles of open jobs; closed jobs keep theirs. */
export async function keepOccupations({ db }: TxCtx): Promise<void> {
  await sql`
    delete from job_occupation using job_search
    where job_search.job_id = job_occupation.job_id and 'b:o.' || occupation <> all(slices)`.execute(db);
  await sql`
    insert into job_occupation (job_id, occupation)
    select distinct job_id, substr(slice, 5) from job_search, unnest(slices) as slice where slice like 'b:o.%'
    on conflict do nothing`.execute(db);
}

/** By category, by occupation, and each by level. */
export async function countPay(tx: TxCtx): Promise<void> {
  await sql`delete from market_pay`.execute(tx.db);
  await sql`
    with paid as (${paidJobs(tx)}),
    about as (
      select paid.*, category as subject from paid
      union all select paid.*, occupation from paid join job_occupation on job_id = paid.id
    ),
    cell as (select about.*, level from about cross join lateral (select '' as level union all select experience_level where experience_level is not null) as step),
    placed as (select cell.*, ${placeIn('country, subject, level, currency')} as place from cell)
    insert into market_pay (country, subject, experience_level, currency, jobs, companies, low, middle, high)
    select country, subject, level, currency, ${counts},
      round(percentile_cont(0.25) within group (order by pay)), round(percentile_cont(0.5) within group (order by pay)), round(percentile_cont(0.75) within group (order by pay))
    from placed where place <= ${JOBS_OF_A_COMPANY_MAX}
    group by country, subject, level, currency having ${areEnough}`.execute(tx.db);
}

/**
 * Compares each job that requires a language with the median of similar jobs (category, country, level, currency) that
 * do not; the figure is the median of these differences. Medians, because a single employer cannot move them far.
 */
export async function countLanguagePay(tx: TxCtx): Promise<void> {
  await sql`delete from market_language`.execute(tx.db);
  const alike = 'country, category, experience_level, currency';
  await sql`
    with paid as materialized (select * from (${paidJobs(tx)}) as job where experience_level is not null),
    asked as materialized (
      select job_language.job_id, job_language.language, job_language.level from job_language join paid on paid.id = job_id where required
    ),
    without as (
      select paid.*, wanted.language, ${placeIn(`wanted.language, ${alike}`)} as place
      from paid cross join (select language from asked group by language having count(*) >= ${JOBS_MIN}) as wanted
      where not exists (select from asked where asked.job_id = paid.id and asked.language = wanted.language)
    ),
    usual as (
      select language, ${sql.raw(alike)}, percentile_cont(0.5) within group (order by ln(pay)) as pay
      from without where place <= ${JOBS_OF_A_COMPANY_MAX}
      group by language, ${sql.raw(alike)} having count(*) >= ${ALIKE_MIN} and count(distinct company_id) >= ${ALIKE_COMPANIES_MIN}
    ),
    difference as (
      select paid.id, paid.company_id, paid.first_published_at, asked.language, step.level, area.area, ln(paid.pay) - usual.pay as more
      from paid join asked on asked.job_id = paid.id join usual using (language, ${sql.raw(alike)})
        join unnest(${[...languagePayLevels]}::text[]) as step (level) on asked.level >= step.level
        cross join lateral (values (''), (paid.country::text)) as area (area)
    ),
    placed as (select difference.*, ${placeIn('area, language, level')} as place from difference)
    insert into market_language (country, language, level, jobs, companies, percent)
    select area, language, level, ${counts}, round(((exp(percentile_cont(0.5) within group (order by more)) - 1) * 100)::numeric, 1)
    from placed where place <= ${JOBS_OF_A_COMPANY_MAX}
    group by area, language, level having ${areEnough}`.execute(tx.db);
}
