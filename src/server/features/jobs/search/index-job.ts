import { sql } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { eurosPerUnit } from '#contract/currencies.ts';
import { choiceColumns } from '#contract/jobs/job-choices.ts';
import { cefrLevels } from '#contract/languages.ts';

import type { TxCtx } from '../../../context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Words } from '../concepts/concepts.ts';
import { readDictionary } from '../concepts/own-words.ts';
import { tagsOf, titleKeysOf, type JobTexts } from '../concepts/tag-job.ts';
import { timesAYear } from '../times-a-year.ts';
import './table.ts';
import { BEHIND, ISCO, NO_PAY, PAY, PAY_TOP, RELOCATION_FACET, TIME } from './buckets.ts';
import { writeTerms } from './terms.ts';
import { isFound, names, placeOfJob, readableTexts, skills, wordsOf } from './texts.ts';

/** The row exists while the job is active and not hidden. Every command that changes a job calls this last. */
export async function indexJob(tx: TxCtx, jobId: string): Promise<void> {
  const together = waiting.get(tx.db);
  if (together) together.add(jobId);
  else await indexJobs(tx.db, [jobId]);
}

const waiting = new WeakMap<Tx, Set<string>>();

/** Indexes the jobs that commands change within `work` once, together, at its end. */
export async function indexTogether<Result>({ db }: TxCtx, work: () => Promise<Result>): Promise<Result> {
  const ids = new Set<string>();
  waiting.set(db, ids);
  const result = await work();
  waiting.delete(db);
  if (ids.size > 0) await indexJobs(db, [...ids]);
  return result;
}

export async function indexJobs(tx: Tx, ids: readonly string[]): Promise<void> {
  if ((await writeRows(tx, ids)) === 0) return;
  await learnPlaces(tx, ids);
  await writeTerms(tx, ids);
  await learnRequirements(tx, ids);
  await learnCities(tx, ids);
}

/** The caller must hold the jobs' locks. Returns how many rows were written; unlisted jobs have none. */
export async function writeRows(tx: Tx, ids: readonly string[]): Promise<number> {
  const isGone = sql`known.job_id = any(${ids}::uuid[]) and not exists (select from job where job.id = known.job_id and ${isFound})`;
  // Before the rows that they cascade from, so that their counts change once.
  await sql`delete from job_term as known where ${isGone}`.execute(tx);
  await sql`delete from job_search as known where ${isGone}`.execute(tx);
  const tags = await readTags(tx, ids);
  const { numAffectedRows } = await sql`
    insert into job_search (job_id, published, pay, facets, slices, title_words, all_words)
    select job.id, first.published, amount.pay, facet.values,
      job_slices(${TIME.kind}, first.published, ${TIME.width}, ${TIME.levels}) || ${payBuckets} || asked.slices || array['o:' || company.slug, 'x:' || coalesce(job.experience_level, 'none')]
        || coalesce((select array_agg(tag) from jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb -> job.id::text) as tag), '{}')
        || coalesce((select array['p:' || id] from (${placeOfJob}) as place), '{}'),
      words.of_titles,
      words.of_texts || strip(${wordsOf(sql`'job_names'`, names())}) || strip(${wordsOf(sql`'job_' || job.primary_locale`, skills)})
    from job
    join company on company.id = job.company_id
    cross join lateral (select (extract(epoch from job.first_published_at) * 1000000)::bigint as published) as first
    cross join lateral (${payAYear}) as amount
    cross join lateral (${languageBuckets}) as asked
    cross join lateral (${facets}) as facet
    cross join lateral (
      select job_join_words(${wordsOf(sql`'job_' || locale`, sql`plain_title`)}) as of_titles,
        job_join_words(strip(${wordsOf(sql`'job_' || locale`, sql`body`)})) as of_texts
      from ${readableTexts}) as words
    where job.id = any(${ids}::uuid[]) and ${isFound}
    order by first.published
    on conflict (job_id) do update set published = excluded.published, pay = excluded.pay, facets = excluded.facets, slices = excluded.slices,
      title_words = excluded.title_words, all_words = excluded.all_words`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Tags by the job's id. */
async function readTags(tx: Tx, ids: readonly string[]): Promise<Record<string, string[]>> {
  const dictionary = await readDictionary(tx);
  const { rows } = await sql<JobTexts & { id: string }>`
    select job.id, job.primary_locale as "primaryLocale", job.skills_required as skills,
      (select jsonb_agg(jsonb_build_object('locale', locale, 'title', title, 'body', body)) from ${readableTexts}) as texts
    from job where job.id = any(${ids}::uuid[]) and ${isFound}`.execute(tx);
  const tags: Record<string, string[]> = {};
  for (const { id, ...texts } of rows) {
    tags[id] = withIsco(await tagsOf(texts, dictionary), dictionary);
    // Yields to requests between the texts of many jobs.
    if (rows.length > 1) await nextTurn();
  }
  return tags;
}

/** Also the ISCO-08 groups of what its titles name. */
function withIsco(tags: string[], { concepts, isBehind }: Words): string[] {
  const groups = titleKeysOf(tags).flatMap((key) => concepts.get(key)?.isco ?? []);
  return [...tags, ...new Set(groups.map((isco) => ISCO + isco)), ...(isBehind ? [BEHIND] : [])];
}

/** Pay per year, from the upper end of the range. */
const payAYear = sql`
  select job.salary_max::bigint * ${timesAYear}
    * (${JSON.stringify(eurosPerUnit)}::jsonb ->> job.salary_currency)::double precision as pay`;

const payBuckets = sql`case when amount.pay is null then array[${NO_PAY}]
  else job_slices(${PAY.kind}, floor(least(amount.pay, ${PAY_TOP}))::bigint, ${PAY.width}, ${PAY.levels}) end`;

/** For each language every level that suffices, and one bucket for all requirements. */
const languageBuckets = sql`
  select coalesce(array_agg('l:' || language || ':' || enough) filter (where enough is not null), '{}')
    || array['r:' || coalesce(string_agg(language || ':' || level, ' ' order by language) filter (where required and enough = level), '')] as slices
  from job_language left join unnest(${[...cefrLevels]}::text[]) as enough on enough >= level
  where job_id = job.id`;

/** A remote job counts in every country where it may be done. */
const facets = sql`
  select array_remove(array[${sql.join(choiceColumns.map((column) => sql`${sql.lit(`${column}:`)} || ${sql.ref(`job.${column}`)}`))},
      case when job.relocation is not null then ${sql.lit(RELOCATION_FACET)} end,
      'city:' || nullif(job_key(coalesce((select name from (${placeOfJob}) as place), job.city)), '')]
    || array(select 'language:' || language from job_language where job_id = job.id)
    || array(select 'country:' || job.country where job.country is not null
         union select 'country:' || country from unnest(job.remote_countries) as country where job.workplace = 'remote'), null) as values`;

// Existing rows are left alone, so concurrent publications do not wait for each other. Sorted to avoid deadlocks.

async function learnRequirements(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into job_requirement (slice, needs)
    select distinct asked.slice, coalesce(string_to_array(nullif(substr(asked.slice, 3), ''), ' '), '{}')
    from job_search, unnest(slices) as asked (slice)
    where job_id = any(${ids}::uuid[]) and asked.slice like 'r:%' and not exists (select from job_requirement as known where known.slice = asked.slice)
    order by 1
    on conflict do nothing`.execute(tx);
}

async function learnPlaces(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into job_place (place_id)
    select distinct place.id
    from job, lateral (${placeOfJob}) as place
    where job.id = any(${ids}::uuid[]) and ${isFound} and not exists (select from job_place as known where known.place_id = place.id)
    order by 1
    on conflict do nothing`.execute(tx);
}

async function learnCities(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into job_city (key, name)
    select distinct on (key) key, trim(city)
    from job, lateral (select job_key(coalesce((select name from (${placeOfJob}) as place), city)) as key) as called
    where job.id = any(${ids}::uuid[]) and ${isFound} and key <> '' and not exists (select from job_city as known where known.key = called.key)
    order by key
    on conflict do nothing`.execute(tx);
}
