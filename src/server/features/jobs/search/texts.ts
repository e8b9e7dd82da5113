import { sql, type RawBuilder } from 'kysely';

import { countryCodes } from '#contract/countries.ts';
import { languageCodes } from '#contract/languages.ts';
import { locales } from '#contract/locales.ts';

/** The same jobs as `isOpen` in access.ts. */
export const isFound = sql<boolean>`(job.status = 'active' and job.hidden_at is null)`;

/** Texts without incomplete translations; needs a row `job` in scope. */
export const readableTexts = sql`(
  select t.locale, t.title, job_plain(t.title) as plain_title, job_plain(concat_ws(' ', t.title, t.description, t.requirements)) as body
  from job_translation as t
  where t.job_id = job.id and (t.locale = job.primary_locale or (t.title <> '' and t.description <> ''))) as readable`;

/** Includes the languages and the country by their names in all six languages. */
export const names = sql<string>`job_plain(concat_ws(' ', company.name, job.city, array_to_string(job.skills_required, ' '),
  ${namesByCode('region', countryCodes)}::jsonb ->> job.country,
  (select string_agg(${namesByCode('language', languageCodes)}::jsonb ->> language, ' ') from job_language where job_id = job.id)))`;

/** JSON: {"de": "German alemán allemand Deutsch tedesco alemão", …} */
function namesByCode(type: 'language' | 'region', codes: readonly string[]): string {
  const readers = locales.map((locale) => new Intl.DisplayNames(locale, { type }));
  return JSON.stringify(
    Object.fromEntries(
      codes.map((code) => [code, [...new Set(readers.map((reader) => reader.of(code) ?? ''))].join(' ')]),
    ),
  );
}

/** Skills are in the job's own language, and stemmed like it. */
export const skills = sql<string>`job_plain(array_to_string(job.skills_required, ' '))`;

/** Words by a text search configuration (0005). */
export const wordsOf = (configuration: RawBuilder<unknown>, text: RawBuilder<unknown>) =>
  sql`to_tsvector((${configuration})::regconfig, ${text})`;
