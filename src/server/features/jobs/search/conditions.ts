import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { eurosPerUnit } from '#contract/job-fields.ts';
import type { JobFilters } from '#contract/job-search.ts';
import { cefrLevels, meetsLevel } from '#contract/languages.ts';

import type { Ctx } from '../../../context.ts';
import '../../profiles/table.ts';
import { isSeeker } from '../access.ts';
import { PAY, PAY_TOP, slicesBetween } from './slices.ts';
import type { SearchWord } from './words.ts';

/** What a job must be to be found, and for which filter's sake. */
export interface Condition {
  filter: keyof JobFilters;
  holds: RawBuilder<SqlBool>;
}

/** A search as the database is asked. */
export interface Query {
  conditions: Condition[];
  /** The words of the text, rarest first. */
  words: SearchWord[];
  /** Microseconds since 1970; null where the time does not matter. */
  since: number | null;
}

const DAY = 86_400_000_000;

export const microseconds = (time: Date): number => time.getTime() * 1_000;

/** Puts filters and words into conditions, each of which the index answers. */
export async function makeQuery(ctx: Ctx, filters: JobFilters, words: SearchWord[]): Promise<Query> {
  return {
    conditions: [...ofFacets(filters), ...ofOthers(filters), ...(await ofReader(ctx, filters))],
    words: words.toSorted((a, b) => a.jobs - b.jobs),
    since: filters.posted_within === undefined ? null : microseconds(ctx.clock.now()) - filters.posted_within * DAY,
  };
}

const hasSlice = (slices: string[]) => sql<SqlBool>`slices && ${slices}::text[]`;

const hasFacet = (values: string[]) => sql<SqlBool>`facets && ${values}::text[]`;

/** Filters of which any value will do. */
function ofFacets(filters: JobFilters): Condition[] {
  const chosen = (['category', 'country', 'workplace', 'employment_type', 'experience_level'] as const).flatMap((filter): Condition[] => {
    const values = filters[filter];
    return values?.length ? [{ filter, holds: hasFacet(values.map((value) => `${filter}:${value}`)) }] : [];
  });
  if (filters.remote) chosen.push({ filter: 'remote', holds: hasFacet(['workplace:remote']) });
  if (filters.city?.length) {
    chosen.push({ filter: 'city', holds: sql`facets && array(select 'city:' || job_key(city) from unnest(${filters.city}::text[]) as city)` });
  }
  return chosen;
}

function ofOthers(filters: JobFilters): Condition[] {
  const { language = [], salary_min: least, salary_currency: currency = 'EUR', company } = filters;
  const conditions = language.map((asked): Condition => ({ filter: 'language', holds: asked.includes(':') ? hasSlice([`l:${asked}`]) : hasFacet([`language:${asked}`]) }));
  if (least !== undefined) {
    const pay = least * eurosPerUnit[currency];
    conditions.push({ filter: 'salary_min', holds: sql`(${hasSlice(slicesBetween(PAY, Math.min(pay, PAY_TOP), PAY_TOP))} and pay >= ${pay})` });
  }
  if (company) conditions.push({ filter: 'company', holds: hasSlice([`o:${company}`]) });
  return conditions;
}

/** Jobs that a seeker qualifies for: all that is required is among what they know. */
async function ofReader({ actor, db }: Ctx, { qualified }: JobFilters): Promise<Condition[]> {
  if (!qualified || !isSeeker(actor)) return [];
  const known = await db.selectFrom('profile_language').select(['language', 'level']).where('profile_id', '=', actor.profileId).execute();
  const met = known.flatMap(({ language, level }) => cefrLevels.filter((asked) => meetsLevel(level, asked)).map((asked) => `${language}:${asked}`));
  const fits = await db.selectFrom('job_requirement').select('slice').where(sql<boolean>`needs <@ ${met}::text[]`).execute();
  return [{ filter: 'qualified', holds: hasSlice(fits.map(({ slice }) => slice)) }];
}

/** The words as PostgreSQL's text search takes one: any of its lexemes. */
export const anyLexeme = ({ lexemes }: SearchWord): string => lexemes.map((lexeme) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' | ');

/** That all words are in the column, each as a condition of its own: so the index leaps from the rarest on. */
export const hasWords = (column: 'title_words' | 'all_words', words: SearchWord[]): RawBuilder<SqlBool>[] =>
  words.map((word) => sql<SqlBool>`${sql.ref(column)} @@ ${anyLexeme(word)}::tsquery`);
