import { sql, type RawBuilder } from 'kysely';

import { countryCodes } from '#contract/countries.ts';
import { languageCodes } from '#contract/languages.ts';
import { typedLocales } from '#contract/locales.ts';

import '../../places/table.ts';

/** The same jobs as `isOpen` in access.ts. */
export const isFound = sql<boolean>`(job.status = 'active' and job.hidden_at is null)`;

/** Texts without incomplete translations; needs a row `job` in scope. */
export const readableTexts = sql`(
  select t.locale, t.title, job_plain(t.title) as plain_title, job_plain(concat_ws(' ', t.title, t.description, t.requirements)) as body
  from job_translation as t
  where t.job_id = job.id and (t.locale = job.primary_locale or (t.title <> '' and t.description <> ''))) as readable`;

/** Includes the languages and the country by their names in all six languages. */
export function names(): RawBuilder<string> {
  namesOfCodes ??= {
    countries: namesByCode('region', countryCodes),
    languages: namesByCode('language', languageCodes),
  };
  return sql<string>`job_plain(concat_ws(' ', company.name, job.city, array_to_string(job.skills_required, ' '),
    ${namesOfCodes.countries}::jsonb ->> job.country,
    (select string_agg(${namesOfCodes.languages}::jsonb ->> language, ' ') from job_language where job_id = job.id)))`;
}

let namesOfCodes: { countries: string; languages: string } | undefined;

/** JSON: {"de": "German alemán allemand Deutsch tedesco alemão", …} */
function namesByCode(type: 'language' | 'region', codes: readonly string[]): string {
  const readers = typedLocales().map((locale) => new Intl.DisplayNames(locale, { type }));
  return JSON.stringify(
    Object.fromEntries(
      codes.map((code) => [code, [...new Set(readers.map((reader) => reader.of(code) ?? ''))].join(' ')]),
    ),
  );
}

/**
 * The place of a job: the largest of those with its city's name in its country, or anywhere if it has no country. Needs
 * a row `job` in scope.
 */
export const placeOfJob = sql`
  select place.id, place.name from place_name join place on place.id = place_name.place_id
  where place_name.key = job_key(job.city) and place.country = coalesce(job.country, place.country)
  order by place.population desc limit 1`;

/** A city's name as search keys: as given, and the own names of places with jobs that have this name. */
export const keysOfCity = (city: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select job_key(${city}) as key
  union select job_key(place.name)
  from place_name join place on place.id = place_name.place_id join job_place on job_place.place_id = place.id
  where place_name.key = job_key(${city})`;

/** Skills are in the job's own language, and stemmed accordingly. */
export const skills = sql<string>`job_plain(array_to_string(job.skills_required, ' '))`;

/** Words by a text search configuration (0005). */
export const wordsOf = (configuration: RawBuilder<unknown>, text: RawBuilder<unknown>) =>
  sql`to_tsvector((${configuration})::regconfig, ${text})`;
