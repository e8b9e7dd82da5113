import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { findRecipients } from '../companies/members.ts';
import './events.ts';
import { isRunning } from './expire.ts';
import { responsibleId } from './responsible.ts';
import './table.ts';
import { daysAfter, NOTICE_DAYS } from './term.ts';
import { titlesFor } from './titles.ts';

/** Small, because edits of these jobs wait for the whole batch. */
const BATCH = 10;
/** Ends a run within minutes; the next run continues. */
const BATCHES_MAX = 200;

/** Notifies once per term. Safe in several processes at once. */
export async function noticeEndings(ctx: Ctx): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    if ((await noticeBatch(ctx)) < BATCH) return;
  }
}

async function noticeBatch(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const ending = await takeEnding(tx);
    for (const job of ending) await notifyOfEnding(tx, job);
    return ending.length;
  });
}

interface EndingJob {
  id: string;
  company_id: string;
  responsible_id: string | null;
  valid_through: Date | null;
}

async function notifyOfEnding(
  tx: TxCtx,
  { id: jobId, company_id: companyId, responsible_id, valid_through: validThrough }: EndingJob,
): Promise<void> {
  if (!validThrough) return;
  const userIds = await findRecipients(tx, { companyId, jobId: null, responsibleId: responsible_id, actorId: null });
  for (const { userId, title } of await titlesFor(tx, jobId, userIds))
    await tx.emit('job.ending', { jobId, userId, title, validThrough });
}

/** Leaves out hidden jobs: their company cannot act on them. */
async function takeEnding({ db, clock }: TxCtx): Promise<EndingJob[]> {
  const now = clock.now();
  const ending = await db
    .selectFrom('job')
    .select(['job.id', 'job.company_id', 'job.valid_through', responsibleId.as('responsible_id')])
    .where(isRunning)
    .where('job.valid_through', '>', now)
    .where('job.valid_through', '<=', daysAfter(now, NOTICE_DAYS))
    .where('job.expiry_notice_at', 'is', null)
    .where('job.hidden_at', 'is', null)
    .orderBy('job.valid_through')
    .limit(BATCH)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const ids = ending.map(({ id }) => id);
  if (ids.length > 0) await db.updateTable('job').set({ expiry_notice_at: now }).where('id', 'in', ids).execute();
  return ending;
}
