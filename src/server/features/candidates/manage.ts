import type { CandidateInput } from '#contract/candidates/added-candidates.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound, wrongStatus } from '../../platform/http/refusal.ts';
import '../applications/table.ts';
import { fillProfile, snapshotOfFacts } from '../profiles/fill.ts';
import { isEditedBy } from './access.ts';
import { requireUnknown, toldMoment } from './add-by-hand.ts';
import { letReceiveMails } from './add.ts';
import { eraseCandidates } from './erase.ts';
import { searchKeysOf } from './search-keys.ts';
import './table.ts';
import { tellCandidate } from './tell.ts';

/**
 * Until the person is told, their page shows the same.
 * @throws Refusal NOT_FOUND; CONFLICT wrong_status for people who applied, and for another address of a person who
 * was told; candidate_known, candidate_objected
 */
export async function updateCandidate(ctx: Ctx, { id, ...input }: CandidateInput & { id: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const candidate = await lockAdded(tx, id);
    const { email: contactEmail, phone, source, locale, ...stated } = input;
    if (contactEmail !== candidate.facts.contactEmail) {
      if (candidate.told_at) throw wrongStatus();
      await requireUnknown(tx, candidate.company_id, contactEmail);
    }
    const { bio, certifications, workAuthorisation, username } = candidate.facts;
    const corrected = snapshotOfFacts({ ...stated, contactEmail }, username);
    const facts = { ...corrected, bio, certifications, workAuthorisation };
    await tx.db
      .updateTable('candidate')
      .set({ facts: JSON.stringify(facts), phone, source, ...searchKeysOf(facts) })
      .where('id', '=', id)
      .execute();
    if (candidate.told_at) return;
    await fillProfile(tx, candidate.profile_id, facts);
    await tx.db
      .updateTable('profile')
      .set({ preferred_locale: locale })
      .where('id', '=', candidate.profile_id)
      .execute();
  });
}

/** @throws Refusal NOT_FOUND; CONFLICT wrong_status for people who applied */
export async function removeCandidate(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockAdded(tx, id);
    await eraseCandidates(tx, [id]);
  });
}

/** @throws Refusal NOT_FOUND; CONFLICT wrong_status if they were told */
export async function tellNow(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const candidate = await lockUntold(tx, id);
    await tellCandidate(tx, candidate);
  });
}

/** @throws Refusal NOT_FOUND; CONFLICT wrong_status if they were told; INVALID for a day that is yet to come */
export async function markTold(ctx: Ctx, { id, on }: { id: string; on: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const candidate = await lockUntold(tx, id);
    await tx.db
      .updateTable('candidate')
      .set({ told_at: toldMoment(on, tx.clock.now(), 'on'), told_by: userIdOf(tx), tell_at: null })
      .where('id', '=', id)
      .execute();
    await letReceiveMails(tx, candidate.profile_id);
  });
}

/** @throws Refusal NOT_FOUND */
async function lockCandidate({ db, actor }: TxCtx, id: string) {
  return db
    .selectFrom('candidate')
    .select(['id', 'company_id', 'profile_id', 'origin', 'told_at', 'facts'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('application')
          .select('application.id')
          .whereRef('application.applicant_id', '=', 'candidate.profile_id')
          .whereRef('application.company_id', '=', 'candidate.company_id')
          .where('application.is_added', '=', false),
      ).as('has_applied'),
    )
    .where('id', '=', id)
    .where(isEditedBy(actor))
    .where('objected_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

async function lockAdded(tx: TxCtx, id: string) {
  const candidate = await lockCandidate(tx, id);
  if (candidate.origin === 'applied' || candidate.has_applied) throw wrongStatus();
  return candidate;
}

async function lockUntold(tx: TxCtx, id: string) {
  const candidate = await lockCandidate(tx, id);
  if (candidate.origin === 'applied' || candidate.told_at) throw wrongStatus();
  return candidate;
}
