import { defaultLocale, type Locale } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import '../profiles/table.ts';
import './table.ts';

/** The company and the titles, the original where a translation is missing; undefined if the job does not exist. */
export async function findTitles(
  { db }: Ctx,
  jobId: string,
): Promise<{ companyId: string; titleIn: (locale: Locale) => string } | undefined> {
  const rows = await db
    .selectFrom('job')
    .innerJoin('job_translation as text', 'text.job_id', 'job.id')
    .select(['text.locale', 'text.title', 'job.primary_locale', 'job.company_id'])
    .where('job.id', '=', jobId)
    .where('text.title', '<>', '')
    .execute();
  const titles = new Map(rows.map(({ locale, title }) => [locale, title]));
  const [own] = rows;
  return (
    own && {
      companyId: own.company_id,
      titleIn: (locale) => titles.get(locale) ?? titles.get(own.primary_locale) ?? '',
    }
  );
}

/** The title in each person's language, in the order of their ids. */
export async function titlesFor(
  ctx: Ctx,
  jobId: string,
  userIds: readonly string[],
): Promise<{ userId: string; title: string }[]> {
  if (userIds.length === 0) return [];
  const titles = await findTitles(ctx, jobId);
  const people = await ctx.db
    .selectFrom('profile')
    .select(['user_id', 'preferred_locale'])
    .where('user_id', 'in', [...userIds])
    .orderBy('user_id')
    .execute();
  return people.map(({ user_id: userId, preferred_locale: locale }) => ({
    userId,
    title: titles?.titleIn(locale ?? defaultLocale) ?? '',
  }));
}
