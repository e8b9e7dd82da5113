import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Tx } from '../../../platform/db/database.ts';
import './table.ts';
import { isFound, names, readableTexts, skills, wordsOf } from './texts.ts';

/** Longer ones are no words that somebody means to type. */
export const WORD_LENGTH_MAX = 40;
const SUGGESTION_LENGTH_MAX = 80;
/** At which of its words a suggestion can be begun; a letter in the middle ("m/w/d") is none of them. */
const STARTS_MAX = 8;

/**
 * Writes down what each of these jobs adds to words and suggestions, which counts it (0021), and adds those that are not
 * known yet. Nothing that is known already is touched, so publishing waits for no other publishing. For jobs that have
 * their row in job_search; with that row all of it goes.
 */
export async function writeTerms(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into job_term (job_id, terms)
    select job.id, array(select term from (${wordTerms} union ${suggestionTerms}) as found (term) order by term collate "C")
    from job join company on company.id = job.company_id
    where job.id = any(${ids}::uuid[]) and ${isFound}
    order by job.id
    on conflict (job_id) do update set terms = excluded.terms where job_term.terms <> excluded.terms`.execute(tx);
  const ofJobs = sql`(select distinct unnest(terms) as term from job_term where job_id = any(${ids}::uuid[])) as written`;
  // Sorted, because two that add the same rows in other orders would wait for each other.
  await sql`
    insert into job_word (word, lexeme, key)
    select word, lexeme, job_key(word) from ${ofJobs}, ${asWord(sql`term`)}
    where ${isWord(sql`term`)} and not exists (select from job_word as known where known.word = cut.word and known.lexeme = cut.lexeme)
    order by word, lexeme
    on conflict do nothing`.execute(tx);
  await sql`
    insert into job_suggestion (start, text, locale)
    select distinct start, text, locale from ${ofJobs}, ${asSuggestion(sql`term`)}, ${startsOf(sql`text`)}
    where not ${isWord(sql`term`)} and not exists (select from job_suggestion as known where known.locale = cut.locale and known.text = cut.text)
    order by locale, text, start
    on conflict do nothing`.execute(tx);
}

/** That a term is in any job, where its row says of how many it was at the last adding up. */
export const isInUse = (jobs: RawBuilder<unknown>, term: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`${jobs} + ${changeOf(term)} > 0`;

/** By how many jobs more a term is in than its row says. */
export const changeOf = (term: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce((select sum(change.jobs) from job_term_change as change where change.term = ${term}), 0)`;

/** The term of a row of job_word, and of one of job_suggestion. */
export const wordTerm = (row: string): RawBuilder<string> =>
  sql`('w:' || ${sql.ref(`${row}.word`)} || ' ' || ${sql.ref(`${row}.lexeme`)})`;
export const suggestionTerm = (row: string): RawBuilder<string> =>
  sql`('s:' || ${sql.ref(`${row}.locale`)} || ':' || ${sql.ref(`${row}.text`)})`;

export const isWord = (term: RawBuilder<unknown>): RawBuilder<SqlBool> => sql`starts_with(${term}, 'w:')`;

/** A term taken apart again. A word has no blank, and a language no colon. */
export const asWord = (term: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`lateral (select split_part(substr(${term}, 3), ' ', 1) as word, substr(${term}, 4 + length(split_part(substr(${term}, 3), ' ', 1))) as lexeme) as cut`;
export const asSuggestion = (term: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`lateral (select split_part(${term}, ':', 2) as locale, substr(${term}, 4 + length(split_part(${term}, ':', 2))) as text) as cut`;

/** A suggestion's key from each of its first words on. */
export const startsOf = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  lateral (select string_to_array(job_key(${text}), ' ') as words) as split,
  lateral (select array_to_string(words[first:], ' ') as start from generate_series(1, least(cardinality(words), ${STARTS_MAX}::integer)) as first
    where first = 1 or length(words[first]) > 1) as begun`;

// Each word once before its ending is looked at: that costs more than finding it.
const wordTerms = sql`
  select 'w:' || word || ' ' || lexeme
  from (
    select word, (ts_lexize(('job_stem_' || locale)::regdictionary, job_key(word)))[1] as lexeme
    from (
      select locale, word from ${readableTexts}, unnest(tsvector_to_array(${wordsOf(sql`'job_words_' || locale`, sql`body`)})) as word
      union
      select job.primary_locale, word from unnest(tsvector_to_array(${wordsOf(sql`'job_words_' || job.primary_locale`, skills)})) as word) as written
    union all
    select word, job_key(word) from unnest(tsvector_to_array(${wordsOf(sql`'simple'`, names)})) as word) as read
  where lexeme is not null and length(word) <= ${WORD_LENGTH_MAX}`;

// Titles by language; skills and cities for all of them.
const suggestionTerms = sql`
  select 's:' || locale || ':' || trim(title) from ${readableTexts} where trim(title) <> '' and length(title) <= ${SUGGESTION_LENGTH_MAX}
  union all select 's::' || trim(skill) from unnest(job.skills_required) as skill
  union all select 's::' || trim(job.city) where job.city <> ''`;
