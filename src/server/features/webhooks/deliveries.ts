import { countPosition } from '#contract/positions.ts';
import { TEST_EVENT, type DeliveryState } from '#contract/webhooks/webhook-choices.ts';
import type { Delivery } from '#contract/webhooks/webhooks.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { BodySite } from './body.ts';
import { DELIVER } from './delivering/deliver.ts';
import { lockWebhook, requireWebhook, type WebhookId } from './find-webhook.ts';
import { presentDelivery } from './present.ts';
import { queueDelivery } from './queue-delivery.ts';
import './table.ts';
import { takeCall } from './webhooks.ts';

const PAGE = 25;

export type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveriesOf>['executeTakeFirstOrThrow']>>;

const deliveriesOf = ({ db }: Ctx, webhookId: string) =>
  db.selectFrom('webhook_delivery').selectAll().where('webhook_id', '=', webhookId);

interface Asked extends WebhookId {
  cursor?: string | undefined;
  state?: DeliveryState | undefined;
}

/**
 * Newest first.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID for a cursor of another list
 */
export async function listDeliveries(
  ctx: Ctx,
  { cursor, state, ...of }: Asked,
  site: BodySite,
): Promise<{ deliveries: Delivery[]; nextCursor: string | null }> {
  const webhook = await requireWebhook(ctx, of);
  let query = deliveriesOf(ctx, of.webhookId)
    .orderBy('seq', 'desc')
    .limit(PAGE + 1);
  if (state) query = query.where('state', '=', state);
  if (cursor !== undefined) query = query.where('seq', '<', readCursor(cursor, countPosition)[0]);
  const found = await query.execute();
  const shown = found.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    deliveries: shown.map((row) => presentDelivery(webhook, row, site)),
    nextCursor: last && found.length > PAGE ? writeCursor([last.seq, last.id]) : null,
  };
}

/**
 * Queued in order with the others of its subject, with the same id.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status while the webhook is disabled, TOO_MANY_REQUESTS
 */
export async function sendAgain(
  ctx: Ctx,
  { deliveryId, ...of }: WebhookId & { deliveryId: string },
  site: BodySite,
): Promise<Delivery> {
  return inTransaction(ctx, async (tx) => {
    const webhook = await lockWebhook(tx, of);
    await takeCall(tx, webhook);
    const row = await tx.db
      .updateTable('webhook_delivery')
      .set({ state: 'waiting', attempts: 0, due_at: tx.clock.now() })
      .where('id', '=', deliveryId)
      .where('webhook_id', '=', of.webhookId)
      .returningAll()
      .executeTakeFirstOrThrow(notFound);
    await wakeUp(tx, of.webhookId);
    return presentDelivery(webhook, row, site);
  });
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status while it is disabled, TOO_MANY_REQUESTS */
export async function sendTest(ctx: Ctx, of: WebhookId, site: BodySite): Promise<Delivery> {
  return inTransaction(ctx, async (tx) => {
    const webhook = await lockWebhook(tx, of);
    await takeCall(tx, webhook);
    const id = await queueDelivery(tx, webhook, {
      event: TEST_EVENT,
      subjectId: of.webhookId,
      data: { companyId: of.id },
    });
    await wakeUp(tx, of.webhookId);
    return presentDelivery(
      webhook,
      await deliveriesOf(tx, of.webhookId).where('id', '=', id).executeTakeFirstOrThrow(),
      site,
    );
  });
}

/** Requested by a person, so it does not wait until the next attempt. */
async function wakeUp(tx: TxCtx, webhookId: string): Promise<void> {
  await tx.db.updateTable('webhook').set({ retry_at: null }).where('id', '=', webhookId).execute();
  await tx.enqueue(DELIVER, { webhookId });
}
