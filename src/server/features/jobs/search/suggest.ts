import { sql } from 'kysely';

import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { searching } from './bounded.ts';
import './table.ts';

const SHOWN_MAX = 8;
/** The same text may begin alike at two of its words, or be a title and a skill. */
const READ_MAX = 3 * SHOWN_MAX;
/** A beginning that more suggestions have is a common one: eight are then soon found from the most frequent on. */
const COMPARED_MAX = 500;
/** Of the most frequent, so many are looked at. */
const LOOKED_AT_MAX = 5_000;

interface Typed {
  q: string;
  locale: Locale;
}

/**
 * What somebody who types this may be looking for: titles of active jobs, skills and cities of which a word begins so.
 * What is of the reader's language or of all comes first, then the most frequent.
 */
export function suggest(ctx: Ctx, { q, locale = ctx.locale }: { q: string; locale?: Locale | undefined }): Promise<string[]> {
  return searching(ctx, async ({ db }) => {
    const some = await readSome(db, { q, locale });
    // A common beginning may be rare among what begins with the letter; then any of its suggestions will do.
    const found = some[0]?.compared === COMPARED_MAX + 1 ? [...(await readFrequent(db, { q, locale })), ...some] : some;
    const texts = found.map(({ text }) => text);
    const compared = texts.map((text) => text.toLowerCase());
    return texts.filter((_, index) => compared.indexOf(compared[index] ?? '') === index).slice(0, SHOWN_MAX);
  });
}

const typedKey = (q: string) => sql`typed as materialized (select job_key(${q}) as key)`;
const isBegun = sql`start ~>=~ key and start ~<~ (key || chr(1114111))`;

/** The best of those that begin so, up to COMPARED_MAX of them. */
async function readSome(db: Db | Tx, { q, locale }: Typed): Promise<{ text: string; compared: number }[]> {
  const { rows } = await sql<{ text: string; compared: number }>`
    with ${typedKey(q)}
    select text, count(*) over () as compared
    from (select text, locale, jobs from typed, job_suggestion where key <> '' and ${isBegun} limit ${COMPARED_MAX + 1}) as near
    order by locale in ('', ${locale}) desc, jobs desc, text limit ${READ_MAX}`.execute(db);
  return rows;
}

/** The most frequent that begin so, among the most frequent that begin with the letter. */
async function readFrequent(db: Db | Tx, { q, locale }: Typed): Promise<{ text: string }[]> {
  const { rows } = await sql<{ text: string }>`
    with ${typedKey(q)}
    select text
    from (select * from typed, job_suggestion where left(start, 1) = left(key, 1) order by jobs desc limit ${LOOKED_AT_MAX}) as frequent
    where locale in ('', ${locale}) and ${isBegun} limit ${READ_MAX}`.execute(db);
  return rows;
}
