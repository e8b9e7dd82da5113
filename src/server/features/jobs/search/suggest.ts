import { sql } from 'kysely';

import { SUGGESTIONS_MAX, type Suggestion } from '#contract/jobs/job-search.ts';
import type { SuggestionKind } from '#contract/jobs/search-choices.ts';
import type { Locale } from '#contract/locales.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import '../../places/table.ts';
import type { Words } from '../concepts/concepts.ts';
import { termsFrom } from '../concepts/terms-from.ts';
import { searching, type SearchCtx } from './bounded.ts';
import './table.ts';
import { isInUse, suggestionTerm } from './terms.ts';

/** A text may match at two of its words, or be both a title and a skill. */
const READ_MAX = 3 * SUGGESTIONS_MAX;
/** With more matches, a scan in order of frequency finds the most frequent sooner. */
const COMPARED_MAX = 1_000;
const CONCEPTS_MAX = 3;
const PLACES_MAX = 2;

interface Typed {
  q: string;
  locale: Locale;
}

/**
 * What a user typing this may be looking for, among open jobs: occupations, skills and languages in the reader's
 * language, places, then titles, companies and skills with a word that begins with it; those in the reader's language
 * or in none come first, then the most frequent.
 */
export function suggest(
  ctx: SearchCtx,
  { q, locale = ctx.locale }: { q: string; locale?: Locale | undefined },
): Promise<Suggestion[]> {
  return searching(ctx, async ({ db, dictionary }) => {
    const concepts = await readConcepts(db, { q, locale }, await dictionary(db));
    const places = await readPlaces(db, { q, locale });
    const texts = await readTexts(db, { q, locale });
    const found = [...concepts, ...places, ...texts];
    const compared = found.map(({ text }) => text.toLowerCase());
    return found
      .filter((_, index) => compared.indexOf(compared[index] ?? '') === index)
      .slice(0, SUGGESTIONS_MAX)
      .map(({ text, kind }) => ({ text, kind }));
  });
}

async function readConcepts(db: Db | Tx, { q, locale }: Typed, dictionary: Words): Promise<Suggestion[]> {
  const terms = termsFrom(q, locale, dictionary);
  if (terms.length === 0) return [];
  const { rows } = await sql<{ position: number }>`
    select asked.position::integer
    from unnest(${terms.map(({ value }) => value)}::text[]) with ordinality as asked (value, position)
    where (select sum(jobs) from job_facet_count where job_facet_count.value = asked.value) > 0
    order by asked.position
    limit ${CONCEPTS_MAX}`.execute(db);
  return rows.flatMap(({ position }) => terms[position - 1] ?? []);
}

/** Places with jobs, the largest first. */
async function readPlaces(db: Db | Tx, { q, locale }: Typed): Promise<Suggestion[]> {
  const { rows } = await sql<{ text: string }>`
    with typed as materialized (select job_key(${q}) as key)
    select coalesce(place.names ->> ${locale}, place.name) as text
    from typed, place_name join job_place on job_place.place_id = place_name.place_id join place on place.id = place_name.place_id
    where typed.key <> '' and place_name.key ~>=~ typed.key and place_name.key ~<~ (typed.key || chr(1114111))
    group by place.id
    order by place.population desc limit ${PLACES_MAX}`.execute(db);
  return rows.map(({ text }) => ({ text, kind: 'place' }));
}

interface Found {
  text: string;
  /** A title's language, or a marker for suggestions that have none. */
  locale: Locale | '' | 'company';
  /** At most COMPARED_MAX + 1. */
  compared: number;
  /** The typed text as a search key. */
  key: string;
}

async function readTexts(db: Db | Tx, typed: Typed): Promise<Suggestion[]> {
  const some = await readSome(db, typed);
  const [first] = some;
  // There may be fewer than eight frequent ones in the reader's language.
  const found =
    first && first.compared > COMPARED_MAX
      ? [...(await readFrequent(db, { key: first.key, locale: typed.locale })), ...some]
      : some;
  return found.map(({ text, locale }) => ({ text, kind: kindOf(locale) }));
}

const kindOf = (locale: Found['locale']): SuggestionKind =>
  locale === '' ? 'skill' : locale === 'company' ? 'company' : 'title';

async function readSome(db: Db | Tx, { q, locale }: Typed): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with typed as materialized (select job_key(${q}) as key)
    select text, locale, compared, key
    from (
      select text, locale, jobs, count(*) over () as compared, key
      from (
        select text, locale, jobs, key from typed, job_suggestion
        where key <> '' and start ~>=~ key and start ~<~ (key || chr(1114111)) limit ${COMPARED_MAX + 1}) as near
      order by locale in ('', 'company', ${locale}) desc, jobs desc, text) as ranked
    where ${isInUse(sql`ranked.jobs`, suggestionTerm('ranked'))} limit ${READ_MAX}`.execute(db);
  return rows;
}

/** Scans in order of frequency. */
async function readFrequent(
  db: Db | Tx,
  { key, locale }: { key: string; locale: Locale },
): Promise<Pick<Found, 'text' | 'locale'>[]> {
  // A value, so that the planner can estimate how common it is.
  const { rows } = await sql<Pick<Found, 'text' | 'locale'>>`
    select text, locale
    from (
      select text, locale, jobs from job_suggestion
      where left(start, 1) = left(${key}, 1) and start ~>=~ ${key} and start ~<~ (${key} || chr(1114111)) and locale in ('', 'company', ${locale})
      order by jobs desc) as ranked
    where ${isInUse(sql`ranked.jobs`, suggestionTerm('ranked'))} limit ${READ_MAX}`.execute(db);
  return rows;
}
