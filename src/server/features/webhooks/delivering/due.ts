import { sql } from 'kysely';

import type { Ctx } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { isStopped } from '../find-webhook.ts';
import '../table.ts';

/** Longer than one run of `deliver` takes. */
const TAKEN_FOR = sql<Date>`now() + interval '90 seconds'`;

/** One process at a time delivers to a webhook, one delivery after the other. */
export async function takeWebhook({ db }: Ctx, webhookId: string): Promise<boolean> {
  const taken = await db
    .updateTable('webhook')
    .set({ busy_until: TAKEN_FOR })
    .where('id', '=', webhookId)
    .where(sql<boolean>`coalesce(busy_until < now(), true)`)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function releaseWebhook({ db }: Ctx, webhookId: string): Promise<void> {
  await db.updateTable('webhook').set({ busy_until: null }).where('id', '=', webhookId).execute();
}

export interface Due {
  webhook: Awaited<ReturnType<typeof findReady>>;
  delivery: Awaited<ReturnType<typeof findFirst>>;
}

/**
 * The oldest due delivery that is first of its subject, preferring those that did not fail before, so that repeated
 * failures hold up nothing else.
 */
export async function findDue(ctx: Ctx, webhookId: string): Promise<Due | undefined> {
  const webhook = await ready(ctx).selectAll('webhook').where('webhook.id', '=', webhookId).executeTakeFirst();
  const delivery = webhook && (await waiting(ctx, webhookId).executeTakeFirst());
  return delivery && { webhook, delivery };
}

const findReady = (ctx: Ctx) => ready(ctx).selectAll('webhook').executeTakeFirstOrThrow();

const findFirst = (ctx: Ctx) => waiting(ctx, '').executeTakeFirstOrThrow();

const ready = ({ db, clock }: Ctx) =>
  db
    .selectFrom('webhook')
    .where('webhook.is_enabled', '=', true)
    .where(sql<boolean>`not ${isStopped}`)
    .where(({ eb, or }) => or([eb('webhook.retry_at', 'is', null), eb('webhook.retry_at', '<=', clock.now())]));

const waiting = ({ db, clock }: Ctx, webhookId: string) =>
  db
    .selectFrom('webhook_delivery as delivery')
    .selectAll('delivery')
    .where('delivery.webhook_id', '=', webhookId)
    .where('delivery.state', '=', sql.lit('waiting'))
    .where('delivery.due_at', '<=', clock.now())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_delivery as earlier')
            .select('earlier.id')
            .whereRef('earlier.webhook_id', '=', 'delivery.webhook_id')
            .whereRef('earlier.subject_id', '=', 'delivery.subject_id')
            .whereRef('earlier.seq', '<', 'delivery.seq')
            .where('earlier.state', '=', sql.lit('waiting')),
        ),
      ),
    )
    .orderBy('delivery.attempts')
    .orderBy('delivery.seq')
    .limit(1);

/** Webhooks with due deliveries that no process is delivering to. */
export const findIdle = (ctx: Ctx, limit: number): Promise<{ id: string }[]> =>
  ready(ctx)
    .select('webhook.id')
    .where(sql<boolean>`coalesce(webhook.busy_until < now(), true)`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_delivery as delivery')
          .select('delivery.id')
          .whereRef('delivery.webhook_id', '=', 'webhook.id')
          .where('delivery.state', '=', sql.lit('waiting'))
          .where('delivery.due_at', '<=', ctx.clock.now()),
      ),
    )
    .limit(limit)
    .execute();

/** If it is deleted meanwhile, with its webhook or its application, there is nothing to record. */
export const lockDelivery = (db: Db | Tx, { webhook, delivery }: Due) =>
  db
    .selectFrom('webhook')
    .innerJoin('webhook_delivery as delivery', 'delivery.webhook_id', 'webhook.id')
    .select(['webhook.failures', 'webhook.failing_since', 'delivery.attempts'])
    .where('webhook.id', '=', webhook.id)
    .where('delivery.id', '=', delivery.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
