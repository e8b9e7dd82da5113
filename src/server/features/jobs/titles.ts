import { defaultLocale, type Locale } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import '../profiles/table.ts';
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

/** What a job is called in the language of each of these people, in the order of their ids. */
export async function titlesFor(ctx: Ctx, jobId: string, userIds: readonly string[]): Promise<{ userId: string; title: string }[]> {
  if (userIds.length === 0) return [];
  const titleIn = await titlesOf(ctx, jobId);
  const people = await ctx.db.selectFrom('profile').select(['user_id', 'preferred_locale']).where('user_id', 'in', [...userIds]).orderBy('user_id').execute();
  return people.map(({ user_id: userId, preferred_locale: locale }) => ({ userId, title: titleIn(locale ?? defaultLocale) }));
}
