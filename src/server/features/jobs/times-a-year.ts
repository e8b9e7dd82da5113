import { sql } from 'kysely';

/** How often a job's pay comes in a year of full time. */
export const timesAYear = sql`case job.salary_period when 'hour' then 2080 when 'month' then 12 else 1 end`;
