import type { TxCtx } from '../../context.ts';
import type { WebhookChanged } from '../webhooks/events.ts';
import { record } from './audit.ts';

export const recordWebhook = (tx: TxCtx, { action, companyId, name }: WebhookChanged): Promise<void> =>
  record(tx, {
    action: `webhook.${action}`,
    subject: { type: 'company', id: companyId },
    details: { webhook: name },
  });
