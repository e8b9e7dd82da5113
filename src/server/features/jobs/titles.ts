import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import './table.ts';

/** Whose a job is, and what it is called in each language, in its own where it has none in a reader's; undefined where it is gone. */
export async function findTitles({ db }: Ctx, jobId: string): Promise<{ companyId: string; titleIn: (locale: Locale) => string } | undefined> {
  const rows = await db
    .selectFrom('job')
    .innerJoin('job_translation as text', 'text.job_id', 'job.id')
    .select(['text.locale', 'text.title', 'job.primary_locale', 'job.company_id'])
    .where('job.id', '=', jobId)
    .where('text.title', '<>', '')
    .execute();
  const titles = new Map(rows.map(({ locale, title }) => [locale, title]));
  const [own] = rows;
  return own && { companyId: own.company_id, titleIn: (locale) => titles.get(locale) ?? titles.get(own.primary_locale) ?? '' };
}
