import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../candidates/events.ts';
import { activeMembers, recipients } from '../companies/members.ts';
import { responsibleId } from '../jobs/responsible.ts';
import { titlesFor } from '../jobs/titles.ts';
import { byChoice } from './job-notices.ts';
import { notify } from './notify.ts';

/** Those who are notified of applications for the job. */
export async function notifyOfMailedCvs(
  tx: TxCtx,
  { jobId, companyId, key }: DomainEvents['cvs.mailed'],
): Promise<void> {
  const job = sql.ref<string>('job.id');
  const notified = byChoice(job, {
    recipients: recipients({ companyId, jobId: job, responsibleId, actorId: null }),
    members: activeMembers(companyId, job),
    actorId: null,
  });
  const { ids } = await tx.db
    .selectFrom('job')
    .select(notified.as('ids'))
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  for (const { userId, title } of await titlesFor(tx, jobId, ids))
    await notify(tx, {
      userId,
      type: 'application',
      data: { kind: 'cvs_mailed', job_id: jobId, job_title: title },
      aboutUserId: null,
      key: `cvs-mailed:${key}:${userId}`,
    });
}
