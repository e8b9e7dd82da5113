import { sql } from 'kysely';

import { JOBS_TOPIC } from '#contract/topics.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { endIndexing } from './follow-words.ts';
import { indexJobs } from './index-job.ts';
import { addUpFacetCounts, countFacets, recountTerms } from './recount.ts';
import { isFound } from './texts.ts';

const BATCH = 500;
/** With more jobs, building the index at the end is faster. */
const MANY = 20_000;

/**
 * For use after a bulk load, or to repair search. Safe while the site runs; searches wait only if the index is empty
 * and many jobs are added.
 */
export async function rebuildJobSearch(db: Db): Promise<void> {
  // In order of publication, so that rows read together are stored together.
  const { rows } = await sql<{ id: string }>`
    select job.id from job where ${isFound} or exists (select from job_search as known where known.job_id = job.id)
    order by job.first_published_at`.execute(db);
  const ids = rows.map(({ id }) => id);
  const known = (await sql<{ any: boolean }>`select exists (select from job_search) as any`.execute(db)).rows[0]?.any;
  if (known || ids.length < MANY) await inBatches(ids, (batch) => db.transaction().execute((tx) => rewrite(tx, batch)));
  else await db.transaction().execute((tx) => rewriteWithoutIndex(tx, ids));
  await addUpFacetCounts(db);
  await sql`analyze job_search, job_facet_count`.execute(db);
  await recountTerms(db);
}

async function inBatches(ids: readonly string[], work: (batch: readonly string[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) await work(ids.slice(at, at + BATCH));
}

/** Locks the jobs first, so that no change is missed. */
export async function rewrite(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from job where id = any(${ids}::uuid[]) order by id for share`.execute(tx);
  await indexJobs(tx, ids);
}

async function rewriteWithoutIndex(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true), set_config('maintenance_work_mem', '512MB', true)`.execute(
    tx,
  );
  const [index] = (
    await sql<{ definition: string }>`select pg_get_indexdef('job_search_index'::regclass) as definition`.execute(tx)
  ).rows;
  if (!index) throw new Error('The search has no index.');
  await sql`drop index job_search_index`.execute(tx);
  // Counted once at the end: differences for each batch would bloat small tables.
  await sql`alter table job_search disable trigger user`.execute(tx);
  await sql`alter table job_term disable trigger user`.execute(tx);
  await inBatches(ids, (batch) => rewrite(tx, batch));
  await sql`alter table job_search enable trigger user`.execute(tx);
  await sql`alter table job_term enable trigger user`.execute(tx);
  await countFacets(tx);
  await sql.raw(index.definition).execute(tx);
}

/** Each company in its own transaction, so that locks stay short. */
export async function followRenames(ctx: Ctx): Promise<void> {
  let followed = false;
  while (await followRename(ctx)) followed = true;
  await inTransaction(ctx, async ({ db, invalidate }) => {
    const ended = await endIndexing(db);
    // Pages of searches were rendered before.
    if (followed || ended) await invalidate([JOBS_TOPIC]);
  });
}

const followRename = (ctx: Ctx): Promise<boolean> =>
  inTransaction(ctx, async ({ db }) => {
    const renamed = await sql<{ company_id: string }>`
      delete from job_search_renamed
      where company_id = (select company_id from job_search_renamed limit 1 for update skip locked)
      returning company_id`.execute(db);
    const [company] = renamed.rows;
    if (!company) return false;
    const jobs = await sql<{
      id: string;
    }>`select id from job where company_id = ${company.company_id} and ${isFound} order by id`.execute(db);
    await inBatches(
      jobs.rows.map(({ id }) => id),
      (batch) => rewrite(db, batch),
    );
    return true;
  });
