import { sql } from 'kysely';

import { type Locale, localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';

import type { Ctx } from '../../../../context.ts';
import type { Config } from '../../../../platform/config.ts';
import { tryAttempt } from '../../../../platform/http/limits.ts';
import { isOpen } from '../../access.ts';
import { readableLocales } from '../../queries.ts';
import type { SearchEngine } from './engine.ts';
import { googleIndexing } from './google-indexing.ts';
import { indexNow } from './index-now.ts';
import '../../table.ts';

export interface EnginesCtx extends Ctx {
  appUrl: URL;
  searchEngines: readonly SearchEngine[];
}

/** The engines that the operator configured. */
export const createSearchEngines = ({ indexNowKey, googleCredentials, appUrl }: Config): SearchEngine[] => [
  ...(indexNowKey === undefined ? [] : [indexNow(indexNowKey, appUrl)]),
  ...(googleCredentials === undefined ? [] : [googleIndexing(googleCredentials)]),
];

/** Pages that one query reads for several calls. */
const READ_AT_ONCE = 200;
/** Maximum of one run; the next run continues. */
const CALLS_MAX = 250;

/**
 * Notifies each engine of the pages that changed since it was last notified. One that fails does not hold up the
 * others.
 * @throws Error of the last engine that failed.
 */
export async function tellEngines(ctx: EnginesCtx): Promise<void> {
  const results = await Promise.allSettled(ctx.searchEngines.map((engine) => tellEngine(ctx, engine)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function tellEngine(ctx: EnginesCtx, engine: SearchEngine): Promise<void> {
  for (let calls = 0; calls < CALLS_MAX;) {
    const pages = await findUntold(ctx, engine.name, Math.max(engine.most, READ_AT_ONCE));
    for (let from = 0; from < pages.length; from += engine.most) {
      if (engine.limit && !(await tryAttempt(ctx.db, `engine:${engine.name}`, engine.limit))) return;
      const some = pages.slice(from, from + engine.most);
      if (!(await engine.tell(some.map((page) => ({ ...page, url: urlOf(ctx, page) }))))) return;
      await recordTold(ctx, engine.name, some);
      calls += 1;
    }
    if (pages.length === 0) return;
  }
}

const urlOf = ({ appUrl }: EnginesCtx, { jobId, locale }: UntoldPage): string =>
  appUrl.origin + localizePath(paths.job(jobId), locale);

interface UntoldPage {
  jobId: string;
  locale: Locale;
  isListed: boolean;
  /** With the database's microseconds; null if the page is gone. */
  changedAt: string | null;
}

/** Removed pages first: an engine with a small quota should not offer closed jobs. */
async function findUntold({ db, settings }: Ctx, engine: string, limit: number): Promise<UntoldPage[]> {
  const { 'site.languages': languages } = await settings();
  const { rows } = await sql<UntoldPage>`
    with page as (
      select job.id, written.locale, job.updated_at
      from job cross join unnest(${readableLocales}) as written (locale)
      where ${isOpen} and written.locale = any(${languages}::text[])
    ), told as (
      select job_id, locale, job_changed_at from told_job where engine = ${engine}
    )
    select coalesce(page.id, told.job_id) as "jobId", coalesce(page.locale, told.locale) as locale,
      page.id is not null as "isListed", page.updated_at::text as "changedAt"
    from page full join told on told.job_id = page.id and told.locale = page.locale
    where page.updated_at is distinct from told.job_changed_at
    order by page.id is not null, page.updated_at desc
    limit ${limit}`.execute(db);
  return rows;
}

/** The version that was read: later changes are sent next time. */
async function recordTold({ db, clock }: Ctx, engine: string, pages: readonly UntoldPage[]): Promise<void> {
  const page = sql`jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
    as page ("jobId" uuid, locale text, "isListed" boolean, "changedAt" timestamptz)`;
  await sql`
    with gone as (
      delete from told_job using ${page}
      where engine = ${engine} and job_id = page."jobId" and told_job.locale = page.locale and not page."isListed"
    )
    insert into told_job (engine, job_id, locale, job_changed_at, told_at)
    select ${engine}, page."jobId", page.locale, page."changedAt", ${clock.now()}::timestamptz
    from ${page} where page."isListed"
    on conflict (engine, job_id, locale) do update set
      job_changed_at = excluded.job_changed_at, told_at = excluded.told_at`.execute(db);
}
