import { sql } from 'kysely';

import type { Locale } from '#contract/locales.ts';
import { MISSING_VERSIONS_MAX, PEOPLE_MIN } from '#contract/market/market-choices.ts';
import type { MissingVersion } from '#contract/market/market.ts';

import type { Ctx } from '../../context.ts';
import { personOf } from '../accounts/signed-in.ts';
import { currentCompanyOf, recruits } from '../companies/memberships.ts';
import { isOfMember, isOpen, memberRole } from '../jobs/access.ts';
import { readableLocales, wordsIn } from '../jobs/queries.ts';
import { searching, type SearchCtx } from '../jobs/search/bounded.ts';
import { needsOfJob } from './count-readers.ts';
import type { MarketReaderTable } from './table.ts';

/** The latest open ones. */
const JOBS_MAX = 500;

/**
 * Versions that open jobs of the current company lack, by the number of people who would read each, read no existing
 * one, and meet the job's requirements. As of last night, the most first; empty for members who edit no jobs.
 * @throws Refusal UNAUTHENTICATED, UNAVAILABLE if the database cannot answer in time.
 */
export async function readMissingVersions(ctx: SearchCtx): Promise<MissingVersion[]> {
  const { 'site.languages': languages } = await ctx.settings();
  return searching(ctx, async (within) => {
    const jobs = await findOpenJobs(within);
    const readers = await findReaders(within, jobs);
    return jobs
      .flatMap((job) => missingIn(job, readers.get(keyOf(job)) ?? [], languages))
      .toSorted((one, other) => other.readers - one.readers)
      .slice(0, MISSING_VERSIONS_MAX);
  });
}

interface OpenJob {
  id: string;
  title: string;
  title_locale: Locale;
  versions: Locale[];
  needs: string[];
}

const keyOf = ({ needs }: Pick<OpenJob, 'needs'>): string => needs.join(' ');

async function findOpenJobs(ctx: Ctx): Promise<OpenJob[]> {
  const found = await ctx.db
    .selectFrom('job')
    .innerJoinLateral(
      () => wordsIn(ctx.locale).select(['t.title', 't.locale']).as('words'),
      (join) => join.onTrue(),
    )
    .where(isOfMember(personOf(ctx)))
    .where('job.company_id', '=', currentCompanyOf(ctx.actor))
    .where(isOpen)
    .select(['job.id', 'words.title', 'words.locale as title_locale', readableLocales.as('versions')])
    .select(needsOfJob.as('needs'))
    .select(memberRole(ctx.actor).as('member_role'))
    .orderBy('job.first_published_at', 'desc')
    .limit(JOBS_MAX)
    .execute();
  return found.filter(({ member_role: role }) => recruits(role));
}

type Readers = Pick<MarketReaderTable, 'reads' | 'readers'>;

/** People who have the languages that the jobs require, by these. */
async function findReaders({ db }: Ctx, jobs: readonly OpenJob[]): Promise<Map<string, Readers[]>> {
  const asked = [...new Map(jobs.map((job) => [keyOf(job), { needs: job.needs }])).values()];
  const { rows } = await sql<MarketReaderTable>`
    select needs, reads, readers from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (needs text[])
      join market_reader using (needs)`.execute(db);
  return Map.groupBy(rows, keyOf);
}

/** Fewer than five people are not shown, as in the market's other figures. */
function missingIn(
  { id, title, title_locale: titleLocale, versions }: OpenJob,
  people: readonly Readers[],
  languages: readonly Locale[],
): MissingVersion[] {
  const without = people.filter(({ reads }) => !reads.some((locale) => versions.includes(locale)));
  return languages
    .filter((locale) => !versions.includes(locale))
    .map((locale) => ({ jobId: id, title, titleLocale, locale, readers: toldOf(without, locale) }))
    .filter(({ readers }) => readers > 0);
}

function toldOf(people: readonly Readers[], locale: Locale): number {
  const count = people.reduce((sum, { reads, readers }) => (reads.includes(locale) ? sum + readers : sum), 0);
  return Math.floor(count / PEOPLE_MIN) * PEOPLE_MIN;
}
