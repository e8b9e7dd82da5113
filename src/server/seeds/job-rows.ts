import type { Locale } from '#contract/locales.ts';

import '../features/jobs/table.ts';
import type { Tx } from '../platform/db/database.ts';
import { newId } from '../platform/id.ts';
import { writeText, type TextPlan } from './compose.ts';
import { insertRows, type Row } from './insert-rows.ts';

export interface JobRows {
  job: Row<'job'>;
  translations: Row<'job_translation'>[];
  languages: Row<'job_language'>[];
}

interface Posting {
  companyId: string;
  postedBy: string | null;
  plan: TextPlan;
  /** The primary one first. */
  locales: readonly Locale[];
  firstPublishedAt: Date;
  validThrough: Date;
}

/** Derived from existing data, so that nothing else of the demo changes. */
function variableFacts({ category, variablePay }: TextPlan['job'], firstPublishedAt: Date) {
  const { target, capped } = variablePay ?? { target: null, capped: false };
  const saysReached = target !== null && category === 'sales' && target % 3 !== 0;
  return {
    variable_cap: capped && target !== null ? target * 2 : null,
    variable_reached_percent: saysReached ? 78 + (target % 31) : null,
    variable_reached_year: saysReached ? firstPublishedAt.getUTCFullYear() - 1 : null,
  };
}

/** In insertion order. */
export function jobRows({ companyId, postedBy, plan, locales, firstPublishedAt, validThrough }: Posting): JobRows {
  const { job: planned } = plan;
  const id = newId();
  const [primary = 'en'] = locales;
  const { salary, variablePay } = planned;
  const job: Row<'job'> = {
    id,
    company_id: companyId,
    posted_by: postedBy,
    status: 'active',
    primary_locale: primary,
    category: planned.category,
    employment_type: planned.employmentType,
    experience_level: planned.level,
    workplace: planned.workplace,
    city: planned.place.city,
    country: planned.place.country,
    remote_countries: planned.remoteCountries,
    skills_required: planned.skills,
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    salary_currency: salary?.currency ?? null,
    salary_period: salary?.period ?? null,
    variable_target: variablePay?.target ?? null,
    variable_capped: variablePay?.capped ?? null,
    ...variableFacts(planned, firstPublishedAt),
    variable_currency: variablePay?.currency ?? null,
    openings: planned.openings,
    first_published_at: firstPublishedAt,
    valid_through: validThrough,
    closed_at: null,
    close_reason: null,
    hidden_at: null,
    hidden_reason: null,
    expiry_notice_at: null,
    version: 1,
    created_at: firstPublishedAt,
    updated_at: firstPublishedAt,
  };
  return {
    job,
    translations: locales.map((locale) => ({
      job_id: id,
      locale,
      ...writeText(plan, locale),
      stale: false,
      updated_at: firstPublishedAt,
    })),
    languages: planned.languages.map((language, position) => ({ job_id: id, ...language, position })),
  };
}

export async function insertJobs(tx: Tx, jobs: readonly JobRows[]): Promise<void> {
  await insertRows(
    tx,
    'job',
    jobs.map(({ job }) => job),
  );
  await insertRows(
    tx,
    'job_translation',
    jobs.flatMap(({ translations }) => translations),
  );
  await insertRows(
    tx,
    'job_language',
    jobs.flatMap(({ languages }) => languages),
  );
}
