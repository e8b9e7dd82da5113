import { sql } from 'kysely';

import { companyTopic, JOBS_TOPIC, jobTopic } from '#contract/topics.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { writeRows } from './search/index-job.ts';
import './table.ts';

const BATCH = 100;

/**
 * Ends the jobs whose last moment has passed, in batches, each in a transaction of its own. Safe in several processes
 * at once: each takes the jobs that no other has.
 */
export async function expireJobs(ctx: Ctx): Promise<void> {
  while ((await expireBatch(ctx)) === BATCH);
}

const expireBatch = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const ended = await tx.db
      .selectFrom('job')
      .select(['job.id', 'job.company_id'])
      .where(isRunning)
      .where('job.valid_through', '<=', now)
      .orderBy('job.valid_through')
      .limit(BATCH)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (ended.length === 0) return 0;
    const ids = ended.map(({ id }) => id);
    await tx.db.updateTable('job').set({ status: 'expired', updated_at: now }).where('id', 'in', ids).execute();
    // All at once what `refreshReaders` does for one: the jobs of a day end together. Search learns nothing from what ends.
    await writeRows(tx.db, ids);
    // In two, because an announcement holds 8,000 bytes.
    await tx.invalidate([JOBS_TOPIC, ...ids.map(jobTopic)]);
    await tx.invalidate([...new Set(ended.map((job) => companyTopic(job.company_id)))]);
    return ended.length;
  });

/** The term of the job runs: the statuses from which the clock ends it, as the index on the end of jobs has them. */
export const isRunning = sql<boolean>`job.status in ('active', 'paused')`;
