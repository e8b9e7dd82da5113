import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import { notFound, wrongStatus } from '../../platform/http/refusal.ts';
import './events.ts';
import { searchVector } from './search-words.ts';
import './table.ts';

/**
 * From both sides, and from their searches; the row keeps its text as evidence.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status if it is hidden already.
 */
export async function hideMessage(tx: TxCtx, id: string): Promise<void> {
  const { application_id: applicationId } = await lock(tx, id, { isHidden: false });
  await tx.db
    .updateTable('message')
    .set({ hidden_at: tx.clock.now(), search: sql<string>`''::tsvector` })
    .where('id', '=', id)
    .execute();
  await tx.emit('message.moderated', { applicationId, messageId: id });
}

/**
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status if it is not hidden.
 */
export async function showMessage(tx: TxCtx, id: string): Promise<void> {
  const { application_id: applicationId, content, ...owners } = await lock(tx, id, { isHidden: true });
  const search = searchVector(content, { applicantId: owners.applicant_id, companyId: owners.company_id });
  await tx.db.updateTable('message').set({ hidden_at: null, search }).where('id', '=', id).execute();
  await tx.emit('message.moderated', { applicationId, messageId: id });
}

async function lock({ db }: TxCtx, id: string, { isHidden }: { isHidden: boolean }) {
  const message = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.application_id', 'message.application_id')
    .select([
      'message.application_id',
      'message.content',
      'message.hidden_at',
      'conversation.applicant_id',
      'conversation.company_id',
    ])
    .where('message.id', '=', id)
    .forUpdate('message')
    .executeTakeFirstOrThrow(notFound);
  if ((message.hidden_at !== null) !== isHidden) throw wrongStatus();
  return message;
}
