import {
  allowsOfferChange,
  isOpenOffer,
  type OfferState,
  type OfferTransition,
} from '#contract/offers/offer-choices.ts';

import type { TxCtx } from '../../context.ts';
import { notFound, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { isWrittenBy, visibleTo } from './access.ts';
import './events.ts';
import { findVersions, type VersionRow } from './find.ts';
import { isBeingChanged } from './present.ts';

export type LockedOffer = Awaited<ReturnType<typeof lockOffer>>;

/**
 * Locks the application, then the offer, as every command does: of two at once, the second sees what the first did.
 * @throws Refusal NOT_FOUND
 */
export async function lockOffer(tx: TxCtx, id: string) {
  const found = await tx.db
    .selectFrom('offer')
    .innerJoin('application', 'application.id', 'offer.application_id')
    .select('offer.application_id')
    .where('offer.id', '=', id)
    .where(visibleTo(tx.actor))
    .executeTakeFirst();
  if (!found) throw notFound();
  await lockApplication(tx, found.application_id);
  // A statement of its own, because the one above may have read before another transaction's commit.
  const offer = await tx.db
    .selectFrom('offer')
    .innerJoin('application', 'application.id', 'offer.application_id')
    .selectAll('offer')
    .select(['application.applicant_id', 'application.applicant_facts', 'application.status as application_status'])
    .select(isWrittenBy(tx.actor).as('may_write'))
    .where('offer.id', '=', id)
    .where(visibleTo(tx.actor))
    .forNoKeyUpdate(['offer'])
    .executeTakeFirst();
  if (!offer) throw notFound();
  return offer;
}

const lockApplication = ({ db }: TxCtx, id: string) =>
  db.selectFrom('application').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/**
 * For members who write offers.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT offer_over, wrong_status
 */
export async function lockToWrite(tx: TxCtx, id: string, transition: OfferTransition): Promise<LockedOffer> {
  const offer = await lockOffer(tx, id);
  if (!offer.may_write) throw new Refusal('FORBIDDEN');
  requireTransition(offer.state, transition);
  return offer;
}

function requireTransition(state: OfferState, transition: OfferTransition): void {
  if (!isOpenOffer(state)) throw new Refusal('CONFLICT', { reason: 'offer_over' });
  if (!allowsOfferChange(state, transition)) throw wrongStatus();
}

/**
 * The last version of a locked offer.
 * @throws Refusal CONFLICT changed_meanwhile if it is not the one that was read
 */
export async function readVersion(tx: TxCtx, offerId: string, number?: number): Promise<VersionRow> {
  const version = (await findVersions(tx, offerId)).at(-1);
  if (!version) throw new Error(`The offer ${offerId} has no version.`);
  if (number !== undefined && number !== version.number) throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
  return version;
}

type Columns = Partial<
  Pick<LockedOffer, 'sent_at' | 'answer_by' | 'reminded_at_days' | 'ended_at' | 'decline_reason' | 'decline_words'>
>;

/** Of a locked offer. */
export async function moveOffer(
  tx: TxCtx,
  offer: Pick<LockedOffer, 'id' | 'application_id' | 'state' | 'sent_at'>,
  to: OfferState,
  columns: Columns = {},
): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .updateTable('offer')
    .set({ state: to, updated_at: now, ...(isOpenOffer(to) ? {} : { ended_at: now }), ...columns })
    .where('id', '=', offer.id)
    .execute();
  await tx.emit('offer.changed', {
    offerId: offer.id,
    applicationId: offer.application_id,
    from: offer.state,
    to,
    isBeingChanged: isBeingChanged({ state: to, sent_at: offer.sent_at }),
  });
}
