import { sql } from 'kysely';

import type { Tx } from '../../../platform/db/database.ts';
import { asSuggestion, asWord, changeOf, isWord } from './terms.ts';

/** The data of jobs that search stores outside their own rows. */
export interface IndexedTerms {
  /** As in `job_term`. */
  terms: string[];
  /** Search keys of cities. */
  cities: string[];
}

/** Call before the jobs' rows are deleted. */
export async function findTermsOf(tx: Tx, ids: readonly string[]): Promise<IndexedTerms> {
  const terms = await sql<{ term: string }>`
    select distinct unnest(terms) as term from job_term where job_id = any(${ids}::uuid[])`.execute(tx);
  const cities = await sql<{ key: string }>`
    select distinct job_key(city) as key from job where id = any(${ids}::uuid[]) and city <> ''`.execute(tx);
  return { terms: terms.rows.map(({ term }) => term), cities: cities.rows.map(({ key }) => key) };
}

/**
 * Runs immediately, because an erasure cannot wait for the next scheduled run. Publishing a job with a removed term
 * adds the term again.
 */
export async function removeUnusedTerms(tx: Tx, { terms, cities }: IndexedTerms): Promise<void> {
  await sql`
    with gone as materialized (
        select term from unnest(${terms}::text[]) as term
        where ${changeOf(sql`term`)} + coalesce(
          case when ${isWord(sql`term`)}
            then (select jobs from ${asWord(sql`term`)} join job_word as known on known.word = cut.word and known.lexeme = cut.lexeme)
            else (select max(jobs) from ${asSuggestion(sql`term`)} join job_suggestion as known on known.locale = cut.locale and known.text = cut.text)
          end, 0) <= 0),
      changes as (delete from job_term_change using gone where job_term_change.term = gone.term),
      words as (
        delete from job_word as known using gone, ${asWord(sql`gone.term`)}
        where ${isWord(sql`gone.term`)} and known.word = cut.word and known.lexeme = cut.lexeme)
    delete from job_suggestion as known using gone, ${asSuggestion(sql`gone.term`)}
    where not ${isWord(sql`gone.term`)} and known.locale = cut.locale and known.text = cut.text`.execute(tx);
  await sql`
    delete from job_city
    where key = any(${cities}::text[])
      and not exists (select from job_search where facets @> array['city:' || job_city.key])`.execute(tx);
  await sql`
    with taken as (
      delete from job_facet_count where value = any(${cities.map((city) => `city:${city}`)}::text[]) returning value, jobs)
    insert into job_facet_count
    select value, sum(jobs) from taken group by value having sum(jobs) <> 0`.execute(tx);
}
