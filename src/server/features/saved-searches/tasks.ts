import { sql } from 'kysely';
import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { SWEEP_STEP, sweepInSteps } from '../../platform/db/sweep.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { CONFIRM_ALERT } from './alerts.ts';
import { ageReadings, recompileSearches } from './compile.ts';
import { collectMatches, MAIL_MATCHES } from './due.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import { mailMatches } from './mail-matches.ts';
import { MATCH_JOB, matchJobs } from './match.ts';
import { lastToConfirm } from './queries.ts';
import './table.ts';

/** Longer than a task is retried; until then a job is not matched twice. */
const MATCH_DAYS = 14;
const DAY = 86_400_000;

const byId = z.object({ id: z.uuid() });
const nothing = z.object({});
/** The previous release enqueued one job at a time. */
const publishedJobs = z.union([
  z.object({ jobIds: z.array(z.uuid()) }),
  z.object({ jobId: z.uuid() }).transform(({ jobId }) => ({ jobIds: [jobId] })),
]);

export const savedSearchTasks: Task<Ctx>[] = [
  defineTask({ name: MATCH_JOB, schema: publishedJobs, run: matchJobs }),
  defineTask({ name: CONFIRM_ALERT, schema: byId, run: mailConfirmation }),
  defineTask({ name: MAIL_MATCHES, schema: byId, run: mailMatches }),
  // Jobs published together are emailed together.
  defineTask({ name: 'saved_searches.collect', schema: nothing, cron: '*/5 * * * *', run: collectMatches }),
  defineTask({ name: 'saved_searches.recompile', schema: nothing, cron: '*/10 * * * *', run: recompileSearches }),
  defineTask({ name: 'saved_searches.sweep', schema: nothing, cron: '53 2 * * *', run: sweepSearches }),
];

/** Unconfirmed alerts, matches sent long ago, and readings older than a day. */
async function sweepSearches(ctx: Ctx): Promise<void> {
  const { db } = ctx;
  await sweepInSteps(() =>
    sql`delete from saved_search where id in (
      select id from saved_search where confirmed_at is null and created_at < ${lastToConfirm(ctx)} limit ${SWEEP_STEP})`.execute(
      db,
    ),
  );
  const sentBefore = new Date(ctx.clock.now().getTime() - MATCH_DAYS * DAY);
  await sweepInSteps(() =>
    sql`delete from saved_search_match where (job_id, saved_search_id) in (
      select job_id, saved_search_id from saved_search_match where sent_at < ${sentBefore} limit ${SWEEP_STEP})`.execute(
      db,
    ),
  );
  await ageReadings(ctx);
}
