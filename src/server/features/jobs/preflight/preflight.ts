import type { Preflight } from '#contract/job-preflight.ts';
import type { EditableJob } from '#contract/job-views.ts';
import { locales } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';
import { readEditable } from '../editable.ts';
import { missingForPublishing } from '../required.ts';
import { plainText } from '../rich-text.ts';
import { daysAfter, lastMomentOf } from '../term.ts';
import { isNoisy } from './title-noise.ts';
import { checkWording } from './wording.ts';

/** In characters; shorter ones get a warning. */
const SHORT_DESCRIPTION = 300;
/** In days; shorter ones get a warning. */
const SHORT_TERM = 14;

/**
 * Finds what prevents publication, and what search engines and readers will miss.
 * @throws Refusal NOT_FOUND, FORBIDDEN for those who see it but are not members.
 */
export async function preflightJob(ctx: Ctx, id: string): Promise<Preflight> {
  const [job, company] = await Promise.all([readEditable(ctx, id), findCompanyOfJob(ctx, id)]);
  const now = ctx.clock.now();
  const columns = {
    ...job,
    primary_locale: job.primaryLocale,
    employment_type: job.employmentType,
    valid_through: job.validThrough === null ? null : lastMomentOf(job.validThrough),
  };
  return {
    missing: missingForPublishing(columns, job.translations[job.primaryLocale], now),
    gaps: gapsOf(job, company, now),
    stale: locales.filter((locale) => job.translations[locale]?.stale),
    wording: checkWording(job.translations),
  };
}

function gapsOf(job: EditableJob, company: CompanyFields, now: Date): Preflight['gaps'] {
  const text = job.translations[job.primaryLocale];
  const description = plainText(text?.description ?? '');
  const gaps: [Preflight['gaps'][number], boolean][] = [
    ['salary', job.salary === null],
    ['languages', job.languages.length === 0],
    ['skills', job.skills.length === 0],
    ['requirements', !text?.requirements],
    // An empty description is in `missing`.
    ['short_description', description !== '' && description.length < SHORT_DESCRIPTION],
    ['experience_level', job.experienceLevel === null],
    ['company_logo', !company?.logo_file_id],
    ['company_description', !Object.values(company?.description ?? {}).some(Boolean)],
    ['title_noise', Object.values(job.translations).some(({ title }) => isNoisy(title, job.city))],
    ['short_term', job.validThrough !== null && lastMomentOf(job.validThrough) < daysAfter(now, SHORT_TERM)],
  ];
  return gaps.filter(([, isThere]) => isThere).map(([gap]) => gap);
}

type CompanyFields = Awaited<ReturnType<typeof findCompanyOfJob>>;

const findCompanyOfJob = ({ db }: Ctx, id: string) =>
  db
    .selectFrom('company')
    .innerJoin('job', 'job.company_id', 'company.id')
    .select(['company.logo_file_id', 'company.description'])
    .where('job.id', '=', id)
    .executeTakeFirst();
