import { sql } from 'kysely';

import { HOURS_A_YEAR } from '#contract/market/market-choices.ts';

/** Pay periods in a year of full-time work. */
export const timesAYear = sql`case job.salary_period when 'hour' then ${sql.lit(HOURS_A_YEAR)} when 'month' then 12 else 1 end`;
