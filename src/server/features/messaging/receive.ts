import { sql } from 'kysely';

import type { MessageSide } from '#contract/messaging/messages.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { personOf } from '../accounts/signed-in.ts';
import './events.ts';
import { findThread } from './thread.ts';
import './table.ts';

/** Maximum per call; the next call continues. */
const THREADS_AT_ONCE = 100;

/**
 * At a company only the addressee marks messages as read; a colleague leaves them unread.
 * @throws Refusal NOT_FOUND
 */
export async function readMessages(ctx: Ctx, applicationId: string): Promise<void> {
  const { userId } = personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const { side, employer_id: employerId } = await findThread(tx, applicationId);
    if (side === 'applicant' || employerId === userId) await markRead(tx, applicationId, side);
  });
}

/** Does nothing if no message was unread. */
export async function markRead(tx: TxCtx, applicationId: string, by: MessageSide): Promise<void> {
  const at = tx.clock.now();
  const marked = await tx.db
    .updateTable('message')
    .set({ read_at: at, delivered_at: sql`coalesce(delivered_at, ${at})` })
    .where('application_id', '=', applicationId)
    .where('side', '!=', by)
    .where('read_at', 'is', null)
    .returning(['seq', 'recipient_id'])
    .execute();
  await emitReceived(tx, { applicationId, by, state: 'read', at }, marked);
}

/** The senders see the delivery. */
export async function acknowledgeDelivery(ctx: Ctx): Promise<void> {
  const { userId, role } = personOf(ctx);
  const by = role === 'employer' ? 'employer' : 'applicant';
  const waiting = await ctx.db
    .selectFrom('message')
    .select('application_id')
    .distinct()
    .where('recipient_id', '=', userId)
    .where('delivered_at', 'is', null)
    .limit(THREADS_AT_ONCE)
    .execute();
  // One by one: each locks the people of its own thread.
  for (const { application_id: applicationId } of waiting) {
    await inTransaction(ctx, async (tx) => {
      const at = tx.clock.now();
      const marked = await tx.db
        .updateTable('message')
        .set({ delivered_at: at })
        .where('application_id', '=', applicationId)
        .where('recipient_id', '=', userId)
        .where('delivered_at', 'is', null)
        .returning(['seq', 'recipient_id'])
        .execute();
      await emitReceived(tx, { applicationId, by, state: 'delivered', at }, marked);
    });
  }
}

interface Receipt {
  applicationId: string;
  by: MessageSide;
  state: 'delivered' | 'read';
  at: Date;
}

async function emitReceived(
  tx: TxCtx,
  receipt: Receipt,
  marked: readonly { seq: number; recipient_id: string | null }[],
): Promise<void> {
  if (marked.length === 0) return;
  const readerIds = [...new Set(marked.flatMap(({ recipient_id: id }) => id ?? []))].toSorted();
  await tx.emit('messages.received', { ...receipt, upTo: Math.max(...marked.map(({ seq }) => seq)), readerIds });
}
