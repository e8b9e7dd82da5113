import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import './table.ts';

/** What a job is called in each language, for whoever tells several people of it; in its own where it has none in theirs. */
export async function titlesOf({ db }: Ctx, jobId: string): Promise<(locale: Locale) => string> {
  const rows = await db
    .selectFrom('job')
    .innerJoin('job_translation as text', 'text.job_id', 'job.id')
    .select(['text.locale', 'text.title', 'job.primary_locale'])
    .where('job.id', '=', jobId)
    .where('text.title', '<>', '')
    .execute();
  const titles = new Map(rows.map(({ locale, title }) => [locale, title]));
  const [own] = rows;
  return (locale) => titles.get(locale) ?? (own && titles.get(own.primary_locale)) ?? '';
}
