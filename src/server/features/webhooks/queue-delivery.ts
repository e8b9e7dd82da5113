import type { DeliveredEvent } from '#contract/webhooks/webhook-choices.ts';

import type { TxCtx } from '../../context.ts';
import { newId } from '../../platform/id.ts';
import { DELIVER } from './delivering/deliver.ts';
import type { EventData } from './table.ts';

interface NewDelivery {
  event: DeliveredEvent;
  subjectId: string;
  /** The application with which it is deleted. */
  applicationId?: string;
  data: EventData;
}

/** Returns its id. */
export async function queueDelivery(
  tx: TxCtx,
  { id: webhookId }: { id: string },
  { event, subjectId, applicationId, data }: NewDelivery,
): Promise<string> {
  const id = newId();
  const now = tx.clock.now();
  await tx.db
    .insertInto('webhook_delivery')
    .values({
      id,
      webhook_id: webhookId,
      event,
      subject_id: subjectId,
      application_id: applicationId ?? null,
      data: JSON.stringify(data),
      created_at: now,
      due_at: now,
    })
    .execute();
  await tx.enqueue(DELIVER, { webhookId });
  return id;
}
