import { sql } from 'kysely';

import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { searching } from './bounded.ts';
import './table.ts';
import { isInUse, suggestionTerm } from './terms.ts';

const SHOWN_MAX = 8;
/** A text may match at two of its words, or be both a title and a skill. */
const READ_MAX = 3 * SHOWN_MAX;
/** With more matches, a scan in order of frequency finds the most frequent sooner. */
const COMPARED_MAX = 1_000;

interface Typed {
  q: string;
  locale: Locale;
}

/**
 * Titles of active jobs, skills and cities with a word that starts so. Those in the reader's language or in none come
 * first, then the most frequent.
 */
export function suggest(
  ctx: Ctx,
  { q, locale = ctx.locale }: { q: string; locale?: Locale | undefined },
): Promise<string[]> {
  return searching(ctx, async ({ db }) => {
    const some = await readSome(db, { q, locale });
    const [first] = some;
    // There may be fewer than eight frequent ones in the reader's language.
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
  /** At most COMPARED_MAX + 1. */
  compared: number;
  /** The typed text as a search key. */
  key: string;
}

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

/** Scans in order of frequency. */
async function readFrequent(
  db: Db | Tx,
  { key, locale }: { key: string; locale: Locale },
): Promise<{ text: string }[]> {
  // A value, so that the planner can estimate how common it is.
  const { rows } = await sql<{ text: string }>`
    select text
    from (
      select text, locale, jobs from job_suggestion
      where left(start, 1) = left(${key}, 1) and start ~>=~ ${key} and start ~<~ (${key} || chr(1114111)) and locale in ('', ${locale})
      order by jobs desc) as ranked
    where ${isInUse(sql`ranked.jobs`, suggestionTerm('ranked'))} limit ${READ_MAX}`.execute(db);
  return rows;
}
