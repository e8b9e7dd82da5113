import type { PresentationAnswer } from '#contract/presenting/presenting-choices.ts';

import type { TxCtx } from '../../context.ts';
import { recordClientEntry } from '../clients/entries.ts';
import './events.ts';
import type { LockedRepresentation } from './lock.ts';
import './table.ts';

/** In what the consultants read about the client. */
export const recordPresented = (
  tx: TxCtx,
  { client_id: clientId, mandate_id: mandateId, profile_id: profileId }: LockedRepresentation,
): Promise<string> => recordClientEntry(tx, { clientId, mandateId, profileId, kind: 'presented' });

interface Answered {
  id: string;
  answer: Exclude<PresentationAnswer, 'waiting'>;
  words: string;
}

/** By the client, to a presentation that waits or that it answered before. */
export async function answerPresentation(tx: TxCtx, { id, answer, words }: Answered): Promise<void> {
  const answered = await tx.db
    .updateTable('presentation')
    .set({ answer, answer_words: words, answered_at: tx.clock.now() })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('answer', '<>', answer), eb('answer_words', '<>', words)]))
    .returning('representation_id')
    .executeTakeFirst();
  if (!answered) return;
  const about = await tx.db
    .selectFrom('representation')
    .innerJoin('mandate', 'mandate.id', 'representation.mandate_id')
    .select(['mandate.client_id', 'representation.mandate_id', 'representation.profile_id'])
    .where('representation.id', '=', answered.representation_id)
    .executeTakeFirstOrThrow();
  await recordClientEntry(tx, {
    clientId: about.client_id,
    mandateId: about.mandate_id,
    profileId: about.profile_id,
    kind: 'answered',
    words,
  });
  await tx.emit('presentation.answered', { presentationId: id });
}
