import { sql } from 'kysely';

import type { EmploymentType, JobCategory, SalaryPeriod, Workplace } from '#contract/jobs/job-choices.ts';
import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../../../context.ts';
import '../../../companies/table.ts';
import { isOpen } from '../../access.ts';

/** A job as other job sites get it: in its own language. */
export interface PartnerJob {
  id: string;
  number: number;
  locale: Locale;
  title: string;
  /** Sanitized HTML, including the requirements. */
  description: string;
  company: string;
  companyUrl: string | null;
  city: string;
  /** ISO 3166-1; for a remote job without a place, the first of the countries where applicants may live. */
  country: string | null;
  workplace: Workplace | null;
  employmentType: EmploymentType | null;
  category: JobCategory | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string | null;
  salaryPeriod: SalaryPeriod | null;
  publishedAt: Date;
  updatedAt: Date;
  validThrough: Date;
}

/** Changes with any shared job, and with any company's name. */
export async function findPartnerVersion({ db }: Ctx): Promise<string> {
  const { version } = await db
    .selectFrom('job')
    .where(isOpen)
    .where('job.syndicated', '=', true)
    .select(
      sql<string>`md5(concat_ws(' ', count(*), max(job.updated_at), (select max(updated_at) from company)))`.as(
        'version',
      ),
    )
    .executeTakeFirstOrThrow();
  return version;
}

/** Ordered by their numbers, beginning after one. */
export const findPartnerJobs = (
  { db, clock }: Ctx,
  { after, limit }: { after: number; limit: number },
): Promise<PartnerJob[]> =>
  db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .innerJoin('job_translation as text', (join) =>
      join.onRef('text.job_id', '=', 'job.id').onRef('text.locale', '=', 'job.primary_locale'),
    )
    .where(isOpen)
    .where('job.syndicated', '=', true)
    .where('job.valid_through', '>', clock.now())
    .where('job.number', '>', after)
    .select([
      'job.id',
      'job.number',
      'job.primary_locale as locale',
      'text.title',
      sql<string>`text.description || text.requirements`.as('description'),
      'company.name as company',
      'company.website as companyUrl',
      'job.city',
      sql<string | null>`coalesce(job.country, job.remote_countries[1])`.as('country'),
      'job.workplace',
      'job.employment_type as employmentType',
      'job.category',
      'job.salary_min as salaryMin',
      'job.salary_max as salaryMax',
      'job.salary_currency as salaryCurrency',
      'job.salary_period as salaryPeriod',
      'job.first_published_at as publishedAt',
      'job.updated_at as updatedAt',
      'job.valid_through as validThrough',
    ])
    .$narrowType<{ publishedAt: Date; validThrough: Date }>()
    .orderBy('job.number')
    .limit(limit)
    .execute();
