import { sql } from 'kysely';

import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';
import { searching } from './bounded.ts';
import './table.ts';

const SHOWN_MAX = 8;
/** The same text may begin alike at two of its words, or be a title and a skill. */
const READ_MAX = 3 * SHOWN_MAX;
/** A beginning that more suggestions have is a common one: eight are then soon found from the most frequent on. */
const COMPARED_MAX = 500;
/** Of the most frequent, so many are looked at. */
const LOOKED_AT_MAX = 20_000;

interface Found {
  text: string;
  compared: number;
}

/**
 * What somebody who types this may be looking for: titles of active jobs, skills and cities of which a word begins so.
 * What is of the reader's language or of all comes first, then the most frequent.
 */
export function suggest(ctx: Ctx, { q, locale = ctx.locale }: { q: string; locale?: Locale | undefined }): Promise<string[]> {
  return searching(ctx, async ({ db }) => {
    const begun = sql`start ~>=~ key and start ~<~ (key || chr(1114111))`;
    const { rows } = await sql<Found>`
      with typed as materialized (select job_key(${q}) as key)
      select text, count(*) over () as compared from (
        select text, locale, jobs from typed, job_suggestion where key <> '' and ${begun} limit ${COMPARED_MAX + 1}) as near
      order by locale in ('', ${locale}) desc, jobs desc, text limit ${READ_MAX}`.execute(db);
    const common = (rows[0]?.compared ?? 0) > COMPARED_MAX;
    const found = common
      ? await sql<Found>`
          with typed as materialized (select job_key(${q}) as key)
          select text from (
            select text, locale, jobs, start, key from typed, job_suggestion where left(start, 1) = left(key, 1) order by jobs desc limit ${LOOKED_AT_MAX}) as frequent
          where ${begun} limit ${READ_MAX}`.execute(db)
      : { rows };
    return [...new Map(found.rows.map(({ text }) => [text.toLowerCase(), text])).values()].slice(0, SHOWN_MAX);
  });
}
