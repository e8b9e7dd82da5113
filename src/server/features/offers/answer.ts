import { isDecided } from '#contract/applications/application-status.ts';
import type { DeclineReason, SignatureMeans } from '#contract/offers/offer-choices.ts';
import type { OwnOffer } from '#contract/offers/offer-views.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { proveByMail, requestMailedCode } from '../accounts/mailed-code.ts';
import { readProofMeans } from '../accounts/prove.ts';
import { personOf, requireRecentProof } from '../accounts/signed-in.ts';
import { acceptByOffer } from '../applications/change.ts';
import { snapshotName } from '../applications/snapshots.ts';
import { type LockedOffer, lockOffer, moveOffer, readVersion } from './lock.ts';
import { isBeingChanged } from './present.ts';
import { isAnswerable, readOwnOffer } from './read.ts';
import { readMeans, sign } from './send.ts';

interface Acceptance {
  id: string;
  version: number;
  /** As typed. */
  name: string;
  code?: string | undefined;
}

/**
 * By the candidate; accepts the application in the same transaction.
 * @throws Refusal NOT_FOUND, INVALID for another name or a wrong code, FORBIDDEN sign_in_again, TOO_MANY_REQUESTS,
 * CONFLICT offer_over, changed_meanwhile
 */
export async function acceptOffer(ctx: Ctx, { id, version: number, name, code }: Acceptance): Promise<OwnOffer> {
  // Outside of the transaction: a wrong code counts although it rolls back.
  const means = await confirm(ctx, code);
  return inTransaction(ctx, async (tx) => {
    const offer = await lockToAnswer(tx, id);
    const version = await readVersion(tx, id, number);
    if (spelling(name) !== spelling(snapshotName(offer.applicant_facts))) throw invalidField('name', 'invalid');
    await sign(tx, { versionId: version.id, party: 'candidate', name, means });
    if (!isDecided(offer.application_status)) await acceptByOffer(tx, offer.application_id);
    await moveOffer(tx, offer, 'accepted');
    return readOwnOffer(tx, id);
  });
}

/**
 * For people without a password or passkey.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status for others, TOO_MANY_REQUESTS
 */
export async function mailCode(ctx: Ctx, id: string): Promise<void> {
  await readOwnOffer(ctx, id);
  await requestMailedCode(ctx);
}

const spelling = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** A recent proof of identity; for people without an account, a code that was mailed to them. */
async function confirm(ctx: Ctx, code: string | undefined): Promise<SignatureMeans> {
  const { unclaimed, provedRecently } = personOf(ctx);
  if (!unclaimed) {
    requireRecentProof(ctx);
    return readMeans(ctx);
  }
  if (provedRecently && (await readProofMeans(ctx)) === 'mail') return 'code';
  if (!code) throw invalidField('code', 'required');
  await proveByMail(ctx, { code });
  return 'code';
}

/**
 * The application stays as it is.
 * @throws Refusal NOT_FOUND, CONFLICT offer_over, changed_meanwhile
 */
export async function declineOffer(
  ctx: Ctx,
  { id, reason, words }: { id: string; reason: DeclineReason | null; words: string },
): Promise<OwnOffer> {
  return inTransaction(ctx, async (tx) => {
    const offer = await lockToAnswer(tx, id);
    await moveOffer(tx, offer, 'declined', { decline_reason: reason, decline_words: words });
    return readOwnOffer(tx, id);
  });
}

async function lockToAnswer(tx: TxCtx, id: string): Promise<LockedOffer> {
  const { profileId } = personOf(tx);
  const offer = await lockOffer(tx, id);
  if (offer.applicant_id !== profileId) throw notFound();
  if (isBeingChanged(offer)) throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
  if (offer.state !== 'sent' || !isAnswerable(offer, tx.clock.now()))
    throw new Refusal('CONFLICT', { reason: 'offer_over' });
  return offer;
}
