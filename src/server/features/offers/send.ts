import type { SignatureMeans } from '#contract/offers/offer-choices.ts';
import type { Offer } from '#contract/offers/offer-views.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { readProofMeans } from '../accounts/prove.ts';
import { personOf } from '../accounts/signed-in.ts';
import type { ProofMeans } from '../accounts/table.ts';
import { needsApproval, requestApproval } from '../approvals/request.ts';
import { dayOf } from '../jobs/term.ts';
import { digestOfVersion } from './digest.ts';
import { fillTerms } from './filling.ts';
import { type LockedOffer, lockOffer, lockToWrite, moveOffer, readVersion } from './lock.ts';
import { requireOpening } from './openings.ts';
import { nameOfMember } from './present.ts';
import { canNotePaper, readOffer } from './read.ts';
import { toApprove } from './to-approve.ts';
import { answerByProblem, endApproval } from './write.ts';

interface OfVersion {
  id: string;
  version: number;
}

/**
 * Binds the company until the last day to answer.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID if the last day is past, CONFLICT offer_over, changed_meanwhile,
 * approval_needed, no_opening_left, wrong_status if it was sent
 */
export async function sendOffer(ctx: Ctx, { id, version: number }: OfVersion): Promise<Offer> {
  return inTransaction(ctx, async (tx) => {
    const offer = await lockToWrite(tx, id, 'change');
    const version = await readVersion(tx, id, number);
    if (offer.state === 'sent') throw wrongStatus();
    const answerBy = answerByProblem(version.conditions.answerBy, tx.clock.now());
    if (answerBy) throw invalidField('conditions.answerBy', answerBy);
    if (offer.state === 'pending' || (await needsApproval(tx, toApprove(await withJob(tx, offer), version))))
      throw new Refusal('CONFLICT', { reason: 'approval_needed' });
    await requireOpening(tx, offer);
    const now = tx.clock.now();
    const texts = fillTerms(version);
    await tx.db
      .updateTable('offer_version')
      .set({ texts: JSON.stringify(texts), sent_at: now, digest: digestOfVersion({ ...version, texts }) })
      .where('id', '=', version.id)
      .execute();
    await sign(tx, {
      versionId: version.id,
      party: 'company',
      name: await nameOfMember(tx),
      means: await readMeans(tx),
    });
    await moveOffer(tx, { ...offer, sent_at: now }, 'sent', {
      sent_at: now,
      answer_by: version.conditions.answerBy,
      reminded_at_days: null,
    });
    return readOffer(tx, id);
  });
}

/** Of the actor's last proof. Those who registered a moment ago chose a password. */
export const readMeans = async (ctx: Ctx): Promise<SignatureMeans> =>
  meansOf[(await readProofMeans(ctx)) ?? 'password'];

/** A code is of an authenticator or an email. */
const meansOf: Record<ProofMeans, SignatureMeans> = {
  password: 'password',
  passkey: 'passkey',
  provider: 'openid',
  code: 'code',
  mail: 'code',
};

interface NewSignature {
  versionId: string;
  party: 'company' | 'candidate';
  name: string;
  means: SignatureMeans;
}

/** By the actor. */
export async function sign(tx: TxCtx, { versionId, ...signature }: NewSignature): Promise<void> {
  await tx.db
    .insertInto('offer_signature')
    .values({ version_id: versionId, user_id: personOf(tx).userId, at: tx.clock.now(), ...signature })
    .execute();
}

const withJob = async (tx: TxCtx, offer: LockedOffer) => ({
  ...(await tx.db.selectFrom('job').selectAll().where('id', '=', offer.job_id).executeTakeFirstOrThrow()),
  id: offer.id,
  application_id: offer.application_id,
  company_id: offer.company_id,
  job_id: offer.job_id,
});

/** @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT offer_over, changed_meanwhile, wrong_status if none is needed */
export async function askApproval(ctx: Ctx, { id, version: number }: OfVersion): Promise<Offer> {
  return inTransaction(ctx, async (tx) => {
    const offer = await lockToWrite(tx, id, 'askApproval');
    const what = toApprove(await withJob(tx, offer), await readVersion(tx, id, number));
    if (!(await needsApproval(tx, what))) throw wrongStatus();
    await moveOffer(tx, offer, 'pending');
    await requestApproval(tx, what);
    return readOffer(tx, id);
  });
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT offer_over, wrong_status if it was never sent */
export async function withdrawOffer(ctx: Ctx, id: string): Promise<Offer> {
  return inTransaction(ctx, async (tx) => {
    const offer = await lockToWrite(tx, id, 'withdraw');
    if (offer.sent_at === null) throw wrongStatus();
    await moveOffer(tx, offer, 'withdrawn');
    await endApproval(tx, offer, (await readVersion(tx, id)).id);
    return readOffer(tx, id);
  });
}

/**
 * That the contract was signed on paper.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID for a later day, CONFLICT wrong_status
 */
export async function notePaper(ctx: Ctx, { id, on }: { id: string; on: string }): Promise<Offer> {
  return inTransaction(ctx, async (tx) => {
    const offer = await lockOffer(tx, id);
    if (!offer.may_write) throw new Refusal('FORBIDDEN');
    if (!canNotePaper(offer, await readVersion(tx, id))) throw wrongStatus();
    if (on > dayOf(tx.clock.now())) throw invalidField('on', 'too_big');
    await tx.db
      .updateTable('offer')
      .set({ paper_noted_at: new Date(on), paper_noted_by: personOf(tx).userId, updated_at: tx.clock.now() })
      .where('id', '=', id)
      .execute();
    return readOffer(tx, id);
  });
}
