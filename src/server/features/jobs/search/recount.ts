import { sql } from 'kysely';

import { locales } from '#contract/locales.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { ALL } from './conditions.ts';
import { startsOf, suggestionsOf, WORD_LENGTH_MAX } from './learn.ts';
import { countedNames, isFound, queryOf, wordsOf } from './texts.ts';

/** So many texts tell well enough how frequent words are. */
const SAMPLE = 20_000;

/**
 * Counts how many jobs have each word: in all of their texts, which adds what is not known yet, or in a sample of them.
 * Then words that no job has any more are forgotten.
 */
export async function recountWords(db: Db, among: 'all' | 'sample'): Promise<void> {
  await atLeisure(db, async (tx) => {
    const share = among === 'all' ? 1 : await shareOf(tx, SAMPLE);
    const counted = sql`
      select word, lexeme, key, greatest(1, round(sum(jobs))) as jobs
      from (${sql.join([...locales.map((locale) => wordsIn(locale, share)), wordsOfNames, wordsOfSkills], sql` union all `)}) as found
      where lexeme is not null and length(word) <= ${WORD_LENGTH_MAX}
      group by word, lexeme, key`;
    // What publishing adds at the same time would wait for words that are added here, so that is for whole counts alone.
    await (among === 'all'
      ? sql`
          insert into job_word (word, lexeme, key, jobs) ${counted} order by word, lexeme
          on conflict (word, lexeme) do update set jobs = excluded.jobs where job_word.jobs <> excluded.jobs`
      : sql`
          update job_word as known set jobs = counted.jobs from (${counted}) as counted
          where known.word = counted.word and known.lexeme = counted.lexeme and known.jobs <> counted.jobs`
    ).execute(tx);
    await sql`
      delete from job_word
      where jobs = 1 and not exists (select from job_search where all_words @@ ${queryOf(sql`lexeme`)})`.execute(tx);
  });
}

/** The words of one language's texts, and in about how many they are; `share` of the texts is read. */
function wordsIn(locale: string, share: number) {
  const sample = share < 1 ? `tablesample system (${100 * share})` : '';
  const texts = `select to_tsvector('job_words_${locale}', job_plain(concat_ws(' ', title, description, requirements)))
    from job_translation ${sample} join job_search using (job_id) where locale = '${locale}'`;
  return sql`
    select word, (ts_lexize(${`job_stem_${locale}`}::regdictionary, key))[1] as lexeme, key, ndoc / ${share}::double precision as jobs
    from ts_stat(${texts}) as stat (word, ndoc, nentry), job_key(word) as key`;
}

const wordsOfNames = sql`
  select word, key, key, jobs from (${countedNames}) as named, unnest(tsvector_to_array(${wordsOf(sql`'simple'`, sql`job_plain(text)`)})) as word, job_key(word) as key`;

const wordsOfSkills = sql`
  select word, (ts_lexize(('job_stem_' || primary_locale)::regdictionary, key))[1], key, jobs
  from (select primary_locale, skill, count(*) as jobs from job, unnest(skills_required) as skill where ${isFound} group by primary_locale, skill) as wanted,
    unnest(tsvector_to_array(${wordsOf(sql`'job_words_' || primary_locale`, sql`job_plain(skill)`)})) as word, job_key(word) as key`;

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
      select distinct start, text, locale, jobs from counted, ${startsOf(sql`text`)} order by locale, text, start
      on conflict (locale, text, start) do update set jobs = excluded.jobs where job_suggestion.jobs <> excluded.jobs`.execute(tx);
  });
}

/** Counts the facets of all jobs anew; for whoever keeps others from writing. */
export async function countFacets(tx: Tx): Promise<void> {
  await sql`delete from job_facet_count`.execute(tx);
  await sql`insert into job_facet_count select value, count(*) from job_search, unnest(facets || array[${ALL}]) as value group by value`.execute(tx);
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
