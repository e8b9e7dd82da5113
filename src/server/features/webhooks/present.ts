import type { Delivery, Webhook } from '#contract/webhooks/webhooks.ts';

import { type BodySite, bodyOf } from './body.ts';
import type { DeliveryRow } from './deliveries.ts';
import type { WebhookRow } from './find-webhook.ts';

const moment = (at: Date | null): string | null => at && at.toISOString();

export const presentWebhook = (row: WebhookRow, now: Date): Webhook => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  address: row.kind === 'standard' ? row.address : new URL(row.address).host,
  events: row.events,
  locale: row.locale,
  isStopped: row.is_stopped,
  isEnabled: row.is_enabled,
  disabledFor: row.disabled_for,
  failingSince: moment(row.failing_since),
  oldSecretUntil: row.old_secret_until && row.old_secret_until > now ? row.old_secret_until.toISOString() : null,
  createdBy: row.creator_name,
  createdAt: row.created_at.toISOString(),
});

export const presentDelivery = (
  webhook: Pick<WebhookRow, 'kind' | 'locale'>,
  row: DeliveryRow,
  site: BodySite,
): Delivery => ({
  id: row.id,
  event: row.event,
  createdAt: row.created_at.toISOString(),
  state: row.state,
  attempts: row.attempts,
  nextAt: row.state === 'waiting' ? row.due_at.toISOString() : null,
  sentAt: moment(row.sent_at),
  status: row.status,
  answer: row.answer,
  took: row.took,
  problem: row.problem,
  body: bodyOf(webhook, row, site),
});
