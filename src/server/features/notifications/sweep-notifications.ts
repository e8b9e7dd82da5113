import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { SWEEP_STEP, sweepInSteps } from '../../platform/db/sweep.ts';
import { firstIdAt } from '../../platform/id.ts';
import './table.ts';

const DAY = 86_400_000;

/** Deletes those older than the retention period, read or not. For a cron job. */
export async function sweepNotifications(ctx: Ctx): Promise<void> {
  const { 'retention.notification_days': days } = await ctx.settings();
  const before = new Date(ctx.clock.now().getTime() - days * DAY);
  // Ids sort by time, so their index leads to the oldest.
  await sweepInSteps(() =>
    sql`
      delete from notification where id in (
        select id from notification where id < ${firstIdAt(before)} and created_at < ${before} order by id limit ${SWEEP_STEP}
      )`.execute(ctx.db),
  );
}
