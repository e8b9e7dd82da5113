import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { asSuggestion, asWord, isWord, startsOf, suggestionTerm, wordTerm } from './terms.ts';

// Locks rows of terms in the order in which publishing inserts them, to avoid deadlocks: words (the main statement runs
// first), then suggestions.
const wordsIn = sql`${asWord(sql`term`)} where ${isWord(sql`term`)} order by word, lexeme`;
const suggestionsIn = sql`${asSuggestion(sql`term`)}, ${startsOf(sql`text`)} where not ${isWord(sql`term`)} order by locale, text, start`;

/** Applies pending differences, and removes unused words and suggestions. */
export async function addUpTermCounts(db: Db): Promise<void> {
  await runMaintenance(db, async (tx) => {
    // A row may have been removed while a job with it was being published.
    await sql`
      with taken as (delete from job_term_change returning term, jobs),
        summed as materialized (select term, sum(jobs)::integer as jobs from taken group by term having sum(jobs) <> 0),
        suggestions as (
          insert into job_suggestion as known (start, text, locale, jobs)
          select distinct start, text, locale, jobs from summed, ${suggestionsIn}
          on conflict (locale, text, start) do update set jobs = known.jobs + excluded.jobs)
      insert into job_word as known (word, lexeme, key, jobs)
      select word, lexeme, job_key(word), jobs from summed, ${wordsIn}
      on conflict (word, lexeme) do update set jobs = known.jobs + excluded.jobs`.execute(tx);
    const isUnchanged = (term: ReturnType<typeof wordTerm>) =>
      sql`not exists (select from job_term_change as change where change.term = ${term})`;
    await sql`delete from job_word as unused where jobs <= 0 and ${isUnchanged(wordTerm('unused'))}`.execute(tx);
    await sql`delete from job_suggestion as unused where jobs <= 0 and ${isUnchanged(suggestionTerm('unused'))}`.execute(
      tx,
    );
  });
}

/** Counts words and suggestions from scratch. */
export async function recountTerms(db: Db): Promise<void> {
  await runMaintenance(db, async (tx) => {
    // One snapshot: exactly the counted differences are dropped.
    await sql`
      with taken as (delete from job_term_change),
        counted as materialized (select term, count(*)::integer as jobs from job_term, unnest(terms) as term group by term),
        unused_words as (delete from job_word as old where not exists (select from counted where term = ${wordTerm('old')})),
        unused_suggestions as (delete from job_suggestion as old where not exists (select from counted where term = ${suggestionTerm('old')})),
        suggestions as (
          insert into job_suggestion as known (start, text, locale, jobs)
          select distinct start, text, locale, jobs from counted, ${suggestionsIn}
          on conflict (locale, text, start) do update set jobs = excluded.jobs where known.jobs <> excluded.jobs)
      insert into job_word as known (word, lexeme, key, jobs)
      select word, lexeme, job_key(word), jobs from counted, ${wordsIn}
      on conflict (word, lexeme) do update set jobs = excluded.jobs where known.jobs <> excluded.jobs`.execute(tx);
  });
}

/** Counts from scratch; the caller prevents concurrent writes. */
export async function countFacets(tx: Tx): Promise<void> {
  await sql`delete from job_facet_count`.execute(tx);
  await sql`insert into job_facet_count select value, count(*) from job_search, job_counted_values(facets, slices) as value group by value`.execute(
    tx,
  );
}

export async function addUpFacetCounts(db: Db | Tx): Promise<void> {
  await sql`
    with taken as (delete from job_facet_count returning value, jobs)
    insert into job_facet_count select value, sum(jobs) from taken group by value having sum(jobs) <> 0`.execute(db);
}

/** May take minutes. One at a time: recounting must not overlap with adding up. */
const runMaintenance = (db: Db, work: (tx: Tx) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
    await sql`select pg_advisory_xact_lock(hashtext('job_term_change'))`.execute(tx);
    await work(tx);
  });
