import { REFERENCE_DAYS, SCREENING_MONTHS } from '#contract/screening/screening-choices.ts';

import type { Ctx } from '../../context.ts';
import { dayOf, daysAfter } from '../jobs/term.ts';
import './table.ts';

/** For a cron job: links that have expired, and what was not touched for twelve months and does not show. */
export async function sweepScreenings({ db, clock }: Ctx): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('screening_reference')
    .set({ digest: null })
    .where('digest', 'is not', null)
    .where('asked_at', '<', daysAfter(now, -REFERENCE_DAYS))
    .execute();
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - SCREENING_MONTHS);
  await db
    .deleteFrom('screening')
    .where('updated_at', '<', before)
    .where(({ eb, or }) => or([eb('valid_until', 'is', null), eb('valid_until', '<', dayOf(now))]))
    .execute();
}
