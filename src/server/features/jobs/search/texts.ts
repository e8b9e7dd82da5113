import { sql, type RawBuilder } from 'kysely';

import { countryCodes } from '#contract/countries.ts';
import { languageCodes } from '#contract/languages.ts';
import { locales } from '#contract/locales.ts';

/** Which jobs are found: what anybody sees (`isOpen` in access.ts). */
export const isFound = sql<boolean>`(job.status = 'active' and job.hidden_at is null)`;

/** A job's texts by language, without translations that are only begun; `job` is the row around it. */
export const readableTexts = sql`(
  select t.locale, t.title, job_plain(t.title) as plain_title, job_plain(concat_ws(' ', t.title, t.description, t.requirements)) as body
  from job_translation as t
  where t.job_id = job.id and (t.locale = job.primary_locale or (t.title <> '' and t.description <> ''))) as readable`;

/** A job's names: of its company, city and skills, and what its languages and its country are called in all six languages. */
export const names = sql<string>`job_plain(concat_ws(' ', company.name, job.city, array_to_string(job.skills_required, ' '),
  ${namesByCode('region', countryCodes)}::jsonb ->> job.country,
  (select string_agg(${namesByCode('language', languageCodes)}::jsonb ->> language, ' ') from job_language where job_id = job.id)))`;

/** Such names of all jobs, each with how many have it. */
export const countedNames = sql`
  select company.name as text, count(*) as jobs from job join company on company.id = job.company_id where ${isFound} group by company.name
  union all select city, count(*) from job where ${isFound} group by city
  union all select skill, count(*) from job, unnest(skills_required) as skill where ${isFound} group by skill
  union all select ${namesByCode('region', countryCodes)}::jsonb ->> country, count(*) from job where ${isFound} group by country
  union all select ${namesByCode('language', languageCodes)}::jsonb ->> language, count(*) from job_language join job on job.id = job_id where ${isFound} group by language`;

/** As JSON: {"de": "German alemán allemand Deutsch tedesco alemão", …}. A job that asks for German is found by "allemand". */
function namesByCode(type: 'language' | 'region', codes: readonly string[]): string {
  const readers = locales.map((locale) => new Intl.DisplayNames(locale, { type }));
  return JSON.stringify(Object.fromEntries(codes.map((code) => [code, [...new Set(readers.map((reader) => reader.of(code) ?? ''))].join(' ')])));
}

/** Skills are written in the job's own language, so they have its endings too. */
export const skills = sql<string>`job_plain(array_to_string(job.skills_required, ' '))`;

/** What finds a word that is compared by this, which may hold any sign. */
export const queryOf = (lexeme: RawBuilder<unknown>) => sql`('''' || replace(replace(${lexeme}, '\\', '\\\\'), '''', '''''') || '''')::tsquery`;

/** The text's words as one of our configurations reads them (0005). */
export const wordsOf = (configuration: RawBuilder<unknown>, text: RawBuilder<unknown>) => sql`to_tsvector((${configuration})::regconfig, ${text})`;
