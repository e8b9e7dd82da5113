import type { JobCategory } from '#contract/jobs/job-choices.ts';
import { COMPANIES_MIN, JOBS_OF_A_COMPANY_MAX } from '#contract/market/market-choices.ts';

import { type Hiring, inventPastJob } from './demo-jobs.ts';
import type { JobRows } from './job-rows.ts';
import { createRandom } from './random.ts';

/** A separate seed, so that the rest of the demo stays unchanged. */
const SEED = 4_111;

const CATEGORIES: readonly JobCategory[] = ['customer_service', 'sales'];

/** Markets with enough jobs for pay figures, in which companies from other countries hire too. */
const markets = [
  { country: 'FR', city: 'Lyon' },
  { country: 'ES', city: 'Madrid' },
  { country: 'IT', city: 'Milano' },
  { country: 'PT', city: 'Lisboa' },
  { country: 'GB', city: 'Manchester' },
] as const;

/**
 * Adds closed jobs of this year until each company counts fully in its country’s figures. Closed ones, because they
 * count as well and do not appear in searches.
 */
export function inventPastJobs(hiring: readonly Hiring[], jobs: readonly JobRows[], now: Date): JobRows[] {
  const random = createRandom(SEED);
  return markets.flatMap(({ country, city }) => {
    const local = hiring.filter(({ company }) => company.country === country);
    const foreign = hiring.filter(({ company }) => company.country === 'IE');
    const counted = [...local, ...foreign.slice(0, Math.max(0, COMPANIES_MIN - local.length))];
    return counted.flatMap((one) =>
      CATEGORIES.flatMap((category) => {
        const has = jobs.filter(({ job }) => counts(job, one.companyId, country, category)).length;
        const place = { country, city: one.company.country === country ? random.pick(one.company.cities) : city };
        return Array.from({ length: Math.max(0, JOBS_OF_A_COMPANY_MAX - has) }, () =>
          inventPastJob(random, one, { place, category }, now),
        );
      }),
    );
  });
}

const counts = (job: JobRows['job'], companyId: string, country: string, category: JobCategory): boolean =>
  job.company_id === companyId &&
  job.country === country &&
  job.category === category &&
  job.status !== 'draft' &&
  (job.salary_max ?? 0) > 0 &&
  job.employment_type !== 'internship' &&
  (job.employment_type !== 'part_time' || job.salary_period === 'hour');
