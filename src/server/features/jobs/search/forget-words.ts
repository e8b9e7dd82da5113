import { sql } from 'kysely';

import type { Tx } from '../../../platform/db/database.ts';
import { suggestionsOf, wordsOfJobs } from './learn.ts';
import { isFound, queryOf } from './texts.ts';

/** Words that are in about more jobs are nobody's own. Looking whether one is in any job takes longer the more have it. */
const COMMON = 1_000;

/** What search has learned from some jobs beside their own rows. */
export interface LearnedWords {
  words: { word: string; lexeme: string }[];
  /** Titles with their language; skills and cities without. */
  suggestions: { text: string; locale: string }[];
  cities: string[];
}

/** Reads what search may have learned from these jobs, as long as they are there. */
export async function findWordsOf(tx: Tx, ids: readonly string[]): Promise<LearnedWords> {
  if (ids.length === 0) return { words: [], suggestions: [], cities: [] };
  const words = await sql<{ word: string; lexeme: string }>`
    select distinct known.word, known.lexeme
    from (${wordsOfJobs(ids)}) as found join job_word as known on known.word = found.word and known.lexeme = found.lexeme
    where known.jobs <= ${COMMON + ids.length}`.execute(tx);
  const suggestions = await sql<{ text: string; locale: string }>`
    select distinct text, locale from (${suggestionsOf(sql`job.id = any(${ids}::uuid[])`)}) as found`.execute(tx);
  const cities = await sql<{ key: string }>`select distinct job_key(city) as key from job where id = any(${ids}::uuid[]) and city <> ''`.execute(tx);
  return { words: words.rows, suggestions: suggestions.rows, cities: cities.rows.map(({ key }) => key) };
}

/** Forgets what no job that is found has any more. What one has is left as it is; the clock counts it anew. */
export async function forgetWords(tx: Tx, { words, suggestions, cities }: LearnedWords): Promise<void> {
  await sql`
    delete from job_word as known using ${rowsOf(words)} as gone (word text, lexeme text)
    where known.word = gone.word and known.lexeme = gone.lexeme
      and not exists (select from job_search where all_words @@ ${queryOf(sql`gone.lexeme`)})`.execute(tx);
  await sql`
    delete from job_suggestion as known using ${rowsOf(suggestions)} as gone (text text, locale text)
    where known.text = gone.text and known.locale = gone.locale and not ${isSuggested}`.execute(tx);
  await sql`
    delete from job_city where key = any(${cities}::text[]) and not exists (select from job_search where facets @> array['city:' || job_city.key])`.execute(tx);
  await sql`
    with taken as (delete from job_facet_count where value = any(${cities.map((city) => `city:${city}`)}::text[]) returning value, jobs)
    insert into job_facet_count select value, sum(jobs) from taken group by value having sum(jobs) <> 0`.execute(tx);
}

const rowsOf = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;

/** Whether a job that is found has this title, or this skill or city. */
const isSuggested = sql`case
  when gone.locale <> '' then exists (
    select from job_search join job on job.id = job_search.job_id join job_translation as text on text.job_id = job.id
    where job_search.title_words @@ plainto_tsquery(('job_' || gone.locale)::regconfig, job_plain(gone.text)) and ${isFound}
      and text.locale = gone.locale and trim(text.title) = gone.text)
  else exists (select from job_search where facets @> array['city:' || job_key(gone.text)]) or exists (
    select from job_search join job on job.id = job_search.job_id
    where job_search.all_words @@ plainto_tsquery('job_names', job_plain(gone.text)) and gone.text = any(job.skills_required) and ${isFound})
end`;
