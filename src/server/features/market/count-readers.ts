import { sql } from 'kysely';

import { cefrLevels } from '#contract/languages.ts';
import { locales } from '#contract/locales.ts';
import { READING_LEVEL } from '#contract/market/market-choices.ts';

import type { TxCtx } from '../../context.ts';
import { isOpen } from '../jobs/access.ts';
import { isOwnerCounted } from '../profiles/access.ts';
import './table.ts';

/** The languages that a job requires; needs a row `job` in scope. */
export const needsOfJob = sql<string[]>`array(
  select asked.language || ':' || asked.level from job_language as asked
  where asked.job_id = job.id and asked.required order by 1)`;

/**
 * For each set of languages that open jobs require, the seekers who have them, by the languages they read: that of
 * their pages, and those that they state at B2 or better. `native` sorts after C2.
 */
export async function countReaders({ db }: TxCtx): Promise<void> {
  await sql`delete from market_reader`.execute(db);
  await sql`
    with person as (
      select profile.id, preferred_locale from profile where profile.role = 'job_seeker' and ${isOwnerCounted}
    ),
    stated as (
      select profile_id, array_agg(language || ':' || step.level order by language, step.level) as met,
        array_agg(language::text) filter (where step.level = ${READING_LEVEL} and language = any(${[...locales]}::text[])) as reads
      from profile_language join unnest(${[...cefrLevels]}::text[]) as step (level) on step.level <= profile_language.level
      group by profile_id
    ),
    person_reading as (
      select array(select distinct locale from unnest(stated.reads || preferred_locale) as locale where locale is not null order by locale) as reads,
        coalesce(met, '{}') as met
      from person left join stated on stated.profile_id = person.id
    ),
    alike as materialized (
      select reads, met, count(*)::int as readers from person_reading where reads <> '{}' group by reads, met
    ),
    asked as materialized (select distinct ${needsOfJob} as needs from job where ${isOpen})
    insert into market_reader (needs, reads, readers)
    select needs, reads, sum(readers) from asked join alike on asked.needs <@ alike.met group by needs, reads`.execute(
    db,
  );
}
