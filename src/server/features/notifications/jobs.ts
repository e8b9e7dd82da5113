import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../jobs/events.ts';
import { MAIL_ABOUT_ENDING, type EndingMail } from './mail-task.ts';
import { notify } from './notify.ts';

/** Once per term. */
export async function notifyOfEnding(
  tx: TxCtx,
  { jobId, userId, title, validThrough }: DomainEvents['job.ending'],
): Promise<void> {
  const end = validThrough.toISOString();
  const data = { kind: 'job_ending', job_id: jobId, job_title: title, valid_through: end } as const;
  await notify(tx, { userId, type: 'other', data, aboutUserId: null, key: `job-ending:${jobId}:${end}:${userId}` });
  await tx.enqueue(MAIL_ABOUT_ENDING, { jobId, userId, validThrough: end } satisfies EndingMail);
}
