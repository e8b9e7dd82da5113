import type { TxCtx } from '../../context.ts';
import type { Facts } from '../../facts.ts';
import '../jobs/events.ts';
import { MAIL_ABOUT_ENDING, type EndingMail } from './mail-task.ts';
import { notify } from './notify.ts';

/** A person hears that a job ends soon, once a term. */
export async function tellOfEnding(
  tx: TxCtx,
  { jobId, userId, title, validThrough }: Facts['job.ending'],
): Promise<void> {
  const end = validThrough.toISOString();
  const data = { kind: 'job_ending', job_id: jobId, job_title: title, valid_through: end } as const;
  await notify(tx, { userId, type: 'other', data, aboutUserId: null, key: `job-ending:${jobId}:${end}:${userId}` });
  await tx.enqueue(tx.db, MAIL_ABOUT_ENDING, { jobId, userId, validThrough: end } satisfies EndingMail);
}
