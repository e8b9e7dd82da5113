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
export const tellCandidateClaimed = (tx: TxCtx, { profileId }: DomainEvents['person.claimed']): Promise<void> =>
  tellClaimed(tx, profileId, profileId);

/** Before candidates move: a person without an account turned out to have one, and a company may know both. */
export async function tellCandidatesJoined(tx: TxCtx, joined: DomainEvents['person.joined']): Promise<void> {
  const { email } = await tx.db
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', joined.intoUserId)
    .executeTakeFirstOrThrow();
  if (email !== null) await tellClaimed(tx, joined.fromProfileId, joined.intoProfileId);
}

/** With the candidate that stays. */
async function tellClaimed(tx: TxCtx, fromProfileId: string, intoProfileId: string): Promise<void> {
  const known = await tx.db
    .selectFrom('candidate')
    .leftJoin('candidate as held', (join) =>
      join.onRef('held.company_id', '=', 'candidate.company_id').on('held.profile_id', '=', intoProfileId),
    )
    .select(({ fn }) => fn.coalesce('held.id', 'candidate.id').as('candidateId'))
    .select('candidate.company_id as companyId')
    .where('candidate.profile_id', '=', fromProfileId)
    .where('candidate.objected_at', 'is', null)
    .orderBy('candidate.id')
    .execute();
  for (const one of known) await tell(tx, 'candidate.claimed', one);
}
