import type { WebhookEvent } from '#contract/webhooks/webhook-choices.ts';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { findTitles } from '../jobs/titles.ts';
import { queueDelivery } from '../webhooks/queue-delivery.ts';
import { webhooksFor } from '../webhooks/queue-events.ts';
import './events.ts';
import './table.ts';

const events: Partial<Record<NonNullable<DomainEvents['offer.changed']['to']>, WebhookEvent[]>> = {
  sent: ['offer.sent'],
  accepted: ['offer.accepted', 'candidate.hired'],
  declined: ['offer.declined'],
  withdrawn: ['offer.withdrawn'],
  lapsed: ['offer.lapsed'],
};

/** Without pay, which a key with the scope `read_offers` reads. */
export async function tellOfferChanged(
  tx: TxCtx,
  { offerId, applicationId, to }: DomainEvents['offer.changed'],
): Promise<void> {
  if (to === null) return;
  for (const event of events[to] ?? []) {
    const { company_id: companyId, job_id: jobId } = await tx.db
      .selectFrom('offer')
      .select(['company_id', 'job_id'])
      .where('id', '=', offerId)
      .executeTakeFirstOrThrow();
    for (const webhook of await webhooksFor(tx, companyId, event)) {
      const jobTitle = (await findTitles(tx, jobId))?.titleIn(webhook.locale) ?? '';
      const data = { companyId, jobId, jobTitle, applicationId, offerId };
      await queueDelivery(tx, webhook, { event, subjectId: offerId, applicationId, data });
    }
  }
}
