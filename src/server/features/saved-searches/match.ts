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

/** In a task, because whoever publishes does not wait for it. */
export const matchWhenPublished = (tx: TxCtx, { jobIds }: DomainEvents['job.published']): Promise<void> =>
  tx.enqueue(MATCH_JOB, { jobIds });

/** Compares jobs with all saved searches. Safe to repeat; does nothing for a job that is no longer found. */
export async function matchJobs(ctx: Ctx, { jobIds }: { jobIds: readonly string[] }): Promise<void> {
  // Each in its own transaction, since the locks of a person's searches are held to its end.
  for (const jobId of jobIds)
    await inTransaction(ctx, async (tx) => {
      const job = await findTokens(tx, jobId);
      if (job) await writeMatches(tx, jobId, job);
    });
}

interface JobTokens {
  pay: number | null;
  tokens: string[];
}

async function findTokens({ db }: TxCtx, jobId: string): Promise<JobTokens | undefined> {
  const row = await db
    .selectFrom('job_search')
    .innerJoin('job', 'job.id', 'job_search.job_id')
    .select([
      'pay',
      'facets',
      'slices',
      sql<string[]>`tsvector_to_array(all_words)`.as('words'),
      sql<string[]>`tsvector_to_array(title_words)`.as('titles'),
    ])
    .where('job_id', '=', jobId)
    .forKeyShare('job')
    .executeTakeFirst();
  if (!row) return undefined;
  const { pay, facets, slices, words, titles } = row;
  return { pay, tokens: [ALL, ...facets, ...slices, ...words.map(wordToken), ...titles.map(titleToken)] };
}

async function writeMatches({ db, clock }: TxCtx, jobId: string, { pay, tokens }: JobTokens): Promise<void> {
  // The planner would read the whole table for tokens that it thinks common. JIT compilation takes longer than this.
  await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(db);
  // The locks are the foreign keys that the table of matches does without; only what is being deleted is locked so.
  await sql`
    with fitting as (
      select id
      from saved_search
      where not paused and confirmed_at is not null and anchors && ${tokens}::text[]
        and (wanted is null or (select array_to_tsvector(${tokens}::text[])) @@ wanted)
        and (least_pay is null or ${pay}::double precision >= least_pay)
        and (not qualified or ${isMetBy(tokens)})
      for key share skip locked)
    insert into saved_search_match (saved_search_id, job_id, matched_at)
    select id, ${jobId}::uuid, ${clock.now()}::timestamptz from fitting
    on conflict do nothing`.execute(db);
}

/** Whether the person has all required languages of the job, at their level or above. */
function isMetBy(tokens: string[]) {
  const needs = (tokens.find((token) => token.startsWith('r:')) ?? 'r:').slice(2).split(' ').filter(Boolean);
  const asked = needs.map((need) => {
    const [language = '', level] = need.split(':');
    const least = cefrLevels.find((one) => one === level) ?? 'C2';
    return { language, levels: languageLevels.filter((has) => meetsLevel(has, least)) };
  });
  return sql<boolean>`not exists (
    select from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (language text, levels jsonb)
    where not exists (
      select from profile join profile_language as known on known.profile_id = profile.id
      where profile.user_id = saved_search.user_id and known.language = asked.language and asked.levels ? known.level))`;
}
