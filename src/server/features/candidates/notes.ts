import { CANDIDATE_NOTES_MAX } from '#contract/candidates/candidate-choices.ts';
import type { Candidate } from '#contract/candidates/candidate-views.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx } from '../../context.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { isEditedBy, requireCandidate } from './access.ts';
import { readCandidate } from './read.ts';
import './table.ts';

/** @throws Refusal NOT_FOUND, INVALID for too many */
export async function addNote(ctx: Ctx, { id, text }: { id: string; text: string }): Promise<Candidate> {
  return inTransaction(ctx, async (tx) => {
    const candidate = await requireCandidate(tx, id, isEditedBy);
    const { count } = await tx.db
      .selectFrom('candidate_note')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('candidate_id', '=', candidate.id)
      .executeTakeFirstOrThrow();
    if (count >= CANDIDATE_NOTES_MAX) throw invalidField('text', 'too_big');
    await tx.db
      .insertInto('candidate_note')
      .values({ id: newId(), candidate_id: candidate.id, text, written_by: userIdOf(tx), written_at: tx.clock.now() })
      .execute();
    return readCandidate(tx, candidate.id);
  });
}

/** @throws Refusal NOT_FOUND, FORBIDDEN for another author's */
export async function removeNote(ctx: Ctx, { id, noteId }: { id: string; noteId: string }): Promise<Candidate> {
  return inTransaction(ctx, async (tx) => {
    const candidate = await requireCandidate(tx, id, isEditedBy);
    const { notes } = await readCandidate(tx, candidate.id);
    const note = notes.find((one) => one.id === noteId);
    if (!note) throw notFound();
    if (!note.can.remove) throw new Refusal('FORBIDDEN');
    await tx.db.deleteFrom('candidate_note').where('id', '=', noteId).execute();
    return readCandidate(tx, candidate.id);
  });
}
