import { sql } from 'kysely';

import type { Tx } from '../../../platform/db/database.ts';
import { isFound, names, readableTexts, skills, wordsOf } from './texts.ts';

/** Longer ones are no words that somebody means to type. */
export const WORD_LENGTH_MAX = 40;
const SUGGESTION_LENGTH_MAX = 80;
/** At which of its words a suggestion can be begun; a letter in the middle ("m/w/d") is none of them. */
const STARTS_MAX = 8;

// What is new is added here; how often it is there is counted by the clock (recount.ts). Nothing that is there already
// is touched, so publishing waits for no other publishing. Sorted, because two that add the same words in other orders
// would wait for each other.

/** The words of these jobs, each with what it is compared by; some more than once. */
export const wordsOfJobs = (ids: readonly string[]) => sql`
    select word, lexeme, key from (
      select word, (ts_lexize(('job_stem_' || locale)::regdictionary, key))[1] as lexeme, key
      -- Each word once before its ending is looked at: that costs more than finding it.
      from (
        select locale, word from job, lateral ${readableTexts}, unnest(tsvector_to_array(${wordsOf(sql`'job_words_' || locale`, sql`body`)})) as word
        where job.id = any(${ids}::uuid[])
        union
        select job.primary_locale, word from job, unnest(tsvector_to_array(${wordsOf(sql`'job_words_' || job.primary_locale`, skills)})) as word
        where job.id = any(${ids}::uuid[])) as written, job_key(word) as key
      union
      select word, key, key
      from job join company on company.id = job.company_id, unnest(tsvector_to_array(${wordsOf(sql`'simple'`, names)})) as word, job_key(word) as key
      where job.id = any(${ids}::uuid[])) as written
    where lexeme is not null and length(word) <= ${WORD_LENGTH_MAX}`;

/** Adds the words of these jobs that are not known yet. */
export async function learnWords(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into job_word (word, lexeme, key)
    select distinct word, lexeme, key from (${wordsOfJobs(ids)}) as found
    where not exists (select from job_word as known where known.word = found.word and known.lexeme = found.lexeme)
    order by word, lexeme
    on conflict do nothing`.execute(tx);
}

/** Adds titles, skills and cities of these jobs that are not known yet, at each word that they can be begun at. */
export async function learnSuggestions(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into job_suggestion (start, text, locale)
    select distinct start, text, locale
    from (${suggestionsOf(sql`job.id = any(${ids}::uuid[])`)}) as found, ${startsOf(sql`text`)}
    where not exists (select from job_suggestion as known where known.locale = found.locale and known.text = found.text)
    order by locale, text, start
    on conflict do nothing`.execute(tx);
}

/** What can be suggested of some jobs, as often as it is there: titles by language, skills and cities for all of them. */
export const suggestionsOf = (condition: ReturnType<typeof sql>) => sql`
  select locale, trim(title) as text from job, lateral ${readableTexts} where ${condition} and length(title) <= ${SUGGESTION_LENGTH_MAX}
  union all select '', trim(skill) from job, unnest(skills_required) as skill where ${condition}
  union all select '', trim(city) from job where ${condition} and city <> ''`;

/** The text's key from each of its first words on. */
export const startsOf = (text: ReturnType<typeof sql>) => sql`
  lateral (select string_to_array(job_key(${text}), ' ') as words) as cut,
  lateral (select array_to_string(words[first:], ' ') as start from generate_series(1, least(cardinality(words), ${STARTS_MAX}::integer)) as first
    where first = 1 or length(words[first]) > 1) as begun`;

/** Adds the combinations of required languages that are not known yet. */
export async function learnRequirements(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into job_requirement (slice, needs)
    select distinct asked.slice, coalesce(string_to_array(nullif(substr(asked.slice, 3), ''), ' '), '{}')
    from job_search, unnest(slices) as asked (slice)
    where job_id = any(${ids}::uuid[]) and asked.slice like 'r:%' and not exists (select from job_requirement as known where known.slice = asked.slice)
    order by 1
    on conflict do nothing`.execute(tx);
}

/** Adds the cities that are not known yet, as they are written. */
export async function learnCities(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into job_city (key, name)
    select distinct on (key) key, trim(city)
    from job, job_key(city) as key
    where job.id = any(${ids}::uuid[]) and ${isFound} and key <> '' and not exists (select from job_city as known where known.key = job_key(city))
    order by key
    on conflict do nothing`.execute(tx);
}
