import { sql, type SqlBool } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { MatchingJob } from '#contract/jobs/jobs.ts';
import { locales, type Locale } from '#contract/locales.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { personOf } from '../accounts/signed-in.ts';
import '../profiles/table.ts';
import { hasApplied } from './access.ts';
import { readCards } from './cards.ts';
import { tagsOf } from './concepts/tag-job.ts';
import { searching, type SearchCtx } from './search/bounded.ts';
import { makeQuery, microseconds, readCounts, type Condition, type Query } from './search/conditions.ts';
import { readNewest } from './search/hits.ts';
import './search/table.ts';

const SHOWN_MAX = 6;
/** How many of the latest jobs with a matching skill are ranked. */
const RANKED_MAX = 300;
/** Estimated share of jobs that ask for any skill of a person. */
const SHARE_OF_SKILLS = 0.1;
const NOTHING_REQUIRED = 'r:';

/**
 * Open jobs whose required languages the seeker has, at least one: those with most of the seeker's skills first, then
 * the latest. Leaves out jobs that the seeker has applied for.
 * @throws Refusal UNAUTHENTICATED, UNAVAILABLE if the database cannot answer in time.
 */
export function findMatching(
  ctx: SearchCtx,
  { locale = ctx.locale }: { locale?: Locale | undefined },
): Promise<MatchingJob[]> {
  const person = personOf(ctx);
  return searching(ctx, async (bounded) => {
    const query = await matchingLanguages(bounded);
    const skills = await readSkills(bounded, person);
    const ranked = skills.size === 0 ? [] : await rankBySkills(bounded, query, skills);
    const found = ranked.slice(0, SHOWN_MAX);
    if (found.length < SHOWN_MAX) {
      const known = found.map(({ id }) => id);
      const ids = await readIds(bounded, query, { enough: SHOWN_MAX - found.length, known });
      found.push(...ids.map((id) => ({ id, skills: [] })));
    }
    const skillsOf = new Map(found.map((one) => [one.id, one.skills]));
    const cards = await readCards(bounded, [...skillsOf.keys()], locale);
    return cards.map((job) => ({ job, skills: skillsOf.get(job.id) ?? [] }));
  });
}

async function matchingLanguages(ctx: Ctx): Promise<Query> {
  const query = await makeQuery(ctx, { qualified: true }, { words: [] }, await readCounts(ctx, {}));
  const conditions = query.conditions.map((condition) => ({
    ...condition,
    values: condition.values.filter((slice) => slice !== NOTHING_REQUIRED),
  }));
  return { ...query, conditions };
}

/** In any language, by the tags of jobs that name them; of two with the same meaning the first. */
async function readSkills(ctx: SearchCtx, { profileId }: Person): Promise<Map<string, string>> {
  const { skills } = await ctx.db
    .selectFrom('profile')
    .select('skills')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow();
  const dictionary = await ctx.dictionary(ctx.db);
  const byTag = new Map<string, string>();
  for (const skill of skills) {
    for (const primaryLocale of locales)
      for (const tag of await tagsOf({ texts: [], skills: [skill], primaryLocale }, dictionary))
        if (!byTag.has(tag)) byTag.set(tag, skill);
    // Yields to requests between many skills.
    await nextTurn();
  }
  return byTag;
}

interface Ranked {
  id: string;
  /** In the profile's order and spelling. */
  skills: string[];
}

/** The latest jobs that name any of the skills; by number of skills, then the latest first. */
async function rankBySkills(ctx: Ctx, query: Query, skillsByTag: ReadonlyMap<string, string>): Promise<Ranked[]> {
  const tags = [...skillsByTag.keys()];
  const naming: Condition = { filter: 'q', column: 'slices', values: tags, share: SHARE_OF_SKILLS };
  const ids = await readIds(ctx, { ...query, conditions: [...query.conditions, naming] }, { enough: RANKED_MAX });
  const { rows } = await sql<{ id: string; tags: string[] }>`
    select job_id as id, array(select tag from unnest(slices) as tag where tag = any(${tags}::text[])) as tags
    from job_search where job_id = any(${ids}::uuid[])`.execute(ctx.db);
  const tagsById = new Map(rows.map((row) => [row.id, row.tags]));
  const inOrder = [...new Set(skillsByTag.values())];
  const skillsOf = (id: string): string[] => {
    const named = new Set(tagsById.get(id)?.map((tag) => skillsByTag.get(tag)));
    return inOrder.filter((skill) => named.has(skill));
  };
  return ids.map((id) => ({ id, skills: skillsOf(id) })).toSorted((a, b) => b.skills.length - a.skills.length);
}

/** Latest first. */
async function readIds(
  ctx: Ctx,
  query: Query,
  { enough, known = [] }: { enough: number; known?: string[] },
): Promise<string[]> {
  const besides = [
    sql<SqlBool>`not exists (select from job where job.id = job_search.job_id and ${hasApplied(personOf(ctx))})`,
    ...(known.length > 0 ? [sql<SqlBool>`job_id <> all(${known}::uuid[])`] : []),
  ];
  const now = microseconds(ctx.clock.now());
  const rows = await readNewest({ db: ctx.db, query, now }, { after: null, enough, besides });
  return rows.map(({ id }) => id);
}
