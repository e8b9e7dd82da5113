import { sql } from 'kysely';

import type { LanguageGain } from '#contract/jobs/jobs.ts';
import { cefrLevels, type CefrLevel, type LanguageCode } from '#contract/languages.ts';

import type { Ctx } from '../../context.ts';
import { personOf } from '../accounts/signed-in.ts';
import { searching, type SearchCtx } from './search/bounded.ts';
import { readMetNeeds } from './search/conditions.ts';
import './search/table.ts';

const SHOWN_MAX = 8;
/** Of the jobs opened by a language's highest level: the lowest level that opens this share is worth naming. */
const MOST_OF_THEM = 0.6;

/**
 * The level of one more language that opens the most jobs, among open jobs whose other required languages the seeker
 * has; best first. Jobs that need two more languages do not count.
 * @throws Refusal UNAUTHENTICATED, UNAVAILABLE if the database cannot answer in time.
 */
export async function readLanguageGains(ctx: SearchCtx): Promise<LanguageGain[]> {
  const { profileId } = personOf(ctx);
  return searching(ctx, async ({ db }) => {
    const jobs = await countByMissingNeed(db, await readMetNeeds(db, profileId));
    const languages = new Set([...jobs.keys()].map((need) => need.slice(0, 2) as LanguageCode));
    return [...languages]
      .flatMap((language) => gainOf(language, jobs))
      .toSorted(byJobs)
      .slice(0, SHOWN_MAX);
  });
}

/** Open jobs that require exactly one language which the seeker lacks at that level, by that need: `de:B2`. */
async function countByMissingNeed(db: Ctx['db'], met: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ need: string; jobs: number }>`
    select missing.need, sum((select count(*) from job_search where slices @> array[requirement.slice]))::int as jobs
    from job_requirement as requirement, lateral (
      select min(need) as need from unnest(needs) as need where need <> all(${met}::text[]) having count(*) = 1) as missing
    group by missing.need`.execute(db);
  return new Map(rows.map(({ need, jobs }) => [need, jobs]));
}

/** A level opens the jobs of the levels below it too. Chooses the lowest that opens most of what the highest does. */
function gainOf(language: LanguageCode, jobsByNeed: ReadonlyMap<string, number>): LanguageGain[] {
  let jobs = 0;
  const gains = cefrLevels.map((level) => ({
    language,
    level,
    jobs: (jobs += jobsByNeed.get(`${language}:${level}`) ?? 0),
  }));
  return gains.filter((gain) => gain.jobs > 0 && gain.jobs >= MOST_OF_THEM * jobs).slice(0, 1);
}

const levelRank = (level: CefrLevel): number => cefrLevels.indexOf(level);

const byJobs = (a: LanguageGain, b: LanguageGain): number =>
  b.jobs - a.jobs || levelRank(a.level) - levelRank(b.level) || (a.language < b.language ? -1 : 1);
