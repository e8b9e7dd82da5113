import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { letReceiveMails } from './add.ts';
import './events.ts';
import './table.ts';

/** In one transaction. */
const BATCH = 100;

/** Of the email. */
export const toldKey = (candidateId: string): string => `candidate-told:${candidateId}`;

/** For a locked candidate. Emails of the company reach them from now on. */
export async function tellCandidate(
  tx: TxCtx,
  { id, profile_id: profileId }: { id: string; profile_id: string },
): Promise<void> {
  await tx.db
    .updateTable('candidate')
    .set({ told_at: tx.clock.now(), told_by: null, tell_at: null })
    .where('id', '=', id)
    .execute();
  await letReceiveMails(tx, profileId);
  await tx.emit('candidate.told', { candidateId: id });
}

/** Those who were added three days ago. For a cron job. */
export async function tellDue(ctx: Ctx): Promise<void> {
  while ((await tellBatch(ctx)) === BATCH);
}

const tellBatch = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    const due = await tx.db
      .selectFrom('candidate')
      .select(['id', 'profile_id'])
      .where('tell_at', '<=', tx.clock.now())
      .where('objected_at', 'is', null)
      .orderBy('tell_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const candidate of due) await tellCandidate(tx, candidate);
    return due.length;
  });
