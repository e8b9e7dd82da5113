import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Locale } from '#contract/locales.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { TIME, type Range } from './buckets.ts';
import { scoreOf, WORD_WORTH, type Fit } from './close-score.ts';
import { makeQuery, readCounts, type AllFilters, type Condition, type Query } from './conditions.ts';
import { latest } from './hits.ts';
import { CLOSE_MAX } from './positions.ts';
import { withoutUndefined, type QueryCtx, type Reading } from './reading.ts';
import { allOf, fits, isIn, rangesFor } from './scan.ts';
import { hasAny, hasWords, toCondition } from './to-condition.ts';
import { readWanted, type Sign, type Topic, type Wanted, type WantedWord } from './wanted.ts';
import { anyLexeme } from './words.ts';

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
  const { concepts: _concepts, category: _category, inTitle: _inTitle, experience_level: levels, ...wished } = others;
  const counts = await readCounts(ctx, { ...given, ...where, concepts: meaning.filters.concepts });
  const wanted = await readWanted(ctx.db, meaning, {
    locale,
    dictionary: await ctx.dictionary(ctx.db),
    jobs: counts.jobs,
  });
  const rank = async (narrowing: AllFilters, wishes: AllFilters, among: string[] = []) =>
    rankClose(ctx.db, {
      among,
      wanted,
      narrowed: await makeQuery(ctx, narrowing, { words: [] }, counts),
      wishes: (await makeQuery(ctx, wishes, { words: [] }, counts)).conditions,
      everything,
      now,
    });
  const wishes = { ...wished, levels };
  const close = await rank({ ...given, ...where }, wishes);
  if (Object.keys(where).length === 0 || close.length >= FEW) return close;
  return rank(given, { ...wishes, ...where }, close);
}

interface Round {
  /** Candidates that are known already. */
  among: string[];
  wanted: Wanted;
  /** What every job must match. */
  narrowed: Query;
  /** What else the text asks for. */
  wishes: Condition[];
  everything: Query;
  now: number;
}

/** The latest jobs that are compared, by why they may be close. */
const COMPARED = { topic: 150, words: 150, bothWords: 60, wish: 60, text: 60 };
/** Only these words, the rarest, find jobs; the others rank them. */
const FINDING_WORDS = 4;
/** Fewer close jobs by title are too few. */
const FEW = 20;

async function rankClose(db: Db | Tx, search: Round): Promise<string[]> {
  const { wanted, now } = search;
  const fitting = await readFits(db, search, [...search.among, ...(await findCandidates(db, search))]);
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
  const { narrowed, wanted, wishes } = search;
  const words = wanted.words.toSorted((a, b) => a.jobs - b.jobs).slice(0, FINDING_WORDS);
  const [rarest, second] = words;
  const likely = [
    ...signValues(wanted.topics).map((sign): Source => ({ ...asCondition(sign), enough: COMPARED.topic })),
    ...(rarest ? [{ ...inWords('title_words', words, narrowed), enough: COMPARED.words }] : []),
    ...(rarest && second ? [{ ...bothInTitle(rarest, second, narrowed), enough: COMPARED.bothWords }] : []),
  ];
  const found = await readSources(db, search, likely);
  if (found.length >= FEW) return found;
  const others = [
    ...(rarest ? [{ ...inWords('all_words', words, narrowed), enough: COMPARED.text }] : []),
    ...wishes.map((wish) => ({ ...wish, enough: COMPARED.wish })),
  ];
  return [...found, ...(await readSources(db, search, others))];
}

/** A reason why jobs may be close, and how many of the latest are compared. */
interface Source extends Condition {
  enough: number;
}

/** All sources in one statement; those with too few jobs in their first range, to the end in a second one. */
async function readSources(db: Db | Tx, { narrowed, now }: Round, sources: Source[]): Promise<string[]> {
  const scans = sources.map(({ enough, ...condition }, index) => {
    const query = { ...narrowed, conditions: [condition, ...narrowed.conditions] };
    const select = (range: Range) => sql`(select ${index}::integer as source, job_id as id from job_search
      where ${allOf([...isIn(TIME, range), ...fits(query)])} order by published desc, job_id desc limit ${enough})`;
    const [first, ...others] = [...rangesFor(query, latest(now), enough)].map(select);
    return { enough, first: first ? [first] : [], others };
  });
  const read = async (selects: RawBuilder<unknown>[]) => {
    if (selects.length === 0) return [];
    const { rows } = await sql<{ source: number; id: string }>`${sql.join(selects, sql` union all `)}`.execute(db);
    return rows;
  };
  const begun = await read(scans.flatMap(({ first }) => first));
  const missing = scans.filter(({ enough }, index) => begun.filter(({ source }) => source === index).length < enough);
  const ended = await read(
    missing
      .filter(({ others }) => others.length > 0)
      .map(
        ({ enough, others }) => sql`(select * from (${sql.join(others, sql` union all `)}) as part limit ${enough})`,
      ),
  );
  return [...new Set([...begun, ...ended].map(({ id }) => id))];
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
    where job_id = any(${ids}::uuid[]) and not (${allOf([...fits(everything), ...since(everything)])})`.execute(db);
  return rows;
}

const since = ({ since: from }: Query): RawBuilder<SqlBool>[] => (from === null ? [] : [sql`published >= ${from}`]);

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
