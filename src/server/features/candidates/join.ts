import type { Candidate } from '#contract/candidates/candidate-views.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound, wrongStatus } from '../../platform/http/refusal.ts';
import '../companies/table.ts';
import { isEditedBy, requireCandidate } from './access.ts';
import './events.ts';
import { mayBeSeparated, readCandidate } from './read.ts';
import './table.ts';

/**
 * The other one, with those joined into it, is read as this person from now on. Nothing is moved, so that it can be
 * undone. Joining what is joined changes nothing.
 * @throws Refusal NOT_FOUND, also across companies
 */
export async function joinCandidates(ctx: Ctx, { id, otherId }: { id: string; otherId: string }): Promise<Candidate> {
  return inTransaction(ctx, async (tx) => {
    const { company_id: companyId } = await requireCandidate(tx, id, isEditedBy);
    await lockJoining(tx, companyId);
    const root = await requireCandidate(tx, id, isEditedBy);
    const other = await requireCandidate(tx, otherId, isEditedBy);
    if (other.company_id !== companyId) throw notFound();
    if (root.id !== other.id) {
      await tx.db
        .updateTable('candidate')
        .set({ joined_into: root.id, joined_by: userIdOf(tx), joined_at: tx.clock.now() })
        .where('id', '=', other.id)
        .execute();
      await tx.db.updateTable('candidate').set({ joined_into: root.id }).where('joined_into', '=', other.id).execute();
      await tx.emit('candidate.merged', { candidateId: root.id, mergedId: other.id, companyId });
    }
    return readCandidate(tx, root.id);
  });
}

/**
 * From all others that it was joined with.
 * @returns the candidate that stays
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status where it is not joined or was so too long ago
 */
export async function separateCandidate(ctx: Ctx, id: string): Promise<Candidate> {
  return inTransaction(ctx, async (tx) => {
    const { id: rootId, company_id: companyId } = await requireCandidate(tx, id, isEditedBy);
    await lockJoining(tx, companyId);
    const { joined_into: into, joined_at: joinedAt } = await tx.db
      .selectFrom('candidate')
      .select(['joined_into', 'joined_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(notFound);
    if (!into || !joinedAt || !mayBeSeparated(tx, joinedAt)) throw wrongStatus();
    await setApart(tx).where('id', '=', id).execute();
    return readCandidate(tx, rootId);
  });
}

/** A candidate who is hidden does not hide those who were joined with them. */
export async function leaveJoined(tx: TxCtx, id: string): Promise<void> {
  await setApart(tx)
    .where((eb) => eb.or([eb('id', '=', id), eb('joined_into', '=', id)]))
    .execute();
}

const setApart = ({ db }: TxCtx) =>
  db.updateTable('candidate').set({ joined_into: null, joined_by: null, joined_at: null });

/** One at a time for a company: two at once could join in a circle. */
const lockJoining = ({ db }: TxCtx, companyId: string) =>
  db.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
