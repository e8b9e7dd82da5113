import { sql } from 'kysely';

import { companyTopic, JOBS_TOPIC, jobTopic } from '#contract/topics.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import './events.ts';
import { writeRows } from './search/index-job.ts';
import './table.ts';

const BATCH = 100;

/** Works in batches, each in its own transaction. Safe in several processes at once. */
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
    // `refreshReaders` for the whole batch. Ended jobs add no words to search.
    await writeRows(tx.db, ids);
    // Two calls, because a PostgreSQL notification is limited to 8,000 bytes.
    await tx.invalidate([JOBS_TOPIC, ...ids.map(jobTopic)]);
    await tx.invalidate([...new Set(ended.map((job) => companyTopic(job.company_id)))]);
    for (const [companyId, jobs] of Map.groupBy(ended, ({ company_id }) => company_id))
      await tx.emit('job.closed', { jobIds: jobs.map(({ id }) => id), companyId });
    return ended.length;
  });

/** Must match the condition of the index on the end of jobs. */
export const isRunning = sql<boolean>`job.status in ('active', 'paused')`;
