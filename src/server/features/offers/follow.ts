import { isOpenOffer, offerStates } from '#contract/offers/offer-choices.ts';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../accounts/events.ts';
import '../applications/events.ts';
import '../approvals/events.ts';
import { lockOffer, moveOffer, readVersion } from './lock.ts';
import './table.ts';
import { deleteOffer, endApproval } from './write.ts';

const openStates = offerStates.filter(isOpenOffer);

/** An application that was withdrawn or rejected ends the open offer to its applicant. The application is locked. */
export async function endOfferOfDecided(
  tx: TxCtx,
  { applicationId, to }: DomainEvents['application.changed'],
): Promise<void> {
  if (to !== 'withdrawn' && to !== 'rejected') return;
  const offer = await tx.db
    .selectFrom('offer')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', 'in', openStates)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!offer) return;
  if (offer.sent_at === null) return deleteOffer(tx, offer);
  await moveOffer(tx, offer, to === 'withdrawn' ? 'declined' : 'withdrawn');
  await endApproval(tx, offer, (await readVersion(tx, offer.id)).id);
}

/** The result of the approval that an offer waits for. */
export async function followApproval(
  tx: TxCtx,
  { kind, offerVersionId, state }: DomainEvents['approval.ended'],
): Promise<void> {
  if (kind !== 'offer' || offerVersionId === null) return;
  const version = await tx.db
    .selectFrom('offer_version')
    .select('offer_id')
    .where('id', '=', offerVersionId)
    .executeTakeFirst();
  if (!version) return;
  const offer = await lockOffer({ ...tx, actor: { kind: 'system' } }, version.offer_id);
  if (offer.state === 'pending') await moveOffer(tx, offer, state === 'approved' ? 'approved' : 'draft');
}

/** What a person without an account signed becomes the account's. */
export async function moveSignatures(
  { db }: TxCtx,
  { fromUserId, intoUserId }: DomainEvents['person.joined'],
): Promise<void> {
  await db.updateTable('offer_signature').set({ user_id: intoUserId }).where('user_id', '=', fromUserId).execute();
}
