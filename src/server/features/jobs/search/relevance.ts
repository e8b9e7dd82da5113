import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { TIME } from './buckets.ts';
import type { Query } from './conditions.ts';
import { latest, readNewest, type DatedRow, type ListRequest } from './hits.ts';
import { pageOf, readPosition, type Page } from './positions.ts';
import { allOf, fits, isIn, rangesFor, scan } from './scan.ts';
import { hasAny, hasWords } from './to-condition.ts';
import { anyLexeme, type SearchWord } from './words.ts';

/** How many of the latest title matches are ranked. */
const RANKED_MAX = 300;
/** Age at which a title match counts half. */
const HALVED_AFTER_DAYS = 30;

/** What a title that names the work, not only something narrower, counts more; its words count about half of it. */
const TITLED = 0.1;

const DAY = 86_400_000_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Titles that have all of these words, or name such a concept, rank their jobs. */
const rankingWords = ({ words, named }: Query): SearchWord[] => [...words, ...named];

function isTitled(query: Query): RawBuilder<SqlBool> {
  const words = rankingWords(query);
  const ways = [
    ...(words.length > 0 ? [sql<SqlBool>`(${allOf(hasWords('title_words', words))})`] : []),
    ...(query.titled.length > 0 ? [hasAny('slices', query.titled)] : []),
  ];
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}

interface RankedRow extends DatedRow {
  score: number;
}

interface ListedRow extends DatedRow {
  score: number | null;
}

/**
 * The latest title matches, ranked by match and age, then all others by date. Ranking hundreds of thousands of matches
 * would take too long.
 */
export async function listRelevant(request: ListRequest): Promise<Page> {
  const position = readPosition(request.cursor, 'relevance');
  const now = position ? position[1] : request.now;
  const after = position && { score: position[4], published: position[5], id: position[6] };
  const begun = { ...request, now };
  const enough = request.limit + 1;
  const { ranked, floor } = await readRanked(begun, position && { published: position[2], id: position[3] });
  const rows: ListedRow[] = ranked.filter((row) => isBehind(row, after)).slice(0, enough);
  if (rows.length < enough) {
    const besides = [
      sql<SqlBool>`not (${isTitled(request.query)} and (published, job_id) >= (${floor.published}, ${floor.id}::uuid))`,
    ];
    const others = await readNewest(begun, {
      after: after && after.score === null ? after : { published: latest(now), id: LAST_ID },
      enough: enough - rows.length,
      besides,
    });
    rows.push(...others.map((row) => ({ ...row, score: null })));
  }
  return pageOf(rows, request.limit, ({ score, published, id }) => [
    'relevance',
    now,
    floor.published,
    floor.id,
    score,
    published,
    id,
  ]);
}

/** The ranked jobs, best first, and the oldest of them; later pages keep the first page's oldest. */
async function readRanked(
  { db, query, now }: ListRequest,
  known: DatedRow | null,
): Promise<{ ranked: RankedRow[]; floor: DatedRow }> {
  const conditions = [
    isTitled(query),
    ...fits(query),
    ...(known ? [sql<SqlBool>`(published, job_id) >= (${known.published}, ${known.id}::uuid)`] : []),
  ];
  const since = Math.max(query.since ?? 0, known?.published ?? 0);
  // Later pages also include jobs published since the first one.
  const most = known ? 2 * RANKED_MAX : RANKED_MAX;
  const rows = await scan<DatedRow & { rank: number }>(db, {
    ranges: rangesFor(query, latest(now), most, since),
    enough: most,
    select: (range) => selectTitles(query, allOf([...isIn(TIME, range), ...conditions])),
  });
  const oldest = rows.at(-1);
  const floor = known ?? (oldest && rows.length === RANKED_MAX ? oldest : { published: 0, id: FIRST_ID });
  return {
    ranked: rows.map(({ rank, ...row }) => ({ ...row, score: scoreOf(rank, now - row.published) })).sort(byScore),
    floor,
  };
}

function selectTitles(query: Query, condition: RawBuilder<SqlBool>): RawBuilder<unknown> {
  const wanted = rankingWords(query)
    .map((word) => `(${anyLexeme(word)})`)
    .join(' & ');
  // Normalisation 1: longer titles weigh slightly less.
  return sql`
    select job_id as id, published, coalesce(ts_rank_cd(title_words, ${wanted === '' ? null : wanted}::tsquery, 1), 0)::double precision
      ${query.titled.length > 0 ? sql`+ case when ${hasAny('slices', query.titled)} then ${TITLED}::double precision else 0 end` : sql``} as rank
    from job_search where ${condition}
    order by published desc, job_id desc`;
}

/** @param age microseconds; only whole days count, so that scores stay the same for a day. */
const scoreOf = (rank: number, age: number): number =>
  rank / (1 + Math.max(0, Math.floor(age / DAY)) / HALVED_AFTER_DAYS);

const byScore = (a: RankedRow, b: RankedRow): number =>
  b.score - a.score || b.published - a.published || (b.id < a.id ? -1 : 1);

/** Whether it comes after the end of the last page. */
function isBehind(row: RankedRow, after: ListedRow | null): boolean {
  if (after === null) return true;
  return after.score !== null && byScore({ ...after, score: after.score }, row) < 0;
}
