import { sql } from 'kysely';

import type { TxCtx } from '../context.ts';
import { countAnswers } from '../features/applications/figures/count-answers.ts';
import '../features/applications/table.ts';
import '../features/jobs/table.ts';

/** Two of three jobs promise an answer, also to existing applicants. */
export async function fillPromises(tx: TxCtx): Promise<void> {
  await sql`
    update job set answer_days = (array[5, 7, 10, 14])[1 + number % 4] where number % 3 <> 2 and status <> 'draft'`.execute(
    tx.db,
  );
  await sql`
    update application set answer_due_at = applied_at + job.answer_days * interval '1 day'
    from job where job.id = application.job_id and job.answer_days is not null`.execute(tx.db);
  await countAnswers(tx);
}
