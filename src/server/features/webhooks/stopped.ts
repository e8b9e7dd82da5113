import type { Webhook } from '#contract/webhooks/webhooks.ts';

import { userIdOf } from '../../actor.ts';
import { type Ctx, inTransaction } from '../../context.ts';
import { wrongStatus } from '../../platform/http/refusal.ts';
import './events.ts';
import { isStopped, lockWebhook, requireWebhook, type WebhookId } from './find-webhook.ts';
import { presentWebhook } from './present.ts';
import './table.ts';
import { resume } from './webhooks.ts';

/**
 * It continues with pending deliveries, unless it was disabled for another reason.
 * @throws Refusal NOT_FOUND, FORBIDDEN for all but owners, CONFLICT wrong_status for one that is not stopped.
 */
export async function takeOverWebhook(ctx: Ctx, of: WebhookId): Promise<Webhook> {
  return inTransaction(ctx, async (tx) => {
    const { name, is_stopped, disabled_for } = await lockWebhook(tx, of);
    if (!is_stopped) throw wrongStatus();
    await tx.db
      .updateTable('webhook')
      .set({
        created_by: userIdOf(tx),
        ...(disabled_for === 'no_access' ? { is_enabled: true, disabled_for: null } : {}),
      })
      .where('id', '=', of.webhookId)
      .execute();
    await resume(tx, of.webhookId);
    await tx.emit('webhook.changed', { action: 'taken_over', companyId: of.id, name });
    return presentWebhook(await requireWebhook(tx, of), tx.clock.now());
  });
}

/** For a cron job: marks stopped webhooks, and notifies their owners. */
export async function disableStopped(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const stopped = await tx.db
      .updateTable('webhook')
      .set({ is_enabled: false, disabled_for: 'no_access' })
      .where('is_enabled', '=', true)
      .where(isStopped)
      .returning(['id as webhookId', 'company_id as companyId', 'name'])
      .execute();
    const at = tx.clock.now();
    for (const webhook of stopped) await tx.emit('webhook.disabled', { ...webhook, reason: 'no_access', at });
  });
}
