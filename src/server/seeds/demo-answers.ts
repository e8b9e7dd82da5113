import { sql } from 'kysely';

import { answerStatuses } from '#contract/application-status.ts';

import type { TxCtx } from '../context.ts';
import { countDueDays } from '../features/admin/analytics/count-days.ts';

/** Keeps of each application when the company first answered, as its invented history and messages tell, and counts all days. */
export async function keepAnswers(tx: TxCtx): Promise<void> {
  await sql`
    update application set first_answered_at = answer.at
    from (
      select application_id, min(at) as at
      from (
        select application_id, at from application_event where to_status = any(${[...answerStatuses]}::text[])
        union all select application_id, created_at from message where side = 'employer'
      ) as told
      group by application_id
    ) as answer
    where answer.application_id = application.id`.execute(tx.db);
  await countDueDays(tx);
}
