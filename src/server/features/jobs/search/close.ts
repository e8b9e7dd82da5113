import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { JobFilters } from '#contract/jobs/job-search.ts';
import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { SearchParts } from './bounded.ts';
import { scoreOf, WORD_WORTH, type Fit } from './close-score.ts';
import { makeQuery, readCounts, type AllFilters, type Condition, type Query } from './conditions.ts';
import { readNewest } from './hits.ts';
import { CLOSE_MAX } from './positions.ts';
import { allOf, fits } from './scan.ts';
import { hasAny, hasWords, toCondition } from './to-condition.ts';
import type { Meaning } from './understand.ts';
import { readWanted, type Sign, type Topic, type Wanted, type WantedWord } from './wanted.ts';
import { anyLexeme } from './words.ts';

/** A text as it was read, and the filters set by hand. */
export interface Reading {
  given: JobFilters;
  meaning: Meaning;
}

interface Search extends Reading {
  locale: Locale;
  /** The jobs that match everything are left out. */
  everything: Query;
  /** Microseconds since 1970. */
  now: number;
}

/**
 * Jobs that fit the text in part, best first; at most CLOSE_MAX. Filters narrow, and so do the places and languages of
 * the text while enough is close.
 */
export async function findClose(ctx: QueryCtx, { given, meaning, locale, everything, now }: Search): Promise<string[]> {
  const { language, country, places, ...others } = meaning.filters;
  const where = withoutUndefined({ language, country, places });
  const { concepts: _concepts, category: _category, inTitle: _inTitle, ...wished } = others;
  const counts = await readCounts(ctx, { ...given, ...where, concepts: meaning.filters.concepts });
  const wanted = await readWanted(ctx.db, meaning, {
    locale,
    dictionary: await ctx.dictionary(ctx.db),
    jobs: counts.jobs,
  });
  const rank = async (narrowing: AllFilters, wishes: AllFilters) =>
    rankClose(ctx.db, {
      wanted,
      narrowed: await makeQuery(ctx, narrowing, { words: [] }, counts),
      wishes: (await makeQuery(ctx, wishes, { words: [] }, counts)).conditions,
      everything,
      now,
    });
  const close = await rank({ ...given, ...where }, wished);
  if (Object.keys(where).length === 0 || close.length >= FEW) return close;
  const elsewhere = await rank(given, { ...wished, ...where });
  return [...new Set([...close, ...elsewhere])].slice(0, CLOSE_MAX);
}

interface Round {
  wanted: Wanted;
  /** What every job must match. */
  narrowed: Query;
  /** What else the text asks for. */
  wishes: Condition[];
  everything: Query;
  now: number;
}

type QueryCtx = Ctx & Pick<SearchParts, 'dictionary'>;

const withoutUndefined = (filters: AllFilters): AllFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** The latest jobs that are compared, by why they may be close. */
const COMPARED = { topic: 150, words: 150, bothWords: 60, wish: 60, text: 60 };
/** Only these words, the rarest, find jobs; the others rank them. */
const FINDING_WORDS = 4;
/** Fewer close jobs by title are too few. */
const FEW = 20;

async function rankClose(db: Db | Tx, search: Round): Promise<string[]> {
  const { wanted, now } = search;
  const fitting = await readFits(db, search, await findCandidates(db, search));
  return fitting
    .flatMap((fit) => {
      const score = scoreOf(wanted, fit, now);
      return score === null ? [] : [{ ...fit, score }];
    })
    .toSorted((a, b) => b.score - a.score || b.published - a.published || (b.id < a.id ? -1 : 1))
    .slice(0, CLOSE_MAX)
    .map(({ id }) => id);
}

async function findCandidates(db: Db | Tx, search: Round): Promise<string[]> {
  const { narrowed, now, wanted, wishes } = search;
  const found = new Set<string>();
  const add = async (condition: Condition, enough: number) => {
    const query = { ...narrowed, conditions: [condition, ...narrowed.conditions] };
    const rows = await readNewest({ db, query, now }, { after: null, enough, besides: [] });
    for (const { id } of rows) found.add(id);
  };
  for (const values of signValues(wanted.topics)) await add(asCondition(values), COMPARED.topic);
  const [rarest, second, ...others] = wanted.words.toSorted((a, b) => a.jobs - b.jobs).slice(0, FINDING_WORDS);
  if (rarest) {
    const words = [rarest, ...(second ? [second] : []), ...others];
    await add(inWords('title_words', words, narrowed), COMPARED.words);
    if (second) await add(bothInTitle(rarest, second, narrowed), COMPARED.bothWords);
    if (found.size < FEW) await add(inWords('all_words', words, narrowed), COMPARED.text);
  }
  for (const wish of wishes) if (found.size < FEW) await add(wish, COMPARED.wish);
  return [...found];
}

/** Of all topics: what they name, then what is related. */
function signValues(topics: Topic[]): Sign[] {
  const signs = topics.flatMap((topic) => topic.signs);
  return [...Map.groupBy(signs, ({ worth }) => worth).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, values: same.flatMap(({ values }) => values) }] : [];
  });
}

const SHARE_OF_A_TOPIC = 0.02;

const asCondition = ({ column, values }: Sign): Condition => ({
  filter: 'q',
  column,
  values,
  share: SHARE_OF_A_TOPIC,
});

const inWords = (column: 'title_words' | 'all_words', words: WantedWord[], { jobs }: Query): Condition => ({
  filter: 'q',
  column: 'slices',
  values: [],
  besides: sql<SqlBool>`${sql.ref(column)} @@ ${words.map(anyForm).join(' | ')}::tsquery`,
  share: Math.min(1, words.reduce((sum, word) => sum + word.jobs, 0) / Math.max(1, jobs)),
});

const bothInTitle = (one: WantedWord, other: WantedWord, { jobs }: Query): Condition => ({
  filter: 'q',
  column: 'slices',
  values: [],
  besides: allOf(hasWords('title_words', [one, other])),
  share: one.jobs / Math.max(1, jobs),
});

const anyForm = ({ lexemes, similar }: WantedWord): string => anyLexeme({ lexemes: [...lexemes, ...similar] });

async function readFits(db: Db | Tx, { wanted, wishes, everything }: Round, ids: string[]): Promise<Fit[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Fit>`
    select job_id as id, published, ${list(wanted.words.map(worthOfWord))} as words,
      ${list(wanted.topics.map(worthOfTopic))} as topics,
      ${
        wishes.length === 0
          ? sql`0`
          : sql.join(
              wishes.map((wish) => sql`(${toCondition(wish)})::integer`),
              sql` + `,
            )
      } as wishes
    from job_search
    where job_id = any(${ids}::uuid[]) and not (${allOf(fits(everything))})`.execute(db);
  return rows;
}

const list = (values: RawBuilder<number>[]): RawBuilder<number[]> =>
  sql`array[${sql.join(values)}]::double precision[]`;

function worthOfWord(word: WantedWord): RawBuilder<number> {
  const [exact, any] = [anyLexeme(word), anyForm(word)];
  return sql`case when title_words @@ ${exact}::tsquery then ${WORD_WORTH.title}::double precision
    when title_words @@ ${any}::tsquery then ${WORD_WORTH.similar}
    when all_words @@ ${exact}::tsquery then ${WORD_WORTH.text} else 0 end`;
}

const worthOfTopic = ({ signs }: Topic): RawBuilder<number> =>
  sql`case ${sql.join(
    signs.map(({ column, values, worth }) => sql`when ${hasAny(column, values)} then ${worth}::double precision`),
    sql` `,
  )} else 0 end`;
