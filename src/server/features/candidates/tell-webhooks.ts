import type { WebhookEvent } from '#contract/webhooks/webhook-choices.ts';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../accounts/events.ts';
import { queueDelivery } from '../webhooks/queue-delivery.ts';
import { webhooksFor } from '../webhooks/queue-events.ts';
import './events.ts';
import './table.ts';

interface AboutCandidate {
  companyId: string;
  candidateId: string;
  mergedId?: string;
}

async function tell(
  tx: TxCtx,
  event: Extract<WebhookEvent, `candidate.${string}`>,
  { companyId, candidateId, ...more }: AboutCandidate,
): Promise<void> {
  for (const webhook of await webhooksFor(tx, companyId, event))
    await queueDelivery(tx, webhook, { event, subjectId: candidateId, data: { companyId, candidateId, ...more } });
}

export const tellCandidateAdded = (tx: TxCtx, event: DomainEvents['candidate.added']) =>
  tell(tx, 'candidate.added', event);

export const tellCandidateMerged = (tx: TxCtx, event: DomainEvents['candidate.merged']) =>
  tell(tx, 'candidate.merged', event);

/** To all companies that see the person. */
export async function tellCandidateClaimed(tx: TxCtx, { profileId }: DomainEvents['person.claimed']): Promise<void> {
  const known = await tx.db
    .selectFrom('candidate')
    .select(['id as candidateId', 'company_id as companyId'])
    .where('profile_id', '=', profileId)
    .where('objected_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .execute();
  for (const one of known) await tell(tx, 'candidate.claimed', one);
}
