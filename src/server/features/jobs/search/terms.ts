import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Tx } from '../../../platform/db/database.ts';
import './table.ts';
import { isFound, names, readableTexts, skills, wordsOf } from './texts.ts';

export const WORD_LENGTH_MAX = 40;
const SUGGESTION_LENGTH_MAX = 80;
/** Words where a suggestion may begin; single letters ("m/w/d") do not count. */
const STARTS_MAX = 8;

/**
 * Inserting a job's terms counts them (0021). Existing words are not touched, so concurrent publications do not wait.
 * The jobs must have their row in job_search; deleting it cascades.
 */
export async function writeTerms(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into job_term (job_id, terms)
    select job.id, array(select term from (${wordTerms()} union ${suggestionTerms}) as found (term) order by term collate "C")
    from job join company on company.id = job.company_id
    where job.id = any(${ids}::uuid[]) and ${isFound}
    order by job.id
    on conflict (job_id) do update set terms = excluded.terms where job_term.terms <> excluded.terms`.execute(tx);
  const ofJobs = sql`(select distinct unnest(terms) as term from job_term where job_id = any(${ids}::uuid[])) as written`;
  // Sorted to avoid deadlocks.
  await sql`
    insert into job_word (word, lexeme, key)
    select word, lexeme, job_key(word) from ${ofJobs}, ${asWord(sql`term`)}
    where ${isWord(sql`term`)} and not exists (select from job_word as known where known.word = cut.word and known.lexeme = cut.lexeme)
    order by word, lexeme
    on conflict do nothing`.execute(tx);
  await sql`
    insert into job_suggestion (start, text, locale)
    select distinct start, text, locale from ${ofJobs}, ${asSuggestion(sql`term`)}, ${startsOf(sql`text`)}
    where not ${isWord(sql`term`)}
      -- One look each: as "not exists", the planner reads the whole table, for thousands of terms that it expects.
      and (select true from job_suggestion as known where known.locale = cut.locale and known.text = cut.text limit 1) is null
    order by locale, text, start
    on conflict do nothing`.execute(tx);
}

export const isInUse = (jobs: RawBuilder<unknown>, term: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`${jobs} + ${changeOf(term)} > 0`;

/** The pending difference to the count in a term's row. */
export const changeOf = (term: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce((select sum(change.jobs) from job_term_change as change where change.term = ${term}), 0)`;

/** The term of a row of job_word, and of one of job_suggestion. */
export const wordTerm = (row: string): RawBuilder<string> =>
  sql`('w:' || ${sql.ref(`${row}.word`)} || ' ' || ${sql.ref(`${row}.lexeme`)})`;
export const suggestionTerm = (row: string): RawBuilder<string> =>
  sql`('s:' || ${sql.ref(`${row}.locale`)} || ':' || ${sql.ref(`${row}.text`)})`;

export const isWord = (term: RawBuilder<unknown>): RawBuilder<SqlBool> => sql`starts_with(${term}, 'w:')`;

/** Words contain no space, language codes no colon. */
export const asWord = (term: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`lateral (select split_part(substr(${term}, 3), ' ', 1) as word, substr(${term}, 4 + length(split_part(substr(${term}, 3), ' ', 1))) as lexeme) as cut`;
export const asSuggestion = (term: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`lateral (select split_part(${term}, ':', 2) as locale, substr(${term}, 4 + length(split_part(${term}, ':', 2))) as text) as cut`;

/** One key for each of a suggestion's first words, starting there. */
export const startsOf = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  lateral (select string_to_array(job_key(${text}), ' ') as words) as split,
  lateral (select array_to_string(words[first:], ' ') as start from generate_series(1, least(cardinality(words), ${STARTS_MAX}::integer)) as first
    where first = 1 or length(words[first]) > 1) as begun`;

// Distinct words first: stemming costs more than finding them.
const wordTerms = () => sql`
  select 'w:' || word || ' ' || lexeme
  from (
    select word, (ts_lexize(('job_stem_' || locale)::regdictionary, job_key(word)))[1] as lexeme
    from (
      select locale, word from ${readableTexts}, unnest(tsvector_to_array(${wordsOf(sql`'job_words_' || locale`, sql`body`)})) as word
      union
      select job.primary_locale, word from unnest(tsvector_to_array(${wordsOf(sql`'job_words_' || job.primary_locale`, skills)})) as word) as written
    union all
    select word, job_key(word) from unnest(tsvector_to_array(${wordsOf(sql`'simple'`, names())})) as word) as read
  where lexeme is not null and length(word) <= ${WORD_LENGTH_MAX}`;

// Titles by language; skills and companies for all languages. Places have their own table.
const suggestionTerms = sql`
  select 's:' || locale || ':' || trim(title) from ${readableTexts} where trim(title) <> '' and length(title) <= ${SUGGESTION_LENGTH_MAX}
  union all select 's::' || trim(skill) from unnest(job.skills_required) as skill
  union all select 's:company:' || trim(company.name) where length(company.name) <= ${SUGGESTION_LENGTH_MAX}`;
