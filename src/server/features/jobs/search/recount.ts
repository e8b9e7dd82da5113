import { sql } from 'kysely';

import { locales } from '#contract/locales.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { startsOf, suggestionsOf, WORD_LENGTH_MAX } from './learn.ts';
import { isFound } from './texts.ts';

/** So many texts tell well enough how frequent words are. */
const SAMPLE = 20_000;

/**
 * Counts how many texts have each word: in all of them, which adds what is not known yet, or in a sample. Then words
 * that no job has any more are forgotten.
 */
export async function recountWords(db: Db, among: 'all' | 'sample'): Promise<void> {
  await atLeisure(db, async (tx) => {
    const share = among === 'all' ? 1 : await shareOf(tx, SAMPLE);
    await sql`
      insert into job_word (word, lexeme, key, jobs)
      select word, lexeme, key, greatest(1, round(sum(texts) / ${share}::double precision)) from (${sql.join(locales.map((locale) => wordsIn(locale, share)), sql` union all `)}) as counted
      where lexeme is not null and length(word) <= ${WORD_LENGTH_MAX}
      group by word, lexeme, key
      on conflict (word, lexeme) do update set jobs = excluded.jobs where job_word.jobs <> excluded.jobs`.execute(tx);
    await sql`
      delete from job_word
      where jobs = 1 and not exists (select from job_search where all_words @@ ('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''')::tsquery)`.execute(tx);
  });
}

/** The words of one language's texts, and in how many they are; `share` of the texts is read. */
function wordsIn(locale: string, share: number) {
  const sample = share < 1 ? `tablesample system (${100 * share})` : '';
  const texts = `select to_tsvector('job_words_${locale}', job_plain(concat_ws(' ', title, description, requirements)))
    from job_translation ${sample} join job_search using (job_id) where locale = '${locale}'`;
  return sql`
    select word, (ts_lexize(${`job_stem_${locale}`}::regdictionary, key))[1] as lexeme, key, ndoc as texts
    from ts_stat(${texts}) as stat (word, ndoc, nentry), job_key(word) as key`;
}

async function shareOf(tx: Tx, texts: number): Promise<number> {
  const { rows } = await sql<{ all: number }>`select reltuples::bigint as all from pg_class where oid = 'job_translation'::regclass`.execute(tx);
  return Math.min(1, texts / Math.max(1, rows[0]?.all ?? 1));
}

/** Counts how many jobs have each title, skill and city; those that none has any more are suggested no longer. */
export async function recountSuggestions(db: Db): Promise<void> {
  await atLeisure(db, async (tx) => {
    // One statement, one view of the data: what is added meanwhile is not taken for superfluous.
    await sql`
      with counted as materialized (select locale, text, count(*)::integer as jobs from (${suggestionsOf(isFound)}) as found group by locale, text),
        gone as (delete from job_suggestion as old where not exists (select from counted where counted.locale = old.locale and counted.text = old.text))
      insert into job_suggestion (start, text, locale, jobs)
      select distinct start, text, locale, jobs from counted, ${startsOf(sql`text`)}
      on conflict (locale, text, start) do update set jobs = excluded.jobs where job_suggestion.jobs <> excluded.jobs`.execute(tx);
  });
}

/** Adds up the differences in the counts of the facets. */
export async function addUpFacetCounts(db: Db | Tx): Promise<void> {
  await sql`
    with taken as (delete from job_facet_count returning value, jobs)
    insert into job_facet_count select value, sum(jobs) from taken group by value having sum(jobs) <> 0`.execute(db);
}

/** Runs work that may take minutes. */
const atLeisure = (db: Db, work: (tx: Tx) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
    await work(tx);
  });
