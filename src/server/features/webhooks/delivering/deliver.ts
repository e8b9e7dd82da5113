import { z } from 'zod';

import { type Ctx, inTransaction, type TxCtx } from '../../../context.ts';
import '../events.ts';
import { type Due, findDue, findIdle, lockDelivery, releaseWebhook, takeWebhook } from './due.ts';
import { type Attempt, isTaken, send, type WebhookCtx } from './send.ts';

export const DELIVER = 'webhooks.deliver';

export const deliverSchema = z.object({ webhookId: z.uuid() });

type Deliver = z.infer<typeof deliverSchema>;

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** Milliseconds after which other webhooks have their turn. */
const RUN_FOR = 20 * SECOND;
/** Delay before the second attempt; four times as long before each further one, up to half a day: three days in all. */
const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 12 * HOUR;
const ATTEMPTS_MAX = 12;
/** Between attempts of all deliveries to a webhook that fails. */
const LONGEST_WEBHOOK_PAUSE = HOUR / 2;
/** Without a successful delivery for so long, it is disabled. */
const FAILING_FOR = 5 * 24 * HOUR;
const COLLECTED_AT_ONCE = 500;

/** A random variation, so that recovering receivers are not called by all at once. */
const around = (pause: number): number => pause * (0.8 + 0.4 * Math.random());

/**
 * Delivers a webhook's pending deliveries, in order for each subject. Stops at the first failure, since the rest would
 * probably fail too. Deliveries enqueued meanwhile are found by this run, or by the next.
 */
export async function deliver(ctx: WebhookCtx, { webhookId }: Deliver): Promise<void> {
  const end = performance.now() + RUN_FOR;
  do {
    if (!(await takeWebhook(ctx, webhookId))) return;
    try {
      for (let due = await findDue(ctx, webhookId); due; due = await findDue(ctx, webhookId)) {
        if (performance.now() > end) break;
        await recordAttempt(ctx, due, await send(ctx, due));
      }
    } finally {
      await releaseWebhook(ctx, webhookId);
    }
    if (performance.now() > end) return inTransaction(ctx, (tx) => tx.enqueue(DELIVER, { webhookId }));
  } while (await findDue(ctx, webhookId));
}

/** Enqueues webhooks with due deliveries: retries, or those of a process that died. */
export async function collectDue(ctx: Ctx): Promise<void> {
  const idle = await findIdle(ctx, COLLECTED_AT_ONCE);
  if (idle.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    for (const { id } of idle) await tx.enqueue(DELIVER, { webhookId: id });
  });
}

async function recordAttempt(ctx: Ctx, due: Due, attempt: Attempt): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockDelivery(tx.db, due);
    if (!before) return;
    const now = tx.clock.now();
    const attempts = before.attempts + 1;
    const isGivenUp = attempts >= ATTEMPTS_MAX || attempt.status === 410;
    await tx.db
      .updateTable('webhook_delivery')
      .set({
        ...attempt,
        attempts,
        sent_at: now,
        state: isTaken(attempt) ? 'delivered' : isGivenUp ? 'failed' : 'waiting',
        due_at: new Date(now.getTime() + around(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 4 ** (attempts - 1)))),
      })
      .where('id', '=', due.delivery.id)
      .execute();
    if (isTaken(attempt)) await recordSuccess(tx, due);
    else await recordFailure(tx, due, before, attempt);
  });
}

async function recordSuccess({ db }: TxCtx, { webhook }: Due): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ failures: 0, retry_at: null, failing_since: null })
    .where('id', '=', webhook.id)
    .execute();
}

async function recordFailure(
  tx: TxCtx,
  { webhook }: Due,
  before: { failures: number; failing_since: Date | null },
  { status }: Attempt,
): Promise<void> {
  const now = tx.clock.now();
  const since = before.failing_since ?? now;
  const pause = around(Math.min(LONGEST_WEBHOOK_PAUSE, FIRST_PAUSE * 2 ** Math.min(before.failures, 10)));
  const isOverdue = now.getTime() - since.getTime() >= FAILING_FOR;
  const reason = status === 410 ? 'gone' : isOverdue ? 'failing' : undefined;
  await tx.db
    .updateTable('webhook')
    .set({
      failures: before.failures + 1,
      failing_since: since,
      retry_at: new Date(now.getTime() + pause),
      ...(reason && { is_enabled: false, disabled_for: reason }),
    })
    .where('id', '=', webhook.id)
    .execute();
  if (!reason) return;
  const { id: webhookId, company_id: companyId, name } = webhook;
  await tx.emit('webhook.disabled', { webhookId, companyId, name, reason, at: now });
}
