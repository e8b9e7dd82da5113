import { sql } from 'kysely';

import type { LevelJobs } from '#contract/jobs/job-levels.ts';
import { cefrLevels, type CefrLevel } from '#contract/languages.ts';
import { locales, type Locale } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';

/** For each language of the site and each level: the active jobs that ask for it, and for which that level is enough. */
export async function countByLevel({ db }: Pick<Ctx, 'db'>): Promise<LevelJobs[]> {
  const steps = locales.flatMap((language) => cefrLevels.map((level) => ({ language, level })));
  const { rows } = await sql<{ value: string; jobs: number }>`
    select value, sum(jobs)::integer as jobs from job_facet_count
    where value = any(${steps.map(sliceOf)}::text[]) group by value`.execute(db);
  const counts = new Map(rows.map(({ value, jobs }) => [value, jobs]));
  return steps.map((step) => ({ ...step, jobs: counts.get(sliceOf(step)) ?? 0 }));
}

const sliceOf = ({ language, level }: { language: Locale; level: CefrLevel }): string => `l:${language}:${level}`;
