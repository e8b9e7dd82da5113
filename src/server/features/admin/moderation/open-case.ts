import type { CaseCause } from '#contract/moderation.ts';

import type { TxCtx } from '../../../context.ts';
import type { DomainEvents } from '../../../domain-events.ts';
import { newId } from '../../../platform/id.ts';
import '../../jobs/events.ts';
import '../../jobs/table.ts';
import './table.ts';

/** Creates the case if needed, and locks it until the end of the transaction. Safe for concurrent calls. */
export async function openCase({ db, clock }: TxCtx, jobId: string, cause: CaseCause): Promise<string> {
  const { id } = await db
    .insertInto('moderation_case')
    .values({ id: newId(), job_id: jobId, cause, opened_at: clock.now() })
    // Changes nothing, but locks and returns the existing row.
    .onConflict((conflict) =>
      conflict
        .column('job_id')
        .where('decided_at', 'is', null)
        .doUpdateSet((eb) => ({ cause: eb.ref('moderation_case.cause') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * A company is new until another published job of it has no open case and is not hidden. So a harmless first job does
 * not exempt the next one before a review.
 */
export async function reviewFirstJob(tx: TxCtx, { jobIds, companyId }: DomainEvents['job.published']): Promise<void> {
  const known = await tx.db
    .selectFrom('job')
    .select('job.id')
    .where('job.company_id', '=', companyId)
    .where('job.id', 'not in', jobIds)
    .where('job.first_published_at', 'is not', null)
    .where('job.hidden_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('moderation_case as open')
            .select('open.id')
            .whereRef('open.job_id', '=', 'job.id')
            .where('open.decided_at', 'is', null),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  if (!known) for (const jobId of jobIds) await openCase(tx, jobId, 'first_job');
}
