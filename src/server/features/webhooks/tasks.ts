import { sql } from 'kysely';
import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { collectDue, DELIVER, deliver, deliverSchema } from './delivering/deliver.ts';
import type { WebhookCtx } from './delivering/send.ts';
import { disableStopped } from './stopped.ts';
import './table.ts';

const KEPT_DAYS = 30;
const SWEPT_AT_ONCE = 5_000;
/** Webhooks that a process delivers to at once; one that hangs occupies a slot. */
const WORKERS = 20;

/** In batches, so that no statement takes long. */
async function sweepDeliveries({ db, clock }: Ctx): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000);
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('webhook_delivery')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('webhook_delivery')
          .select('id')
          .where('created_at', '<', before)
          .orderBy('created_at')
          .limit(sql.lit(SWEPT_AT_ONCE)),
      )
      .executeTakeFirstOrThrow();
    if (Number(numDeletedRows) < SWEPT_AT_ONCE) return;
  }
}

export const webhookTasks: Task<WebhookCtx>[] = [
  defineTask({ name: DELIVER, schema: deliverSchema, workers: WORKERS, run: deliver }),
  defineTask({ name: 'webhooks.collect', schema: z.object({}), cron: '* * * * *', run: collectDue }),
  defineTask({ name: 'webhooks.disable_stopped', schema: z.object({}), cron: '* * * * *', run: disableStopped }),
  defineTask({ name: 'webhooks.sweep', schema: z.object({}), cron: '57 3 * * *', run: sweepDeliveries }),
];
