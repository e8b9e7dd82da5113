import type { WebhookEvent } from '#contract/webhooks/webhook-choices.ts';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../clients/table.ts';
import { queueDelivery } from '../webhooks/queue-delivery.ts';
import { webhooksFor } from '../webhooks/queue-events.ts';
import './events.ts';
import './table.ts';

/** To the agency's webhooks, without the person's name or the client's words, which a key with `read_agency` reads. */
async function tell(tx: TxCtx, event: WebhookEvent, representationId: string): Promise<void> {
  const { agency_id: companyId, ...about } = await tx.db
    .selectFrom('representation')
    .innerJoin('mandate', 'mandate.id', 'representation.mandate_id')
    .leftJoin('presentation', 'presentation.representation_id', 'representation.id')
    .select(['representation.agency_id', 'representation.state', 'representation.mandate_id'])
    .select(['mandate.title', 'presentation.answer'])
    .where('representation.id', '=', representationId)
    .executeTakeFirstOrThrow();
  for (const webhook of await webhooksFor(tx, companyId, event))
    await queueDelivery(tx, webhook, {
      event,
      subjectId: representationId,
      data: {
        companyId,
        representationId,
        mandateId: about.mandate_id,
        jobTitle: about.title,
        representationState: about.state,
        ...(about.answer ? { answer: about.answer } : {}),
      },
    });
}

export const tellRepresentation = (
  tx: TxCtx,
  { representationId }: DomainEvents['representation.changed'],
): Promise<void> => tell(tx, 'representation.changed', representationId);

export async function tellAnswered(
  tx: TxCtx,
  { presentationId }: DomainEvents['presentation.answered'],
): Promise<void> {
  const { representation_id: id } = await tx.db
    .selectFrom('presentation')
    .select('representation_id')
    .where('id', '=', presentationId)
    .executeTakeFirstOrThrow();
  await tell(tx, 'presentation.answered', id);
}
