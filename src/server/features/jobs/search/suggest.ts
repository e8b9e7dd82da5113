import { sql } from 'kysely';

import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { searching } from './bounded.ts';
import './table.ts';
import { isInUse, suggestionTerm } from './terms.ts';

const SHOWN_MAX = 8;
/** The same text may begin alike at two of its words, or be a title and a skill. */
const READ_MAX = 3 * SHOWN_MAX;
/** A beginning that more suggestions have is a common one: eight are then soon found from the most frequent on. */
const COMPARED_MAX = 1_000;

interface Typed {
  q: string;
  locale: Locale;
}

/**
 * What somebody who types this may be looking for: titles of active jobs, skills and cities of which a word begins so.
 * What is of the reader's language or of all comes first, then the most frequent.
 */
export function suggest(
  ctx: Ctx,
  { q, locale = ctx.locale }: { q: string; locale?: Locale | undefined },
): Promise<string[]> {
  return searching(ctx, async ({ db }) => {
    const some = await readSome(db, { q, locale });
    const [first] = some;
    // The most frequent that are of the reader's language may be less than eight.
    const found =
      first && first.compared > COMPARED_MAX
        ? [...(await readFrequent(db, { key: first.key, locale })), ...some]
        : some;
    const texts = found.map(({ text }) => text);
    const compared = texts.map((text) => text.toLowerCase());
    return texts.filter((_, index) => compared.indexOf(compared[index] ?? '') === index).slice(0, SHOWN_MAX);
  });
}

interface Found {
  text: string;
  /** How many were compared. */
  compared: number;
  /** What was typed, as beginnings are compared. */
  key: string;
}

/** The best of those that begin so, up to COMPARED_MAX of them. */
async function readSome(db: Db | Tx, { q, locale }: Typed): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with typed as materialized (select job_key(${q}) as key)
    select text, compared, key
    from (
      select text, locale, jobs, count(*) over () as compared, key
      from (
        select text, locale, jobs, key from typed, job_suggestion
        where key <> '' and start ~>=~ key and start ~<~ (key || chr(1114111)) limit ${COMPARED_MAX + 1}) as near
      order by locale in ('', ${locale}) desc, jobs desc, text) as ranked
    where ${isInUse(sql`ranked.jobs`, suggestionTerm('ranked'))} limit ${READ_MAX}`.execute(db);
  return rows;
}

/** The most frequent that begin so, by a scan through all of the letter from the most frequent on. */
async function readFrequent(
  db: Db | Tx,
  { key, locale }: { key: string; locale: Locale },
): Promise<{ text: string }[]> {
  // The key as a value, by which the planner sees how common it is.
  const { rows } = await sql<{ text: string }>`
    select text
    from (
      select text, locale, jobs from job_suggestion
      where left(start, 1) = left(${key}, 1) and start ~>=~ ${key} and start ~<~ (${key} || chr(1114111)) and locale in ('', ${locale})
      order by jobs desc) as ranked
    where ${isInUse(sql`ranked.jobs`, suggestionTerm('ranked'))} limit ${READ_MAX}`.execute(db);
  return rows;
}
