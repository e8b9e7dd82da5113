import { sql } from 'kysely';

import type { JobFilters } from '#contract/job-search.ts';
import type { JobCard } from '#contract/job-views.ts';
import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';
import { hasEnded, visibleTo } from '../access.ts';
import { readCards } from '../cards.ts';
import { searching } from './bounded.ts';
import { makeQuery, microseconds, type Condition, type Query } from './conditions.ts';
import { readNewest } from './hits.ts';

const SHOWN_MAX = 6;
/** A guess: how many jobs share a language with another. */
const SHARE_OF_A_LANGUAGE = 0.3;

interface Model {
  category: NonNullable<JobFilters['category']>[number] | null;
  country: string | null;
  city: string;
  languages: string[];
}

/**
 * Active jobs like this one, six at the most: of its category first, and of those the ones that share a language and a
 * place; the latest of each. None for a job that the reader may not see.
 */
export function findSimilar(ctx: Ctx, { id, locale = ctx.locale }: { id: string; locale?: Locale | undefined }): Promise<JobCard[]> {
  return searching(ctx, async (bounded) => {
    const model = await findModel(bounded, id);
    const found: string[] = [];
    for (const query of model ? await queriesFor(bounded, model) : []) {
      const rows = await readNewest({ db: bounded.db, query, now: microseconds(ctx.clock.now()) }, {
        after: null,
        enough: SHOWN_MAX - found.length,
        besides: [sql`job_id <> all(${[id, ...found]}::uuid[])`],
      });
      found.push(...rows.map((row) => row.id));
      if (found.length === SHOWN_MAX) break;
    }
    return readCards(bounded, found, locale);
  });
}

const findModel = ({ db, actor }: Ctx, id: string): Promise<Model | undefined> =>
  db
    .selectFrom('job')
    .where('job.id', '=', id)
    .where((eb) => eb.or([visibleTo(actor), hasEnded]))
    .select(['job.category', 'job.country', 'job.city'])
    .select(sql<string[]>`array(select language::text from job_language where job_id = job.id)`.as('languages'))
    .executeTakeFirst();

/** What to look for, the most alike first. */
async function queriesFor(ctx: Ctx, { category, country, city, languages }: Model): Promise<Query[]> {
  const ofCategory = category ? { category: [category] } : {};
  const inCountry = country ? { country: [country] } : {};
  const wanted: { filters: JobFilters; alike: boolean }[] = [
    ...(city === '' ? [] : [{ filters: { ...ofCategory, ...inCountry, city: [city] }, alike: true }]),
    { filters: { ...ofCategory, ...inCountry }, alike: true },
    { filters: ofCategory, alike: true },
    { filters: { ...ofCategory, ...inCountry }, alike: false },
    { filters: ofCategory, alike: false },
    { filters: inCountry, alike: true },
  ];
  const shared: Condition = { filter: 'language', column: 'facets', values: languages.map((language) => `language:${language}`), share: SHARE_OF_A_LANGUAGE };
  const queries: Query[] = [];
  for (const { filters, alike } of wanted) {
    const query = await makeQuery(ctx, filters, []);
    queries.push(alike ? { ...query, conditions: [...query.conditions, shared] } : query);
  }
  return queries;
}
