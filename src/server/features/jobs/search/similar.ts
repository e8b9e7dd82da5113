import { sql } from 'kysely';

import type { JobFilters } from '#contract/jobs/job-search.ts';
import type { JobCard } from '#contract/jobs/job-views.ts';
import type { Locale } from '#contract/locales.ts';
import { JOBS_TOPIC } from '#contract/topics.ts';

import type { Ctx } from '../../../context.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Changes } from '../../../platform/live/changes.ts';
import { hasEnded, visibleTo } from '../access.ts';
import { readCards } from '../cards.ts';
import { searching, type SearchCtx } from './bounded.ts';
import { makeQuery, microseconds, readCounts, type Condition, type Query } from './conditions.ts';
import { readNewest } from './hits.ts';

const ANYONE = { kind: 'anonymous' } as const;
const SHOWN_MAX = 6;
/** Estimated share of jobs that have a language in common. */
const SHARE_OF_A_LANGUAGE = 0.3;

interface Model {
  category: NonNullable<JobFilters['category']>[number] | null;
  country: string | null;
  city: string;
  languages: string[];
  isPublic: boolean;
}

/** Jobs in the cache, and milliseconds that they stay: a replica may have answered with outdated jobs. */
const MOST_KEPT = 5_000;
const KEPT_FOR = 60_000;

/** Ids of jobs similar to one that everyone sees. */
export interface SimilarKept {
  find(id: string): readonly string[] | undefined;
  /** Call before reading: the returned function stores nothing if jobs have changed since. */
  keeper(): (id: string, similar: readonly string[]) => void;
}

/** Caches similar jobs in this process until jobs change; they were a third of a job page's database work. */
export function createSimilarKept(changes: Changes, clock: Clock): SimilarKept {
  let kept = new Map<string, { similar: readonly string[]; until: number }>();
  changes.listen((topics) => {
    if (topics === undefined || topics.includes(JOBS_TOPIC)) kept = new Map();
  });
  return {
    find(id) {
      const found = kept.get(id);
      return found && changes.connected() && found.until > clock.now().getTime() ? found.similar : undefined;
    },
    keeper() {
      const begun = kept;
      return (id, similar) => {
        if (begun.size >= MOST_KEPT) begun.clear();
        begun.set(id, { similar, until: clock.now().getTime() + KEPT_FOR });
      };
    },
  };
}

/**
 * At most six, latest first; those that share language and place come before others of the category. Empty if the job
 * is not visible.
 */
export async function findSimilar(
  ctx: SearchCtx,
  similar: SimilarKept,
  { id, locale = ctx.locale }: { id: string; locale?: Locale | undefined },
): Promise<JobCard[]> {
  const kept = similar.find(id);
  if (kept) return readCards(ctx, kept, locale);
  const keep = similar.keeper();
  return searching(ctx, async (bounded) => {
    const model = await findModel(bounded, id);
    const found = model ? await findAlike(bounded, id, model) : [];
    if (model?.isPublic) keep(id, found);
    return readCards(bounded, found, locale);
  });
}

async function findAlike(ctx: Ctx, id: string, model: Model): Promise<string[]> {
  const found: string[] = [];
  for (const wanted of wantedBy(model)) {
    const query = await queryFor(ctx, wanted);
    const rows = await readNewest(
      { db: ctx.db, query, now: microseconds(ctx.clock.now()) },
      {
        after: null,
        enough: SHOWN_MAX - found.length,
        besides: [sql`job_id <> all(${[id, ...found]}::uuid[])`],
      },
    );
    found.push(...rows.map((row) => row.id));
    if (found.length === SHOWN_MAX) break;
  }
  return found;
}

const findModel = ({ db, actor }: Ctx, id: string): Promise<Model | undefined> =>
  db
    .selectFrom('job')
    .where('job.id', '=', id)
    .where((eb) => eb.or([visibleTo(actor), hasEnded]))
    .select(['job.category', 'job.country', 'job.city'])
    .select((eb) =>
      eb
        .or([visibleTo(ANYONE), hasEnded])
        .$castTo<boolean>()
        .as('isPublic'),
    )
    .select(sql<string[]>`array(select language::text from job_language where job_id = job.id)`.as('languages'))
    .executeTakeFirst();

/** `languages` matches any of them. */
interface Wanted {
  filters: JobFilters;
  languages: string[];
}

/** Searches to try, the most similar first. */
function wantedBy({ category, country, city, languages }: Model): Wanted[] {
  const ofCategory = category ? { category: [category] } : {};
  const inCountry = country ? { country: [country] } : {};
  return [
    ...(city === '' ? [] : [{ filters: { ...ofCategory, ...inCountry, city: [city] }, languages }]),
    { filters: { ...ofCategory, ...inCountry }, languages },
    { filters: ofCategory, languages },
    { filters: { ...ofCategory, ...inCountry }, languages: [] },
    { filters: ofCategory, languages: [] },
    { filters: inCountry, languages },
  ];
}

async function queryFor(ctx: Ctx, { filters, languages }: Wanted): Promise<Query> {
  const query = await makeQuery(ctx, filters, { words: [] }, await readCounts(ctx, filters));
  if (languages.length === 0) return query;
  const shared: Condition = {
    filter: 'language',
    column: 'facets',
    values: languages.map((language) => `language:${language}`),
    share: SHARE_OF_A_LANGUAGE,
  };
  return { ...query, conditions: [...query.conditions, shared] };
}
