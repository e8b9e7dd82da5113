import { sql } from 'kysely';

import { cefrLevels, languageLevels, meetsLevel } from '#contract/languages.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../jobs/events.ts';
import { ALL } from '../jobs/search/conditions.ts';
import '../jobs/search/table.ts';
import '../jobs/table.ts';
import '../profiles/table.ts';
import { titleToken, wordToken } from './compile.ts';
import './table.ts';

export const MATCH_JOB = 'saved_searches.match';

/** In a task, so that publishing does not wait for it. */
export const matchWhenPublished = (tx: TxCtx, { jobIds }: DomainEvents['job.published']): Promise<void> =>
  tx.enqueue(MATCH_JOB, { jobIds });

/** A person's searches stay locked until a transaction ends: this limits how long. */
const AT_ONCE = 100;

/** Compares jobs with all saved searches. Safe to repeat; skips jobs that can no longer be found. */
export async function matchJobs(ctx: Ctx, { jobIds }: { jobIds: readonly string[] }): Promise<void> {
  for (let start = 0; start < jobIds.length; start += AT_ONCE)
    await inTransaction(ctx, async (tx) => {
      const jobs = await findTokens(tx, jobIds.slice(start, start + AT_ONCE));
      if (jobs.length > 0) await writeMatches(tx, jobs);
    });
}

interface JobTokens {
  id: string;
  pay: number | null;
  tokens: string[];
}

async function findTokens({ db }: TxCtx, jobIds: readonly string[]): Promise<JobTokens[]> {
  const rows = await db
    .selectFrom('job_search')
    .innerJoin('job', 'job.id', 'job_search.job_id')
    .select([
      'job.id',
      'pay',
      'facets',
      'slices',
      sql<string[]>`tsvector_to_array(all_words)`.as('words'),
      sql<string[]>`tsvector_to_array(title_words)`.as('titles'),
    ])
    .where('job.id', 'in', [...jobIds])
    .orderBy('job.id')
    .forKeyShare('job')
    .execute();
  return rows.map(({ id, pay, facets, slices, words, titles }) => ({
    id,
    pay,
    tokens: [ALL, ...facets, ...slices, ...words.map(wordToken), ...titles.map(titleToken)],
  }));
}

async function writeMatches({ db, clock }: TxCtx, jobs: readonly JobTokens[]): Promise<void> {
  // The planner would read the whole table for tokens that it thinks common. JIT compilation takes longer than these
  // statements.
  await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(db);
  const asked = JSON.stringify(jobs.map((job) => ({ ...job, needs: needsOf(job.tokens) })));
  // The locks stand in for the foreign keys that the table of matches lacks; they block only deletions.
  await sql`
    with fitting as (
      select saved_search.id, published.id as job_id
      from jsonb_to_recordset(${asked}::jsonb) as published (id uuid, pay double precision, tokens text[], needs jsonb)
        join saved_search on not paused and confirmed_at is not null and anchors && tokens
          and (wanted is null or (select array_to_tsvector(tokens)) @@ wanted)
          and (least_pay is null or published.pay >= least_pay)
          and (not qualified or ${isMet})
      for key share of saved_search skip locked)
    insert into saved_search_match (saved_search_id, job_id, matched_at)
    select id, job_id, ${clock.now()}::timestamptz from fitting
    on conflict do nothing`.execute(db);
}

interface Need {
  language: string;
  levels: string[];
}

/** The required languages of a job, with the levels that suffice. */
function needsOf(tokens: readonly string[]): Need[] {
  const needs = (tokens.find((token) => token.startsWith('r:')) ?? 'r:').slice(2).split(' ').filter(Boolean);
  return needs.map((need) => {
    const [language = '', level] = need.split(':');
    const least = cefrLevels.find((one) => one === level) ?? 'C2';
    return { language, levels: languageLevels.filter((has) => meetsLevel(has, least)) };
  });
}

/** Whether the person has all required languages of the job, at their level or above. */
const isMet = sql<boolean>`not exists (
  select from jsonb_to_recordset(needs) as asked (language text, levels jsonb)
  where not exists (
    select from profile join profile_language as known on known.profile_id = profile.id
    where profile.user_id = saved_search.user_id and known.language = asked.language and asked.levels ? known.level))`;
